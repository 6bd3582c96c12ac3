import { legalMoves } from '../../../src/rules/moves';
import type { State } from '../../../src/rules/model';
import { bring } from '../../../src/ui/boxes/screen';
import { boxChoicesNow } from '../../../src/ui/play/boxChoices';
import { movesOf } from '../../../src/ui/play/tasks';
import { tableText } from '../../../src/ui/play/words';
import { screen } from '../../../src/ui/silver/silver.box';
import { ENGLISH } from '../../../src/ui/text';
import { below } from '../../rules/silver/situation';

/** What the box lets be chosen on its maps: on a phone each has a pill. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring(screen);

const placesIn = (G: State) => boxChoicesNow({ text: tableText(ENGLISH), G, me: 0 }, legalMoves(G, 0));

test('every Mine that can be opened, with what it brings, and what choosing it does', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.goslar'] });
  const opened = movesOf(legalMoves(state, 0), 'openMine');
  expect(opened.length).toBeGreaterThan(0);
  const places = placesIn(state);
  expect(Object.keys(places).toSorted()).toEqual(opened.map(({ space }) => space).toSorted());
  for (const move of opened) expect(places[move.space]?.does).toEqual({ make: [move] });
  expect(places['I-A.goslar.m1']?.label.replaceAll('\u00a0', ' ')).toBe(
    'Goslar: Mine in Goslar, 1 gold and 1 silver',
  );
});

test('none where no Prospector stands, and none for another Action', () => {
  expect(placesIn(below('prospector', 2, { prospectors: ['I-A.start'] }))).toEqual({});
  expect(placesIn(below('king', 2, { prospectors: ['I-A.goslar'] }))).toEqual({});
});
