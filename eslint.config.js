import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const linesOfCode = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.wrangler/', 'node_modules/', 'public/'] },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts', 'playwright.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['client/**', 'content/**', 'tests/fixture/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    rules: {
      'max-lines': linesOfCode(300),
      'max-lines-per-function': linesOfCode(60),
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { args: 'none', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': linesOfCode(90) } },
  {
    // The libraries type rows, values and dates as `any`, and so do the demos that readers copy.
    files: ['content', 'tests/fixture'].flatMap((folder) =>
      ['*.tsx', 'data/*.ts', 'demos/*.ts'].map((files) => `${folder}/**/${files}`),
    ),
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // `logicOperator === 'or'`: what an application writes.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'VariableDeclarator[id.name=/^[A-Z][A-Z0-9_]+$/]:not([init.type=/^(Literal|(Unary|Binary)Expression|TemplateLiteral)$/])',
          message: 'Name it as fences do, in camelCase: only a single number or text may be in capitals.',
        },
      ],
      // A callback that the library awaits may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // React ignores what a handler returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  // The tag manager expects the `arguments` object, not an array.
  { files: ['client/browser/analytics/tag.ts'], rules: { 'prefer-rest-params': 'off' } },
  // The frame of an edited demo is there to run what its reader wrote: sandboxed, without an origin.
  { files: ['client/islands/frame/compile.ts'], rules: { '@typescript-eslint/no-implied-eval': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/support/browser/observe.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForFunction',
          message:
            'A promise would count as true at once: use waitUntil (tests/support/browser/observe.ts), which allows none.',
        },
      ],
    },
  },
  {
    // One look, once, is why a browser test fails by chance: Playwright's assertions look again until they hold.
    files: ['tests/e2e/**', 'tests/nightly/**/*.spec.ts', 'tests/support/browser/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='expect'] > AwaitExpression.arguments",
          message:
            'This looks once. Use an assertion that retries, as `await expect(locator).toHaveText(…)`, or `await expect.poll(() => …)`.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message:
            'Wait for what should happen. That nothing happens is shown by `page.clock`, or by an event that comes after it.',
        },
        {
          selector: "Literal[value='networkidle']",
          message: 'Wait for the element or the request that the test needs.',
        },
      ],
    },
  },
  // `describe` and `it` take functions that are as long as their tests.
  { files: ['tests/**/*.{test,spec}.ts'], rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' } },
  // Long because it is data.
  { files: ['content/navigation.ts'], rules: { 'max-lines': 'off' } },
  // The configuration of Playwright's runner is in no folder with a tsconfig.
  { files: ['**/*.js', 'playwright.config.ts'], extends: [tseslint.configs.disableTypeChecked] },
);
