import type { DepositMethod, HelpArticle } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { guidesOf, isGuide, textOf } from './guides.ts';

const article = (tag: string): HelpArticle => ({
  ...{ id: tag, tag, title: tag, content: '', updatedAt: '2026-11-01T00:00:00.000Z' },
});
const articles = ['deposit', 'deposit-qr', 'deposit-bank', 'deposit-card'].map(article);
const method = (code: string, kind: DepositMethod['kind']): DepositMethod => ({
  ...{ method: code, kind, min: '1.0000', max: '2.0000', step: '1.0000', feeFixed: '0.0000', feePpm: 0 },
  ...{ etaSeconds: 15, takesParts: false, isOpen: true },
});

test('an article of a kind of method is a guide, the one about the balance is none', () => {
  expect(articles.map(isGuide)).toEqual([false, true, true, true]);
});

test('a reader has the guides of what can be paid by, each with its methods', () => {
  const guides = guidesOf(articles, [method('BANK', 'BANK'), method('KHQR', 'QR'), method('BAKONG', 'QR')]);
  expect(guides.map(({ tag, methods }) => [tag, methods.map(({ method: code }) => code)])).toEqual([
    ['deposit-qr', ['KHQR', 'BAKONG']],
    ['deposit-bank', ['BANK']],
  ]);
});

test.each([[undefined], [[]]])('a reader has all guides while %j can be paid by', (methods) => {
  expect(guidesOf(articles, methods).map(({ tag }) => tag)).toEqual(['deposit-qr', 'deposit-bank', 'deposit-card']);
});

test('an article gives its steps, and what stands around them', () => {
  expect(textOf('<p>First.</p><ol><li>Open <a href="/x">it</a>.</li><li>Pay.</li></ol><h3>Trouble</h3>')).toEqual({
    steps: ['Open <a href="/x">it</a>.', 'Pay.'],
    rest: '<p>First.</p><h3>Trouble</h3>',
  });
});

test.each(['<p>No steps.</p>', '<ol><li>One<ul><li>a</li></ul></li></ol>'])(
  'an article stays whole when it is %s',
  (html) => {
    expect(textOf(html)).toEqual({ steps: [], rest: html });
  },
);
