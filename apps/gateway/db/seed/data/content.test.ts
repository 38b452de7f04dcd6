import { seedLanguages } from '@mekong/catalogue/types';
import { wordingFaults } from '@mekong/i18n/wording';
import { expect, it } from 'vitest';
import { announcements, helpArticles } from './content.ts';

const texts = [
  ...announcements.map(({ key, titles, contents }) => ({ key, parts: [titles, contents] })),
  ...helpArticles.map(({ tag, titles, contents }) => ({ key: tag, parts: [titles, contents] })),
];

it.each(texts)('the seeded text $key keeps to the wording of each language', ({ parts }) => {
  const faults = parts.flatMap((part) =>
    Object.entries(part ?? {}).flatMap(([language, text]) =>
      wordingFaults(text.replace(/<[^>]*>/g, ' '), language).map((fault) => `${language}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

it.each(texts)('the seeded text $key leaves the name of the site to the merchant', ({ parts }) => {
  const written = parts.flatMap((part) => Object.values(part ?? {}));
  expect(written.filter((text) => /mekong|មេគង្គ|湄公|แม่โขง|ميكونغ/i.test(text))).toEqual([]);
});

it('the welcome asks for the name of the site in each language', () => {
  const welcome = announcements.find(({ key }) => key === 'popup-welcome');
  for (const part of [welcome?.titles, welcome?.contents])
    expect(Object.values(part ?? {}).map((text) => text.match(/\{\w+\}/g))).toEqual(
      seedLanguages.map(() => ['{site}']),
    );
});
