// Run by the build: writes every part with its purpose and its rules into the built workshop, for tools that read text.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PartDocs } from '@mekong/ui/part-docs';

const source = new URL('../../packages/ui/src/', import.meta.url);
const files = globSync('{components,patterns}/*/*.docs.ts', { cwd: source }).sort();

/** Where a part stands in the workshop: the title of its stories, which ends with its name. */
function titleOf(file: string): string {
  const stories = readFileSync(new URL(file.replace('.docs.ts', '.stories.tsx'), source), 'utf8');
  return new RegExp(`title: '([\\w/]+/${basename(file, '.docs.ts')})'`).exec(stories)?.[1] ?? '';
}

const list = (head: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`${head}:`, ...items.map((item) => `* ${item}`)] : [];

const parts = await Promise.all(
  files.map(async (file) => {
    const { docs }: { docs: PartDocs } = await import(new URL(file, source).href);
    const entry = file.startsWith('patterns/') ? `patterns/${basename(file, '.docs.ts')}` : basename(file, '.docs.ts');
    return [
      `## ${titleOf(file)}`,
      `Import: @mekong/ui/${entry}. Status: ${docs.status}.`,
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
