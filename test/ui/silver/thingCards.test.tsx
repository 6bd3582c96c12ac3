import { renderToStaticMarkup } from 'react-dom/server';
import { CARDINAL } from '../../../src/rules/cardinal/board';
import type { State } from '../../../src/rules/model';
import { replay } from '../../../src/rules/replay';
import { bring } from '../../../src/ui/boxes/screen';
import type { ShownThing } from '../../../src/ui/explain/shows';
import { cardFor } from '../../../src/ui/explain/whole';
import { TableProvider } from '../../../src/ui/play/TableContext';
import { screen } from '../../../src/ui/silver/silver.box';
import { SilverGoods } from '../../../src/ui/silver/SilverGoods';
import { ENGLISH, plain } from '../../../src/ui/text';
import { goldenGame } from '../../games/golden';
import { onTier } from '../../rules/silver/technologies/situation';
import { viewOf } from '../../toy/played';

/** What a card says of a thing of the box: to whom it belongs changes it, and what its owner has reached. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring(screen);

const SOLO = replay(goldenGame('silver/solo-hard'), 10);
const YOU = 0;

const said = (G: State, thing: ShownThing): string =>
  (
    cardFor(ENGLISH, thing, {
      ...{ G, me: YOU, mine: false, readings: undefined, walker: 'prospector', offered: undefined },
    })?.lines ?? []
  )
    .map(({ words, rule }) => `${rule ?? ''} ${plain(words)}`)
    .join('\n');

test('[S13.4 S16.4] the Silver of the Cardinal pays for other things than yours, and is worth more', () => {
  const [yours, its] = [YOU, CARDINAL].map(seat => said(SOLO, { is: 'silver', seat }));
  expect(yours).toContain('S2.3 2 silver, 1 point');
  expect(its).toContain('S13.4 Pays for King’s Surprises after rounds 1 to 3');
  expect(its).toContain('S16.4 1 silver, 1 point');
});

test('[S13.1] its Prospectors come for nothing, in their rounds', () => {
  const [yours, its] = [YOU, CARDINAL].map(seat => said(SOLO, { is: 'prospectorsAtHome', seat }));
  expect(yours).toContain('for the silver at the start of a map');
  expect(its).toContain('S13.1 One comes to map II in round 2, one to map III in round 3, for nothing.');
});

test('[S12.6 S12.7] it has no locked Mines and no Technologies to be shown', () => {
  const [yours = '', its = ''] = [YOU, CARDINAL].map(seat =>
    renderToStaticMarkup(
      <TableProvider value={viewOf(SOLO)}>
        <SilverGoods seat={seat} size={20} />
      </TableProvider>,
    ),
  );
  for (const shown of ['locked Mines', 'silver-ladders']) {
    expect(yours).toContain(shown);
    expect(its).not.toContain(shown);
  }
});

test('[S3.19] the movement point says what Prospector III makes of it', () => {
  const movement = { is: 'movement' } as const;
  expect(said(onTier('prospector', 3, 'king', 1), movement)).toContain('S3.19 The movement point is 2');
  expect(said(onTier('prospector', 2, 'king', 1), movement)).not.toContain('S3.19');
});
