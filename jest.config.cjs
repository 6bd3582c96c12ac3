/** Types are checked by `npm run check`; here ts-jest only translates, file by file. */
/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  // All cores: a test of the screen mostly waits for its browser.
  maxWorkers: '100%',
  // Machines are noisy, and some stand still for a while: a slow one is no failure. Long forms have all the time.
  testTimeout: process.env['TILETUM_LONG'] === undefined ? 300_000 : 3_600_000,
  // States are frozen in tests.
  setupFiles: ['<rootDir>/test/frozen.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/secondTry.ts'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Style sheets are Parcel's.
  moduleNameMapper: { '\\.css$': '<rootDir>/test/ui/noStyle.ts' },
  transform: { '^.+\\.tsx?$': ['ts-jest', { diagnostics: false }] },
};
