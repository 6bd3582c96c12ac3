import { RULEBOOK, type BaseRuleId, type RuleId } from '../../../content/rulebook';
import type { NumberedRule } from './types';

/** Where the parts of the rules begin, in their order; each goes on to the next one. */
const BEGINNINGS = {
  terms: 'R1.1',
  setup: 'R2.1',
  rounds: 'R3.1',
  preparation: 'R4.1a',
  corruption: 'R5.1',
  turn: 'R5.8',
  changingDie: 'R5.12',
  wheelTile: 'R5.18',
  storehouse: 'R5.21',
  resources: 'R5.27',
  endOfTurn: 'R5.29',
  actions: 'R6.1',
  architect: 'R6.10',
  merchant: 'R6.20',
  character: 'R6.30',
  contract: 'R6.50',
  king: 'R6.60',
  joker: 'R6.70',
  tasks: 'R7.1',
  effects: 'R8.1',
  helpers: 'R8.10',
  characters: 'R8.25',
  houseSpaces: 'R8.40',
  crestSpaces: 'R8.50',
  contracts: 'R8.60',
  buildings: 'R9.1',
  kingPhase: 'R10.1',
  fair: 'R11.1',
  fairTiles: 'R11.9',
  cleanup: 'R12.1',
  scoring: 'R13.1',
  soloSetup: 'R14.1',
  soloTurn: 'R15.1',
  decrees: 'R15.30a',
  reach: 'R16.1',
  soloArchitect: 'R16.10',
  soloMerchant: 'R16.20',
  soloCharacter: 'R16.40',
  soloContract: 'R16.60',
  soloKing: 'R16.70',
  soloTasks: 'R17.1',
  need: 'R18.1',
  soloTiles: 'R19.1',
  soloScoring: 'R20.1',
  challenges: 'R21.1',
  levels: 'R22.1',
  soloEnd: 'R23.1',
} as const satisfies Record<string, NumberedRule>;

export type PartName = keyof typeof BEGINNINGS;

export interface BookPart {
  readonly name: string;
  /** The first number of its rules. */
  readonly section: number;
  readonly solo: boolean;
  readonly rules: readonly RuleId[];
  /** Rulings of the section, all in its last part. */
  readonly rulings: readonly RuleId[];
}

const isRule = (id: RuleId): boolean => /^[RS]\d/.test(id);
const isRuling = (id: RuleId): boolean => /^S?Q\d/.test(id);
const sectionOf = (id: RuleId): number => Number(/^[A-Z]+(\d+)\./.exec(id)?.[1]);

/** All parts of the rules of a box with the ids of their rules and rulings. */
export function partsOf(
  beginnings: Readonly<Record<string, RuleId>>,
  ids: readonly RuleId[],
  firstOfSolo: number,
): readonly BookPart[] {
  const rules = ids.filter(isRule);
  return Object.entries(beginnings).map(([name, from], index, all) => {
    const next = all[index + 1]?.[1];
    const section = sectionOf(from);
    const isLast = next === undefined || sectionOf(next) !== section;
    return {
      ...{ name, section, solo: section >= firstOfSolo },
      rules: rules.slice(rules.indexOf(from), next === undefined ? undefined : rules.indexOf(next)),
      rulings: isLast ? ids.filter(isRuling).filter(id => sectionOf(id) === section) : [],
    };
  });
}

export const PARTS = partsOf(BEGINNINGS, Object.keys(RULEBOOK) as BaseRuleId[], 14);
