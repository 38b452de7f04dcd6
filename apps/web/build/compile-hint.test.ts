import { expect, test } from 'vitest';
import { compileHint } from './compile-hint.ts';

const { generateBundle } = compileHint();
if (typeof generateBundle !== 'object') throw new Error('The plugin has no handler of its own.');

test('the two chunks of a start ask to be compiled while they come, and no later chunk does', () => {
  const names = ['vendor', 'site', 'home', 'calls'];
  const bundle = Object.fromEntries(names.map((name) => [name, { type: 'chunk', name, code: 'run();' }]));
  generateBundle.handler.call({} as never, {} as never, bundle as never, true);
  expect(names.map((name) => bundle[name]?.code)).toEqual([
    '//# allFunctionsCalledOnLoad\nrun();',
    '//# allFunctionsCalledOnLoad\nrun();',
    'run();',
    'run();',
  ]);
});
