import { BUILDINGS, RESOURCES } from '../../content';
import { playerOf, type Seat, type State } from '../../rules/model';

/** Everything on one player's board. */
export function PlainPlayer({ state, seat }: { state: State; seat: Seat }) {
  const player = playerOf(state, seat);
  const { name, score, goods, supply, houses, pillars, merchant, architect, dice } = player;
  const { buildings, storehouse, contracts, cathedrals } = player;
  const heading = `board-${seat}`;
  const list = (things: readonly string[]): string => things.join(', ') || 'none';
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{`${name} (${player.colour}), ${score} points`}</h2>
      <dl>
        <dt>Resources</dt>
        <dd>{list(RESOURCES.map(resource => `${goods[resource]} ${resource}`))}</dd>
        <dt>Dice</dt>
        <dd>{list(dice.map(die => `${die.colour} ${die.value}`))}</dd>
        <dt>Supply</dt>
        <dd>{`${supply.houses} Houses, ${supply.pillars} Pillars`}</dd>
        <dt>On the map</dt>
        <dd>{`Merchant in ${merchant}, Architect in ${architect}, Houses: ${list(houses)}, Pillars: ${list(pillars)}`}</dd>
        <dt>Buildings</dt>
        <dd>
          <ol>
            {buildings.map(({ rooms, crest }, index) => (
              <li key={BUILDINGS[index]?.id}>
                {`Rooms: ${list(rooms.map(room => room ?? 'empty'))}; Crest: ${crest ?? 'none'}`}
              </li>
            ))}
          </ol>
        </dd>
        <dt>Storehouse</dt>
        <dd>{list(storehouse)}</dd>
        <dt>Contracts</dt>
        <dd>{list(contracts)}</dd>
        <dt>Cathedral tiles</dt>
        <dd>{list(cathedrals)}</dd>
      </dl>
    </section>
  );
}
