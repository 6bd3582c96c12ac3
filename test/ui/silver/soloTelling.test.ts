import { SURPRISES } from '../../../src/content/silver/solo/surprises';
import type { GameEvent } from '../../../src/rules/events';
import type { State } from '../../../src/rules/model';
import { silverSoloTables } from '../../../src/tools/silver/tables';
import { ENGLISH, plain, type Text } from '../../../src/ui/text';
import { surpriseCardWords } from '../../../src/ui/text/silver/solo';
import { tell, type Chapter } from '../../../src/ui/text/telling';
import { IT, due, proceeds, steps } from '../../rules/cardinal/situation';
import { arrange } from '../../rules/situation/arranging';
import { bringing } from '../../rules/situation/playing';
import { arrangeMiner, arrangeSilver } from '../../rules/silver/situation';
import { bareBelow } from '../../rules/silver/solo/situation';
import { TEXTS } from '../catalogues';
import { chaptersOf } from './games';

/** What the Cardinal of Silver does in words: step by step, with rule and reason. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

const [, FRENCH = ENGLISH] = TEXTS;

const said = (text: Text, chapters: readonly Chapter[]): string[] =>
  tell(text, chapters, { names: ['Ada', 'He'], viewer: 0 }).map(({ rule, text: words }) =>
    `${rule} ${plain(words)}`.replaceAll('\u00a0', ' '),
  );

const games = silverSoloTables().map((table, index) => chaptersOf(table, index + 1, 5));
const FAULT = /undefined|NaN|\[object|  | ,|, ,|: *$|\w [a-z]+\.[a-z]|I-[AB]|>|\b[a-z]+[A-Z]\w/;

test.each(TEXTS.map(text => [text.language, text] as const))('whole games are told in %s', (_, text) => {
  const lines = games.flatMap(chapters => said(text, chapters));
  expect(lines.filter(line => FAULT.test(line))).toEqual([]);
});

test('the table is laid out in one line, his cards with it', () => {
  for (const chapters of games)
    expect(said(ENGLISH, chapters).filter(line => line.endsWith('The board is laid out'))).toHaveLength(1);
});

/** Every step that he takes, as the log tells it. */
function toldSteps(state: State, text: Text, ...cards: string[]): string[] {
  const chapters: Chapter[] = [];
  const drawn = [...cards];
  while (steps(state)[0] !== 'end') {
    const card = steps(state)[0] === 'surprise' ? drawn.shift() : undefined;
    const events: GameEvent[] = card ? proceeds(state, bringing(card)) : proceeds(state);
    chapters.push({ seat: IT, events });
  }
  return said(text, chapters);
}

/** He can pay for one King's Surprise and no more, and stands at the end of the King track. */
function atTheEnd(): State {
  const state = bareBelow({ goods: {} }, { silver: 2 });
  arrange(state, it => {
    it.king.track = it.king.track.map((_, at) => (at === it.king.track.length - 1 ? [0, IT] : []));
  });
  due(state, { step: 'paySurprise' });
  return state;
}

test('he pays, draws, skips and gains, each by itself and by its rule', () => {
  expect(toldSteps(atTheEnd(), ENGLISH, 'surprise-4')).toEqual([
    'S13.4 He pays 1 silver for a King’s Surprise',
    'S13.5 He draws a King’s Surprise: King 4, 3 of the resources that it requires most and 4 VP, skips King 4: its marker is at the end of the King track',
    'R18.4 He gains 1 gold, gains 1 gold, gains 1 gold',
    'S13.5 He scores 4 VP',
    expect.stringMatching(/^R5.32 New in the Contract offer/),
  ]);
  expect(toldSteps(atTheEnd(), FRENCH, 'surprise-4').slice(0, 2)).toEqual([
    'S13.4 He paie 1 argent pour une Surprise du Roi',
    'S13.5 He pioche une Surprise du Roi : Roi 4, 3 des ressources dont il a le plus besoin et 4 PV, passe Roi 4 : son marqueur est au bout de la piste du Roi',
  ]);
});

test('the events say which effect of which card they come from', () => {
  const state = atTheEnd();
  proceeds(state);
  const source = { kind: 'surprise', id: 'surprise-4' };
  expect(proceeds(state, bringing('surprise-4'))).toContainEqual(
    expect.objectContaining({ what: 'lapse', rule: 'S13.5', source: { ...source, at: 0 } }),
  );
  expect(proceeds(state)).toContainEqual(
    expect.objectContaining({ what: 'gain', rule: 'SQ13.12', source: { ...source, at: 1 } }),
  );
  expect(proceeds(state)).toEqual([
    expect.objectContaining({ what: 'score', points: 4, source: { ...source, at: 2 } }),
  ]);
});

/** What is skipped of a card when it is all that he does. */
function skips(text: Text, card: string, change: (state: State) => void): string {
  const state = bareBelow({}, { supply: 0 });
  change(state);
  due(state, { step: 'surprise', left: 1 });
  return toldSteps(state, text, card).join('. ');
}

const noPieces = (state: State): void => arrange(state, IT, { supply: { houses: 0, pillars: 0 } });

test.each([
  ['surprise-5', 'a Prospector into map III, or 6 VP if it has one there and Prospector 2', 'SQ13.4'],
  ['surprise-6', 'a House in the town of the next Fair with a place for it, Architect 2 and 6 VP', 'SQ13.5'],
  ['surprise-7', 'a Pillar at the Cathedral above with the fewest VP, Merchant 2 and 4 VP', 'SQ13.6'],
  ['surprise-10', '2 silver and 3 VP for each of its Mines on the maps', 'S13.5'],
])('%s says “%s” (%s)', (card, words) =>
  expect(plain(surpriseCardWords(ENGLISH, card)).replaceAll('\u00a0', ' ')).toBe(words),
);

test('what is skipped says why', () => {
  expect(skips(ENGLISH, 'surprise-6', noPieces)).toContain(
    'skips a House in the town of the next Fair with a place for it: it can build no House where a Fair is to come',
  );
  expect(skips(ENGLISH, 'surprise-7', noPieces)).toContain(
    'skips a Pillar at the Cathedral above with the fewest VP: no Cathedral above has room for a Pillar of its',
  );
  expect(skips(ENGLISH, 'surprise-5', noPieces)).toContain('skips Prospector 2: it can place nothing below');
  const all = ['eagle', 'cup', 'lion', 'lily', 'tower', 'rose'].map(crest => `b-crest-${crest}-1`);
  const storehouse = [...all, 'b-crest-hammer'];
  expect(skips(ENGLISH, 'surprise-1', state => arrange(state, IT, { storehouse }))).toContain(
    'skips a Crest that it lacks: no Crest that it lacks is left in the box',
  );
});

test.each([
  [
    ENGLISH,
    'King 1 and 5 VP (for 1 silver), moves 1 space up the King track, to 3, leaves what the tablet sells',
  ],
  [
    FRENCH,
    'Roi 1 et 5 PV (contre 1 argent), avance de 1 case sur la piste du Roi, à 3, laisse ce que vend la tablette',
  ],
])('a price that he never pays is not one that he lacks', (text, said) => {
  const state = bareBelow({}, { prospectors: ['I-A.t1'], silver: 3 }, { challenges: ['news-of-travellers'] });
  due(state, { step: 'descend', to: 'I-A.freiberg' });
  expect(toldSteps(state, text).join()).toContain(said);
});

test.each([
  [ENGLISH, / takes the \w+ Crest from the box$/],
  [FRENCH, / prend le Blason (du|de la|de l’) ?\w+ dans la boîte$/],
])('a Crest that he lacks comes out of the box', (text, said) => {
  const state = bareBelow();
  due(state, { step: 'surprise', left: 1 });
  expect(toldSteps(state, text, 'surprise-1')[1]).toMatch(said);
});

test.each([
  [ENGLISH, 'has no King’s Surprise left to draw', 'cannot pay for a King’s Surprise'],
  [FRENCH, 'n’a plus de Surprise du Roi à piocher', 'ne peut payer aucune Surprise du Roi'],
])('why he draws none', (text, none, poor) => {
  const tries = (silver: number, surprises: string[]): string[] => {
    const state = bareBelow({}, { silver });
    arrangeSilver(state, { surprises });
    due(state, { step: 'king', points: 1 }, { step: 'paySurprise' });
    return toldSteps(state, text);
  };
  const all = SURPRISES.map(({ id }) => id);
  expect(tries(3, all)).toEqual([expect.stringMatching(`${none}$`)]);
  expect(tries(0, [])).toEqual([expect.stringMatching(`${poor}$`)]);
});

test('a card that he draws in place of an Action says so', () => {
  const state = bareBelow({}, { supply: 0 });
  due(state, { step: 'prospect', points: 2, search: { for: ['mine'], elseSurprise: true } });
  expect(toldSteps(state, ENGLISH, 'surprise-10')[0]).toBe(
    'S14.8 He can place nothing and draws a King’s Surprise instead: 2 silver and 3 VP for each of its Mines on the maps',
  );
});

test('a place and a way that he chooses have names', () => {
  const state = bareBelow({}, { prospectors: ['I-A.t1'] });
  due(state, { step: 'prospect', points: 2, search: { for: ['mine', 'pillar'] } });
  const lines = toldSteps(state, ENGLISH);
  expect(lines[0]).toMatch(/^\S+ He chooses a Mine in \w+: /);
});

test.each([
  [
    ENGLISH,
    'SQ14.2 He chooses a Mine in Schneeberg: the piece that comes first (nearer, but passed over: Goslar – one of its pieces is there; Andreasberg – no space is left; Freiberg – only a piece that comes later), finds no Bonus tile in reach below',
  ],
  [
    FRENCH,
    'SQ14.2 He choisit une Mine à Schneeberg : la pièce qui vient en premier (plus près, mais écarté : Goslar – une de ses pièces y est ; Andreasberg – il n’y a plus de case libre ; Freiberg – seulement une pièce qui vient après), ne trouve pas de tuile Bonus à sa portée sous terre',
  ],
])('why not a nearer town', (text, said) => {
  const state = bareBelow({}, { prospectors: ['I-A.start'], mines: ['I-A.goslar.m1'] });
  arrangeMiner(state, 0, { mines: ['I-A.andreasberg.m1', 'I-A.annaberg.m1'] });
  due(state, { step: 'prospect', points: 3, search: { for: ['mine', 'pillar'] } });
  expect(toldSteps(state, text)[0]).toBe(said);
});
