// What eslint expects of the page and of its tests: its recommended rules, and a few that have found something.
import js from '@eslint/js';
import globals from 'globals';

export default [
  js.configs.recommended,
  {
    files: ['src/patolli/table/static/*.js'],
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-implicit-globals': 'error',
      'no-shadow': 'error',
      'no-unused-vars': ['error', { args: 'after-used' }],
    },
  },
  { files: ['tests/page/*.js', '*.js'], languageOptions: { globals: globals.node } },
];
