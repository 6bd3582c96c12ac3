import { FAIR_ROW, OFFER_COSTS, fairOf, townOf } from '../../content';
import type { State } from '../../rules/model';

/** What can be taken by Contract and Character Actions, and the four Fairs. */
export function PlainOffers({ state }: { state: State }) {
  const { offers, fairs } = state;
  return (
    <>
      <section aria-labelledby="offers">
        <h2 id="offers">Offers</h2>
        <h3>Contracts</h3>
        <ol>
          {offers.contract.map((tile, at) => (
            <li key={tile ?? `gap ${at}`}>
              {tile ?? 'empty'}: {OFFER_COSTS[at]} points
            </li>
          ))}
        </ol>
        <h3>Characters</h3>
        <ol>
          {offers.character.map((tile, at) => (
            <li key={tile ?? `gap ${at}`}>{tile ?? 'empty'}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="fairs">
        <h2 id="fairs">Fairs</h2>
        <ol>
          {fairs.map(({ town, tile }, index) => (
            <li key={town}>
              {townOf(town).name}: {(FAIR_ROW[index] ?? 0) + fairOf(tile).points} points, {tile}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
