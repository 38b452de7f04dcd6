import { expect, test } from 'vitest';
import { leadsToDeposit, withoutDepositLinks } from './deposit-links.ts';

test.each([
  '/member?page=depositv2',
  '/member?page=depositv2&method=KHQR',
  '/member?method=KHQR&amp;page=depositv2&amp;amount=5',
  '/member/?page=depositv2#main',
  'https://play.example/member?page=depositv2',
])('%s leads to a deposit', (href) => {
  expect(leadsToDeposit(href)).toBe(true);
});

test.each([
  '/help/deposit',
  '/member?page=withdraw',
  '/member?page=depositv2x',
  '/member?homepage=depositv2',
  '/hot#/member?page=depositv2',
])('%s does not lead to a deposit', (href) => {
  expect(leadsToDeposit(href)).toBe(false);
});

test('a text keeps its words and its other links without those to a deposit', () => {
  const safer = '<a href="/member?page=safer">Limits</a>';
  const text = `<p>Open <a target="_self" href="/member?page=depositv2"><b>Deposit</b>\nnow</a>, or <abbr href="/member?page=depositv2">it</abbr> ${safer}.</p>`;
  expect(withoutDepositLinks(text)).toBe(
    `<p>Open <b>Deposit</b>\nnow, or <abbr href="/member?page=depositv2">it</abbr> ${safer}.</p>`,
  );
});
