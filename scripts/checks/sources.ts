import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** Path of the importing file from the root, with forward slashes. */
  readonly file: string;
  /** What is written between the quotes. */
  readonly specifier: string;
  /** For a relative specifier: the path it leads to from the root; else undefined. */
  readonly path: string | undefined;
}

const ignored = ['**/node_modules/**', '**/dist/**', '**/storybook-static/**', '**/generated/**', '**/*.gen.ts'];

/** Files that match the globs, from the root, without build output, generated code and dependencies. */
export function sources(...globs: string[]): string[] {
  return globSync(globs, { cwd: root, exclude: ignored })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const importPattern =
  /(?:^|[;\n])\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Every import of the files: static, re-exporting, side-effect and dynamic. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(importPattern)].map((match) => {
      const specifier = match[1] ?? match[2] ?? '';
      const path = specifier.startsWith('.')
        ? normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
        : undefined;
      return { file, specifier, path };
    }),
  );
}

/** Tests and stories may import fixtures and tools that the product may not. */
export const isTest = (file: string): boolean => /\.(test|spec|stories)\.tsx?$|\/(test|visual|fixtures)\//.test(file);
