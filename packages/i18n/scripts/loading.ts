import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { AreaTexts } from './catalogs.ts';

const macro = /from '@lingui\/(?:core|react)\/macro'/;
const imported = /(?:\bfrom |\bimport\()'([^']+)'/g;
/** Types show no texts. */
const typesImported = /^import type [^;]*;$/gm;
/** A part of packages/ui: its name is the last step of the path it is imported by. */
const part = /^@mekong\/ui\/(?:patterns\/)?([A-Z]\w+)$/;

/**
 * Places of the site that show texts of an area without loading it: a build has no English in the code, so a visitor would
 * read the numbers of the texts.
 *
 * A file may import one with texts of another area only when it calls `loadArea` for it, or wraps a modal `withTexts` of it;
 * the area `shell` is always there. A part that belongs to several areas has its texts in each of them. The console loads
 * every area before its first frame.
 */
export function loadingFaults(texts: readonly AreaTexts[], root: string): string[] {
  const areas = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  const sources = new Map<string, string>();
  for (const { area, files } of texts) {
    for (const file of files.map((path) => resolve(root, path))) {
      const known = areas.get(file);
      if (known) {
        known.push(area);
        continue;
      }
      const own = [area];
      areas.set(file, own);
      sources.set(file, readFileSync(file, 'utf8'));
      if (file.includes('/packages/ui/')) parts.set(basename(dirname(file)), own);
    }
  }
  const areasOf = (from: string, specifier: string): readonly string[] => {
    const name = part.exec(specifier)?.[1];
    if (name) return parts.get(name) ?? [];
    const target = specifier.startsWith('.') ? resolve(dirname(from), specifier) : undefined;
    return (target && macro.test(sources.get(target) ?? '') && areas.get(target)) || [];
  };
  return [...sources].flatMap(([file, source]) => {
    const own = areas.get(file) ?? [];
    // a test shows nothing to a visitor
    if (own.includes('console') || /\.test\.tsx?$/.test(file)) return [];
    const isThere = (area: string): boolean =>
      area === 'shell' ||
      area === 'errors' ||
      source.includes(`loadArea('${area}')`) ||
      source.includes(`withTexts('${area}')`);
    const missing = [...source.replaceAll(typesImported, '').matchAll(imported)]
      .map(([, specifier = '']) => areasOf(file, specifier))
      .filter((wanted) => wanted.length > 0 && !wanted.some(isThere) && !own.every((area) => wanted.includes(area)))
      .map((wanted) => wanted.join(' or '));
    return [...new Set(missing)].map(
      (area) => `${file.slice(root.length)}: shows texts of the area ${area} and does not load it`,
    );
  });
}
