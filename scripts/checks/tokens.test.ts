import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';

/** Arithmetic with a token: it is the name of a CSS variable, so a sum of it is a text that no browser reads. */
const arithmetic = /(?<!\$\{)\bvars\.[\w.]+ [-+*/] |[-+*/] vars\.\w|-vars\.\w/;

test('tokens are reckoned with in calc(), never in JavaScript', () => {
  const found = sources('{packages/ui,apps/web,apps/console}/src/**/*.css.ts').filter((file) =>
    arithmetic.test(read(file)),
  );
  expect(found, 'Put it into calc() of a template.').toEqual([]);
});

test.each(['vars.radius.md + space[1]', '2 * vars.size.control', '-vars.size.bar'])('%s is arithmetic', (code) =>
  expect(arithmetic.test(code)).toBe(true),
);
