import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';

const stories = sources('packages/ui/src/{components,patterns}/*/*.stories.tsx');
const nameOf = (file: string): string => basename(file, '.stories.tsx');

const groups = {
  components: 'Actions|Inputs|Feedback|Overlays|Data|Navigation|Layout',
  patterns: 'Patterns/(?:Shell|Account|Games|Draws|Content|Records|Agents|Console)',
} as const;

test('every part stands in its group of the workshop', () => {
  const astray = stories.filter((file) => {
    const group = file.includes('/patterns/') ? groups.patterns : groups.components;
    return !new RegExp(`title: '(?:${group})/${nameOf(file)}'`).test(read(file));
  });
  expect(astray, `A title is a group and the name of the part: ${Object.values(groups).join('|')}.`).toEqual([]);
});

test('every part of the games stands in their group', () => {
  const astray = sources('apps/arcade/client/**/*.stories.tsx').filter((file) => {
    const name = basename(file, '.stories.tsx').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    return !read(file).includes(`title: 'Games/${name}'`);
  });
  expect(astray).toEqual([]);
});

test('a Matrix shows variants beside each other, or is not there', () => {
  const empty = stories.filter((file) => /export const Matrix: Story = \{ tags: \['picture'\] \};/.test(read(file)));
  expect(empty, 'It repeats Default: put the tag picture on Playground.').toEqual([]);
});

test('the example that a page shows is a story of its part', () => {
  const missing = stories.filter((file) => {
    const [, example] = /example: '(\w+)'/.exec(read(file.replace('.stories.tsx', '.docs.ts'))) ?? [];
    return example !== undefined && !read(file).includes(`export const ${example}: Story`);
  });
  expect(missing).toEqual([]);
});
