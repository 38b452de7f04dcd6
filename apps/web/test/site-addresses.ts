import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Stands in an address for a value that only the running program knows. */
export const unknownValue = '\uFFFC';

/** An address inside the site, as it is written in a source file. */
export interface WrittenAddress {
  /** Path of the file from the root of the repository. */
  readonly file: string;
  /** The address; every `${value}` of a template is {@link unknownValue}. */
  readonly address: string;
}

/** What begins like an address of the site and is none: calls and files that the gateway answers, and parts of them. */
const ofTheGateway = /^\/(?:wps|lgw|lotto|img|default)(?:\/|$)/;
const isAddress = (text: string): boolean =>
  new RegExp(`^/(?:$|[A-Za-z?#$_${unknownValue}])`).test(text) && !ofTheGateway.test(text);

/** Every text that a file holds: its string literals and its templates. */
function textsOf(path: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join(unknownValue));
    },
  }).visit(program);
  return texts;
}

const filesOf = (glob: string): string[] =>
  globSync(glob, { cwd: root })
    .filter((file) => !/\.(?:test|stories|fixtures|gen)\.tsx?$/.test(file))
    .map((file) => join(root, file))
    .sort();

const written = (path: string, address: string): WrittenAddress => ({
  file: relative(root, path).replaceAll('\\', '/'),
  address,
});

/** Addresses that are written in the web app. */
export const addressesOfTheWeb = (): WrittenAddress[] =>
  filesOf('apps/web/src/**/*.{ts,tsx}').flatMap((path) =>
    textsOf(path)
      .filter(isAddress)
      .map((address) => written(path, address)),
  );

const seeds = 'apps/gateway/db/seed/**/*.ts';

/** Addresses that the content of the demo leads to: what a banner or promotion opens, and links in its HTML in any language. */
export const addressesOfTheContent = (): WrittenAddress[] =>
  [...filesOf(seeds), ...filesOf('packages/i18n/locales/[A-Z]*/content.po')].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b(?:link: '|href=\\?")(\/[^'"\\]*)/g)].map(([, address = '']) =>
      written(path, address),
    ),
  );

/** Topics of the help centre of the demo. */
export const helpTags = (): ReadonlySet<string> =>
  new Set(
    filesOf(seeds).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^\s*tag: '([^']+)'/gm)].map(([, tag = '']) => tag),
    ),
  );
