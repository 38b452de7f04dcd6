import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url).pathname;

/** Where stories are, from the root of the repository; the glob of test-stories.ts names the same places. */
const places = [
  'packages/ui/src/**/*.stories.tsx',
  'apps/arcade/client/**/*.stories.tsx',
  'apps/storybook/foundations/*.stories.tsx',
];

const readStories = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

const storiesIn = (file: string): number => readStories(file).match(/^export const \w+: Story\b/gm)?.length ?? 1;

/**
 * Divides the story files among shards so that each has about as many stories: the largest file goes to the shard that has
 * the fewest yet.
 *
 * @param only parts of paths, joined by commas: other files are in no shard
 * @returns the shard of each file, by its path from the root of the repository
 */
export function shardsOf(only: string, shards: number): Record<string, number> {
  const wanted = only.split(',');
  const files = globSync(places, { cwd: root })
    .filter((file) => wanted.some((part) => file.includes(part)))
    .map((file) => ({ file, stories: storiesIn(file) }))
    .sort((a, b) => b.stories - a.stories || a.file.localeCompare(b.file));
  const sums = Array.from({ length: shards }, () => 0);
  return Object.fromEntries(
    files.map(({ file, stories }) => {
      const shard = sums.indexOf(Math.min(...sums));
      sums[shard] = (sums[shard] ?? 0) + stories;
      return [file, shard];
    }),
  );
}

/** What interactions that depend on the reading direction ask for: the direction, keys to the side, places along the line. */
const asksForDirection =
  /\brtl\b|RightToLeft|Arrow(Left|Right)|scrollLeft|offsetLeft|clientX|\.(left|right|x)\b|\{ left\b/i;

/** Story files, by their paths from the root of the repository, whose interactions depend on the reading direction. */
export const directionalFiles = (): string[] =>
  globSync(places, { cwd: root }).filter((file) => asksForDirection.test(readStories(file)));
