import { useId, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { ProblemNote } from '../newGame/ProblemNote';
import { Button } from '../parts/Button';
import { TextField } from '../parts/TextField';
import { useText } from '../text';
import { tableIn } from './seatLink';

/** A field for the link of a table, or its end. */
export function JoinField() {
  const { say } = useText();
  const [, navigate] = useLocation();
  const [given, setGiven] = useState('');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    const table = tableIn(given);
    setWrong(table === undefined);
    if (table !== undefined) navigate(`/table/${table}`);
  };
  return (
    <>
      <form className="one-field" onSubmit={join}>
        <TextField
          label={say('lobby.join')}
          placeholder={say('lobby.joinHint')}
          value={given}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          onChange={setGiven}
        />
        <Button type="submit">{say('lobby.joinGo')}</Button>
      </form>
      <ProblemNote id={id} text={wrong ? say('lobby.joinWrong') : undefined} />
    </>
  );
}
