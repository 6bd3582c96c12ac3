import { KING_TRACK } from '../../content';
import { playerOf, type State } from '../../rules/model';
import { pointsOfValue, valueAt } from '../../rules/wheel';

/** The six Actions with their points, Bonus tile and dice, and the King track beside them. */
export function PlainWheel({ state }: { state: State }) {
  const { wheel, king } = state;
  return (
    <section aria-labelledby="wheel">
      <h2 id="wheel">Action wheel</h2>
      <ul>
        {wheel.actions.map(action => {
          const value = valueAt(state, action);
          const dice = wheel.dice.filter(die => die.value === value).map(die => die.colour);
          return (
            <li key={action}>
              {action}: {pointsOfValue(value)} points; Bonus tile {wheel.tiles[action] ?? 'none'}; dice of{' '}
              {value}: {dice.join(', ') || 'none'}
            </li>
          );
        })}
      </ul>
      <h3>King track</h3>
      <ul>
        {KING_TRACK.map(({ points }, position) => {
          const names = (king.track[position] ?? []).map(seat => playerOf(state, seat).name);
          return names.length > 0 && <li key={points}>{`${points}: ${names.join(', ')}`}</li>;
        })}
        <li>Bonus tile: {king.tile ?? 'none'}</li>
      </ul>
    </section>
  );
}
