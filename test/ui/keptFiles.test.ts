import { boxOfFile, filesToKeep } from '../../src/ui/app/keptFiles';
import { LIST } from '../../src/ui/boxes/list';

/** What a page has offline: all of the game, and the boxes that were once fetched. */

const BUILT = ['/ui.1.js', '/en.2.js', '/nunito.3.woff2', '/nunito.4.woff', '/ui.1.js.map'];
const BOXES = ['/toy.box.5.js', '/toy.box.6.css', '/silver.box.7.js'];

test('boxes are not kept from the start, everything else is', () => {
  expect(filesToKeep([...BUILT, ...BOXES], [])).toEqual(['/ui.1.js', '/en.2.js', '/nunito.3.woff2']);
});

test('a box that an earlier version has kept comes along with a newer one, under its new names', () => {
  const before = ['/ui.0.js', '/toy.box.0.js'];
  expect(filesToKeep([...BUILT, ...BOXES], before)).toEqual([
    ...['/ui.1.js', '/en.2.js', '/nunito.3.woff2'],
    ...['/toy.box.5.js', '/toy.box.6.css'],
  ]);
});

test('a file tells of which box it is by the name of the entry', () => {
  expect(boxOfFile('/silver.box.2e81b8dc.js')).toBe('silver');
  expect(boxOfFile('/fr.2e81b8dc.js')).toBeUndefined();
});

test('every box of the list has an entry called so', () => {
  for (const [name, fetch] of Object.entries(LIST)) expect(fetch.toString()).toContain(`${name}.box`);
});
