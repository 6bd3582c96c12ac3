import { SWITCHES, type SwitchName } from '../../src/content';
import { COUNT } from '../../src/rules/counts';
import { rule } from '../rule';
import { aGame, asked, does, refused, waits } from './situation';

/** The switches are data: turned over, the other reading holds. */
function turned(name: SwitchName, check: () => void): void {
  const switches: Record<SwitchName, boolean> = SWITCHES;
  switches[name] = !switches[name];
  try {
    check();
  } finally {
    switches[name] = !switches[name];
  }
}

/** A Contract has brought a Merchant step. */
const stepOfContract = (merchant: string) => {
  const state = asked([{ do: 'move', piece: 'merchant', steps: 1 }], { merchant });
  const item = state.agenda.at(-1);
  if (item) item.source = { kind: 'contract', id: 'c-wool5' };
  return state;
};

rule('Q8.12 R8.64', 'the step of a Contract leads to a road space too, unless the switch is turned', () => {
  const toRoad = { type: 'step', piece: 'merchant', to: 'r-arras' } as const;
  const toTown = { type: 'step', piece: 'merchant', to: 'brugge' } as const;
  expect(refused(stepOfContract('tiletum'), toRoad)).toBeUndefined();
  turned('contractMerchantMoveTownsOnly', () => {
    expect(refused(stepOfContract('tiletum'), toRoad)).toBe('townsOnly');
    expect(refused(stepOfContract('r-arras'), { ...toTown, to: 'paris' })).toBe('townsOnly');
    const state = stepOfContract('tiletum');
    does(state, toTown);
    expect(waits(state)).toEqual(['dieAction']);
    const ofCharacter = asked([{ do: 'move', piece: 'merchant', steps: 1 }], { merchant: 'tiletum' });
    expect(refused(ofCharacter, toRoad)).toBeUndefined();
  });
});

rule(
  'Q11.4 R11.10j',
  'the rightmost Building is not among the filled ones, unless the switch is turned',
  () => {
    const state = aGame();
    expect(COUNT.filledBuildings(state, 0)).toBe(0);
    turned('rightmostCountsForFilledFair', () => expect(COUNT.filledBuildings(state, 0)).toBe(1));
  },
);
