import { compared, printed } from '../../src/tools/against';

test('each figure is the median of its runs, beside that of before', () => {
  const before = [3, 1, 2].map(pureGameMs => ({ pureGameMs, gone: 1 }));
  const now = [30, 2, 4].map(pureGameMs => ({ pureGameMs }));
  const rows = compared(before, now);
  expect(rows).toEqual([{ name: 'pureGameMs', before: 2, now: 4 }]);
  expect(rows.map(printed).join()).toMatch(/^pureGameMs +2\.00 +4\.00 +2\.00×$/);
});

test('before moves could be tried they were done, and what nothing stands beside is left out', () => {
  const before = [{ pureMoveMicroseconds: 20 }];
  const now = [{ triedMoveMicroseconds: 5, pureMoveMicroseconds: 10, newest: 1 }];
  expect(compared(before, now)).toEqual([
    { name: 'triedMoveMicroseconds', before: 20, now: 5 },
    { name: 'pureMoveMicroseconds', before: 20, now: 10 },
  ]);
});
