import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importRules } from './scripts/floors.mjs';

export default defineConfig(
  { ignores: ['dist/**', 'coverage/**', '.data/**', 'src/words/built/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => dispatch(…)` in a handler says what happens; its value is nobody's.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      // `call<R, void>`: a call that takes no argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A type alias serves as well as an interface.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Listener and store APIs are plain closures, made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // With redux, React and Fastify many signatures return `void` where a promise is welcome.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='upsertQueryData']",
          message: 'upsertQueryData cannot be replayed from a log; use upsertQueryEntries.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // A named region that scrolls takes the focus: the keyboard has no other way to scroll it.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['src/**/use*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  ...importRules,
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      // jest's asymmetric matchers are `any`; thunks of different calls share a table as `never`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
);
