import { expect, test } from 'vitest';
import { createAddedPages, firstWords } from './added-pages.ts';

test('the first words of an article are its sentences, without its headings', () => {
  expect(
    firstWords('<h3>Register</h3><p>Choose a <strong>name</strong> &amp; a password.</p><ul><li>One</li></ul>', 'EN'),
  ).toBe('Choose a name & a password. One');
});

test('the first words of a long article end after a whole word, in every script', () => {
  const english = firstWords(`<p>${'every round '.repeat(30)}</p>`, 'EN');
  expect(english.length).toBeLessThanOrEqual(155);
  expect(english).toMatch(/ (every|round)…$/);
  const khmer = firstWords(`<p>${'ច្បាប់លេង'.repeat(30)}</p>`, 'KM');
  expect(khmer.length).toBeLessThanOrEqual(155);
  expect(khmer).toMatch(/…$/);
});

test('each provider and each article is a page under its name', async () => {
  const list = createAddedPages(
    async () => [{ code: 'HOUSE', name: 'House' }],
    async () => [{ tag: 'rules', title: 'House rules', content: '<p>Play fair.</p>' }],
  );
  expect(await list('EN')).toEqual([
    { path: '/providers/HOUSE', name: 'House' },
    { path: '/help/rules', name: 'House rules', text: 'Play fair.' },
  ]);
});
