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
