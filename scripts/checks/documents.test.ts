import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, root, sources } from './sources.ts';

const documents = sources('*.md', 'docs/**/*.md', 'apps/gateway/db/migrations/README.md');

/** The anchor that a heading gets: its words in lower case with dashes between them. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document to files of the repository: as they are written, and where they lead. */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    return { link, anchor, path: path ? normalize(join(dirname(file), path)).replaceAll('\\', '/') : file };
  });

const manifests = sources('package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json').map(
  (file) => JSON.parse(read(file)) as { name: string; scripts?: Record<string, string> },
);
/** Whether the repository, or one of its workspaces, has a command of this name. */
const hasCommand = (command: string, workspace = 'mekong'): boolean =>
  manifests.some(({ name, scripts = {} }) => name === workspace && Object.hasOwn(scripts, command));

describe('documents', () => {
  test('link to files and headings that there are', () => {
    const broken = documents.flatMap((file) =>
      linksOf(file)
        .filter(({ path, anchor }) => {
          if (!existsSync(join(root, path))) return true;
          return anchor !== undefined && path.endsWith('.md') && !anchorsIn(path).includes(anchor);
        })
        .map(({ link }) => `${file}: ${link}`),
    );
    expect(broken, 'Write the path from the folder of the document, and the heading in small letters.').toEqual([]);
  });

  test('can all be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) for (const { path } of linksOf(file)) if (documents.includes(path)) reached.add(path);
    const lost = documents.filter((file) => file.startsWith('docs/') && !reached.has(file));
    expect(lost, 'Name it where a reader looks for it: in README.md, CONTRIBUTING.md or docs/architecture.md.').toEqual(
      [],
    );
  });

  test('name commands that there are', () => {
    const unknown = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run (?:-s )?([a-z][a-z:-]*)(?: -w (@mekong\/[a-z0-9-]+))?/g)]
        .filter(([, command = '', workspace]) => !hasCommand(command, workspace))
        .map(([said]) => `${file}: ${said}`),
    );
    expect(unknown, 'A command of a workspace is written with it: npm run texts -w @mekong/i18n.').toEqual([]);
  });

  test('name files and folders that there are', () => {
    const unknown = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:apps|packages|scripts|docs|e2e|bench)\/(?!\S*Name)[\w./@-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !/\/(?:dist|node_modules)\//.test(path) && !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(unknown, 'Say where it is now.').toEqual([]);
  });
});
