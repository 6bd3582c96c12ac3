import { CARDINAL_TASKS } from '../../content';
import { isFilled } from '../buildings';
import { complete } from '../completion';
import { pay, score } from '../ledger';
import type { State } from '../model';
import { happen } from '../play';
import { payPrice } from '../prices';
import { CARDINAL, cardinalOf, itsPlayer } from './board';
import { decide } from './choice';
import { buildable, costOf } from './needs';
import { canPay, cathedralPayment, fulfilContract as fulfilContract, withGold } from './payment';
import type { StepRule } from './rows';

/** The Tasks at the end of its turn: Crests, then Cathedrals, then Contracts, each as often as it can (R17.1). */

/** One Crest per column, below two Characters if possible, else the leftmost (R17.5, Q17.3). */
function columnForCrest(state: State): number {
  const { buildings } = itsPlayer(state);
  const full = buildings.findIndex(column => column.crest === null && isFilled(column));
  return full >= 0 ? full : buildings.findIndex(column => column.crest === null);
}

const priceOfCrest = (state: State) => withGold(itsPlayer(state), 'food', CARDINAL_TASKS.crest.food);

export const crest: StepRule<'crest'> = {
  idle: state => {
    if (itsPlayer(state).storehouse.length === 0 || !priceOfCrest(state)) return 'R17.2';
    return columnForCrest(state) < 0 ? 'Q17.2' : undefined;
  },
  does: (play, step) => {
    const { state } = play;
    const column = columnForCrest(state);
    const source = { kind: 'crestSpace', id: String(column) } as const;
    const candidates = itsPlayer(state).storehouse;
    const tile = decide(play, source, { of: 'crest', candidates, criteria: [], rule: 'R17.2' });
    pay(play, CARDINAL, priceOfCrest(play.state) ?? {}, { source, rule: 'R17.2' });
    happen(play, CARDINAL, { what: 'crest', tile, building: column }, { source, rule: 'R17.5' });
    score(play, CARDINAL, CARDINAL_TASKS.crest.points, { source, rule: 'R17.2' });
    complete(play, CARDINAL, column);
    return [{ do: 'cardinal', ...step }];
  },
};

/** The Cathedrals that it can build and pay (R17.6). */
const payable = (state: State) => buildable(state).filter(({ pay }) => cathedralPayment(state, pay));

export const cathedralStep: StepRule<'cathedral'> = {
  idle: state => (payable(state).length === 0 ? 'R17.6' : undefined),
  does: (play, step) => {
    const { state } = play;
    const offers = new Map(payable(state).map(offer => [offer.town, offer]));
    const town = decide(
      play,
      { kind: 'cathedral' },
      {
        of: 'cathedral',
        candidates: [...offers.keys()],
        criteria: [{ by: 'points', rule: 'R17.7', of: each => offers.get(each)?.points ?? 0 }],
        rule: 'R17.6',
      },
    );
    const offer = offers.get(town);
    if (!offer) return [];
    const { tile, points } = offer;
    const why = { source: { kind: 'cathedral', id: town }, rule: 'R17.6' } as const;
    payPrice(play, CARDINAL, cathedralPayment(play.state, offer.pay) ?? {}, why);
    happen(play, CARDINAL, { what: 'cathedral', tile, town, points }, why);
    score(play, CARDINAL, points, why);
    return [{ do: 'cardinal', ...step }];
  },
};

/** The unfulfilled Contracts that it can pay now. */
const fulfillable = (state: State): string[] =>
  cardinalOf(state).contracts.filter(tile => canPay(itsPlayer(state), tile));

const sizeOf = (id: string): number => {
  const { iron = 0, wool = 0, identical = 0 } = costOf(id);
  return iron + wool + identical;
};

export const fulfilStep: StepRule<'fulfil'> = {
  idle: (state, { left }) => {
    if (left === 0) return 'R17.10';
    return fulfillable(state).length === 0 ? 'R17.8' : undefined;
  },
  does: (play, { left }) => {
    const tile = decide(
      play,
      { kind: 'contract' },
      {
        of: 'contract',
        candidates: fulfillable(play.state),
        criteria: [{ by: 'fewestResources', rule: 'R17.11', of: each => -sizeOf(each) }],
        rule: 'R17.8',
      },
    );
    fulfilContract(play, tile, 'contracts');
    return [{ do: 'cardinal', step: 'fulfil', left: left - 1 }];
  },
};
