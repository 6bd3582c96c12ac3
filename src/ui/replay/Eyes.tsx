import { goesByItself } from '../../rules/powers';
import { Icon } from '../pictures/Icon';
import { TokenIcon } from '../pictures/Piece';
import { Segments } from '../parts/Segments';
import { theGame, useTable } from '../play/TableContext';
import { useText } from '../text';
import { useReplay } from './ReplayContext';

const NOBODY = 'nobody';

/** Whose board lies in front: that of a seat, or of whoever decides. */
export function Eyes() {
  const { eyes, setEyes } = useReplay();
  const G = useTable(theGame);
  const { say } = useText();
  const seats = G.players.flatMap(({ name, colour }, seat) =>
    goesByItself(G, seat)
      ? []
      : [{ value: String(seat), label: <TokenIcon owner={colour} size={24} label={name} /> }],
  );
  const nobody = { value: NOBODY, label: <Icon name="eye" size={22} label={say('replay.spectator')} /> };
  return (
    <Segments
      label={say('replay.eyes')}
      options={[...seats, nobody]}
      value={eyes === undefined ? NOBODY : String(eyes)}
      onChange={value => setEyes(value === NOBODY ? undefined : Number(value))}
      small
    />
  );
}
