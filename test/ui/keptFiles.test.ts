import { filesToKeep } from '../../src/ui/app/keptFiles';

const BUILT = [
  '/ui.1.js',
  '/ui.1.js.map',
  '/en.2.js',
  '/nunito.3.woff2',
  '/nunito.4.woff',
  '/silver.box.5.js',
];

test('all is kept that a game can need, boxes too, and nothing else', () => {
  expect(filesToKeep(BUILT)).toEqual(['/ui.1.js', '/en.2.js', '/nunito.3.woff2', '/silver.box.5.js']);
});
