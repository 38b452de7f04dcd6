// Run by the build: writes every part with its purpose and its rules into the built workshop, for tools that read text.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PartDocs } from '@mekong/ui/part-docs';

const root = new URL('../../', import.meta.url);
const files = globSync(['packages/ui/src/{components,patterns}/*/*.docs.ts', 'apps/storybook/games/*.docs.ts'], {
  cwd: root,
}).sort();
const nameOf = (file: string): string => basename(file, '.docs.ts');
const isOfGames = (file: string): boolean => file.startsWith('apps/');

/** Where a part stands in the workshop: the title of its stories, which ends with its name. */
function titleOf(file: string): string {
  if (isOfGames(file)) return `Games/${nameOf(file)}`;
  const stories = readFileSync(new URL(file.replace('.docs.ts', '.stories.tsx'), root), 'utf8');
  return new RegExp(`title: '([\\w/]+/${nameOf(file)})'`).exec(stories)?.[1] ?? '';
}

/** Where whoever uses a part finds it. */
function placeOf(file: string): string {
  if (isOfGames(file)) return 'Part of the pages of games: apps/arcade/client/kit';
  return `Import: @mekong/ui/${file.includes('/patterns/') ? 'patterns/' : ''}${nameOf(file)}`;
}

const list = (head: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`${head}:`, ...items.map((item) => `* ${item}`)] : [];

const parts = await Promise.all(
  files.map(async (file) => {
    const { docs }: { docs: PartDocs } = await import(new URL(file, root).href);
    return [
      `## ${titleOf(file)}`,
      `${placeOf(file)}. Status: ${docs.status}.`,
      docs.purpose,
      ...list('Use it for', docs.useWhen),
      ...list('Do not use it when', docs.avoidWhen),
      ...list('Do', docs.dos),
      ...list('Do not', docs.donts),
      ...list('Anatomy', docs.anatomy),
      ...list(
        'Keyboard',
        docs.keyboard.map(([keys, effect]) => `${keys}: ${effect}`),
      ),
      ...list('Accessibility', docs.accessibility),
      ...list('Texts', docs.content),
    ].join('\n');
  }),
);

writeFileSync(
  new URL('storybook-static/llms.txt', import.meta.url),
  `# Mekong design system\n\n> React components (@mekong/ui/Name) and patterns (@mekong/ui/patterns/Name).\n\n${parts.join('\n\n')}\n`,
);
