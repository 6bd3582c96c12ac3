import { nextBox, type Arrow } from '../../src/ui/keys/arrows';
import { SHORTCUTS, shortcutFor } from '../../src/ui/keys/keyList';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test.each<[Arrow, [number, number] | undefined]>([
  ['ArrowRight', [100, 5]],
  ['ArrowLeft', [-50, 0]],
  ['ArrowDown', [0, 80]],
  ['ArrowUp', undefined],
])('%s goes to what lies next in its direction', (arrow, expected) => {
  const boxes = [at(100, 5), at(60, 70), at(-50, 0), at(0, 80), at(300, 0)];
  const next = nextBox(at(0, 0), boxes, arrow);
  expect(next && [next.left, next.top]).toEqual(expected);
});

test('straight ahead counts more than near', () => {
  expect(nextBox(at(0, 0), [at(20, 40), at(50, 0)], 'ArrowRight')).toEqual(at(50, 0));
});

test('every shortcut has a key of its own, in both cases', () => {
  const keys = Object.values(SHORTCUTS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [name, { key }] of Object.entries(SHORTCUTS)) {
    expect(shortcutFor(key)).toBe(name);
    expect(shortcutFor(key.toLowerCase())).toBe(name);
  }
  expect(shortcutFor('Tab')).toBeUndefined();
});
