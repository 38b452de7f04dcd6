import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from './workshop.ts';

test('llms.txt lists every part under the title of its page', () => {
  const listed =
    readFileSync(join(import.meta.dirname, '../storybook-static/llms.txt'), 'utf8').match(/^## .+$/gm) ?? [];
  const titles = pages.map(({ title }) => title).filter((title) => !title.startsWith('Foundations/'));
  expect(listed.toSorted()).toEqual(titles.map((title) => `## ${title}`).toSorted());
});
