import { expect, test } from 'vitest';
import { vendorMark } from './vendor-mark.ts';

test.each([
  ['BTI', '123BET'],
  ['TCG_SEA', '123BET'],
  ['TCG', '123BET'],
  ['XTCG', 'XTCG'],
  ['BTIX', 'BTIX'],
  ['HOUSE', 'HOUSE'],
])('where the merchant has TY, %s goes by the mark %s', (code, mark) => {
  expect(vendorMark(code, ['KM', 'TY'])).toBe(mark);
  expect(vendorMark(code, ['KM', 'TH'])).toBe(code);
});

test('LOTT goes by the mark of ELOTT everywhere', () => {
  for (const languages of [[], ['TY']]) expect(vendorMark('LOTT', languages)).toBe('ELOTT');
});
