/** Types are checked by `npm run check`; here ts-jest only translates, file by file. */
/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Style sheets are Parcel's.
  moduleNameMapper: { '\\.css$': '<rootDir>/test/ui/noStyle.ts' },
  transform: { '^.+\\.tsx?$': ['ts-jest', { diagnostics: false }] },
};
