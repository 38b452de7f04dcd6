import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { factOf } from './fact.ts';
import type { Rules } from './model.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const rules = (pays: Rules['facts']['pays'], count: number | null, maxWin: number) =>
  ({ facts: { pays, count }, maxWin }) as Rules;

test('the fact beside the stake tells lines, ways, or the most that a round pays, in groups of digits', () => {
  expect(factOf(rules('lines', 20, 285.8))).toEqual(['Lines', '20']);
  expect(factOf(rules('ways', 117_649, 10_000))).toEqual(['Ways', '117,649']);
  expect(factOf(rules('anywhere', null, 10_000))).toEqual(['Max win', '10,000×']);
});
