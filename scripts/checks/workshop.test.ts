import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';

const stories = sources('packages/ui/src/{components,patterns}/*/*.stories.tsx');
const docsOf = (file: string): string => file.replace('.stories.tsx', '.docs.ts');
const nameOf = (file: string): string => basename(file, '.stories.tsx');

/** A chapter of a page without a word; keys alone may be none. */
const emptyList = /^ {2}(?:useWhen|avoidWhen|anatomy|dos|donts|accessibility|content): \[\]/m;

const groups = {
  components: 'Actions|Inputs|Feedback|Overlays|Data|Navigation|Layout',
  patterns: 'Patterns/(?:Shell|Account|Games|Draws|Content|Records|Agents|Wallet|Console)',
} as const;

test('every part stands in its group of the workshop', () => {
  const astray = stories.filter((file) => {
    const group = file.includes('/patterns/') ? groups.patterns : groups.components;
    return !new RegExp(`title: '(?:${group})/${nameOf(file)}'`).test(read(file));
  });
  expect(astray, `A title is a group and the name of the part: ${Object.values(groups).join('|')}.`).toEqual([]);
});

const storiesOfGames = sources('apps/arcade/client/**/*.stories.tsx');
const nameOfGamePart = (file: string): string =>
  nameOf(file).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every part of the games stands in their group', () => {
  const astray = storiesOfGames.filter((file) => !read(file).includes(`title: 'Games/${nameOfGamePart(file)}'`));
  expect(astray).toEqual([]);
});

test("every part of the games has a page that says all about it, with a do and a don't that are stories", () => {
  const written = sources('apps/storybook/games/*.docs.ts');
  const bare = storiesOfGames.filter((file) => {
    const page = `apps/storybook/games/${nameOfGamePart(file)}.docs.ts`;
    if (!written.includes(page) || emptyList.test(read(page))) return true;
    return ['example', 'counterexample'].some((kind) => {
      const [, story] = new RegExp(` ${kind}: '(\\w+)'`).exec(read(page)) ?? [];
      return story === undefined || !read(file).includes(`export const ${story}: Story`);
    });
  });
  expect(bare, 'Its page is apps/storybook/games/Name.docs.ts; `example` and `counterexample` name stories.').toEqual(
    [],
  );
});

test('a Matrix shows variants beside each other, or is not there', () => {
  const single = stories.filter((file) => {
    const [matrix] = /export const Matrix: Story = \{[\s\S]*?(?:^\};|\};$)/m.exec(read(file)) ?? [];
    return matrix !== undefined && !/\brender\b|\.map\(/.test(matrix);
  });
  expect(single, 'It shows the part once, as Playground does: put the tag picture there.').toEqual([]);
});

test('the example that a page shows is a story of its part', () => {
  const missing = stories.filter((file) => {
    const [, example] = /example: '(\w+)'/.exec(read(docsOf(file))) ?? [];
    return example !== undefined && !read(file).includes(`export const ${example}: Story`);
  });
  expect(missing).toEqual([]);
});

test('every part has a page that says all about it', () => {
  const silent = stories.filter((file) => emptyList.test(read(docsOf(file))));
  expect(silent).toEqual([]);
});

test("the page of every part shows a do and a don't live", () => {
  const examples = sources('packages/ui/src/{components,patterns}/*/*.examples.tsx');
  const bare = stories.filter((file) => {
    const written = file.replace('.stories.tsx', '.examples.tsx');
    const shown = examples.includes(written) ? read(written) : '';
    return !/\bDont:/.test(shown) || !(/\bDo:/.test(shown) || /\n {2}example: /.test(read(docsOf(file))));
  });
  expect(
    bare,
    'Name.examples.tsx shows the first of donts, and the first of dos unless `example` names a story.',
  ).toEqual([]);
});

test('what is deprecated says since when, and what to use instead', () => {
  const marks = sources('packages/ui/src/**/*.{ts,tsx}').flatMap((file) => read(file).match(/@deprecated.*/g) ?? []);
  const vague = marks.filter((mark) => !/^@deprecated since \d{4}-\d{2}-\d{2}: use /.test(mark));
  expect(vague).toEqual([]);
});
