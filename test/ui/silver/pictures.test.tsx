import { renderToStaticMarkup } from 'react-dom/server';
import { CONTRACTS_AS_HELPERS, UNDERGROUND_TILES } from '../../../src/content/silver/undergroundTiles';
import { SILVER_BONUS_TILES } from '../../../src/content/silver/bonusTiles';
import { activeSeat, type State } from '../../../src/rules/model';
import { replay } from '../../../src/rules/replay';
import { bring } from '../../../src/ui/boxes/screen';
import { FairIcons } from '../../../src/ui/pictures/cards/FairIcons';
import { TilePicture } from '../../../src/ui/pictures/tiles/TilePicture';
import { TaskPills } from '../../../src/ui/play/bar/TaskPills';
import { TableProvider } from '../../../src/ui/play/TableContext';
import { screen } from '../../../src/ui/silver/silver.box';
import { TierPicture } from '../../../src/ui/silver/technologies/tierPictures';
import { goldenGame } from '../../games/golden';
import { viewOf } from '../../toy/played';

/** What is drawn of the box says no less than the box. */

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring(screen);

const PAID = [...SILVER_BONUS_TILES, ...UNDERGROUND_TILES, ...CONTRACTS_AS_HELPERS].flatMap(tile =>
  tile.kind === 'helper' && tile.price ? [[tile.id, tile.price] as const] : [],
);

test.each(PAID)('[S11.2] %s shows its price, large and small', (id, price) => {
  const [[currency, count] = ['', 0]] = Object.entries(price);
  for (const size of [72, 28]) {
    const picture = renderToStaticMarkup(<TilePicture tile={id} size={size} />);
    expect(picture).toContain(`#i-${currency}"`);
    if (count > 1) expect(picture).toContain(`>${count}</text>`);
  }
});

test('what stands in two lots is drawn in both: a Helper with two gifts', () => {
  const picture = renderToStaticMarkup(<TilePicture tile="u-helper-wool4" size={72} />);
  for (const part of ['wool', 'glyph-prospector']) expect(picture).toContain(`#i-${part}"`);
});

/** Somebody's turn, with this Helper at hand and enough to pay for it. */
function withHelper(tile: string): State {
  const state = replay(goldenGame('silver/2-players-a'), 40);
  const me = activeSeat(state);
  return {
    ...state,
    players: state.players.map((player, seat) =>
      seat === me ? { ...player, storehouse: [tile], goods: { ...player.goods, gold: 2 } } : player,
    ),
  };
}

test('[S11.2] the pill of a paid Helper shows its price before what it brings', () => {
  const pills = renderToStaticMarkup(
    <TableProvider value={viewOf(withHelper('b-gold-silver'))}>
      <TaskPills />
    </TableProvider>,
  );
  expect(pills).toMatch(/Use Helper.*#i-gold".*#i-then".*#i-silver"/);
});

test('[S11.8] the Fair of pairs draws what is built below', () => {
  const picture = renderToStaticMarkup(<FairIcons tile="fair-mineBuilding" />);
  for (const part of ['mine', 'built-below']) expect(picture).toContain(`#i-${part}"`);
});

test('what a tier does at once and at every King phase is drawn', () => {
  const [merchant, joker] = [
    renderToStaticMarkup(<TierPicture tier="merchant3" />),
    renderToStaticMarkup(<TierPicture tier="joker3" />),
  ];
  expect(merchant).toMatch(/1×.*#i-crown"/);
  expect(joker).toContain('1×');
});
