import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { tiletum } from './src/tools/lint/index.mjs';

export default defineConfig(
  { ignores: ['dist', 'coverage', 'reports', 'screens', '.parcel-cache'] },
  {
    // A comment can't switch a rule off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [tseslint.configs.strictTypeChecked, importX.flatConfigs.typescript],
    plugins: { 'import-x': importX, tiletum },
    languageOptions: { parserOptions: { projectService: true } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'tiletum/no-write-to-readonly': 'error',
      'tiletum/no-loss-of-readonly': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An interface that a box widens begins as another one.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A `default` says that all others are alike; without one every case has to be there.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The doors: what happens makes the next state, and a test arranges its own.
    files: ['src/rules/play.ts', 'test/rules/situation/arranging.ts'],
    rules: { 'tiletum/no-write-to-readonly': 'off', 'tiletum/no-loss-of-readonly': 'off' },
  },
  {
    files: [
      'server.ts',
      'src/tools/**',
      'test/browser/speed/*',
      'test/browser/speed.ts',
      'test/browser/look.ts',
      'test/browser/screens.ts',
      'test/browser/sight.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended],
  },
);
