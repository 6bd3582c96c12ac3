import { useState, type SubmitEvent } from 'react';
import { LONGEST_NAME } from '../../content/people';
import { ProblemNote } from '../newGame/ProblemNote';
import { Button } from '../parts/Button';
import { TextField } from '../parts/TextField';
import { useText } from '../text';
import { houseApi } from './houseApi';
import { useOnlineTable } from './OnlineTable';
import { keepName, keepSitting, myName } from './sittings';
import { useAsking } from './useAsking';

/** Whoever has the link gives a name and sits. */
export function SitDown() {
  const { say } = useText();
  const { id } = useOnlineTable();
  const [name, setName] = useState(myName);
  const { problem, busy, ask } = useAsking();
  const sit = (event: SubmitEvent): void => {
    event.preventDefault();
    ask(async () => {
      const sitting = await houseApi.join(id, name);
      keepName(name);
      keepSitting(sitting);
    });
  };
  return (
    <form className="sit-down" onSubmit={sit}>
      <h3 className="option-name">{say('onlineTable.sitTitle')}</h3>
      <p className="seat-note">{say('onlineTable.sitText')}</p>
      <div className="one-field">
        <TextField
          label={say('newGame.nameHint')}
          autoComplete="nickname"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={setName}
        />
        <Button type="submit" tone="go" disabled={busy || name.trim() === ''}>
          {say('lobby.sit')}
        </Button>
      </div>
      <ProblemNote text={problem} />
    </form>
  );
}
