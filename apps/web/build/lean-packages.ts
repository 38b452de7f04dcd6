import { mirroredGlyphs } from '@mekong/ui/Icon/variants';
import type { Plugin } from 'vite';

interface Replacement {
  /** Who imports it. */
  readonly importer: RegExp;
  /** What it imports, as written there. */
  readonly source: string;
  /** What it gets: a file of `lean/`, or another entry of a package. */
  readonly by: string;
}

/** Parts of packages that cost every visitor bytes and that this site does not need. */
const replacements: readonly Replacement[] = [
  // glyphs: classes, contexts and names that our Icon never asks for, built anew on every render
  { importer: /lucide-react\/dist\/esm\/icons\//, source: '../createLucideIcon.mjs', by: 'create-icon.ts' },
  // `Route.Link`: links are rendered by SiteLink
  { importer: /@tanstack\/react-router\/dist\/esm\/route\.js/, source: './link.js', by: 'route-link.ts' },
  // stand-ins for React 17; React has had the hook itself since 18
  {
    importer: /@tanstack\/react-store\//,
    source: 'use-sync-external-store/shim/with-selector',
    by: 'use-sync-external-store/with-selector',
  },
  { importer: /@lingui\/react\//, source: 'use-sync-external-store/shim', by: 'react' },
];

const mirrored = new Set<string>(mirroredGlyphs);

/**
 * Puts small parts of our own in the place of heavy ones inside packages. The build fails when a package no longer
 * imports what is replaced, so that an update cannot leave a dead entry behind.
 */
export function leanPackages(): Plugin {
  const used = new Set<Replacement>();
  return {
    name: 'mekong:lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = replacements.find((one) => one.source === source && one.importer.test(importer));
      if (!found) return null;
      used.add(found);
      return found.by.endsWith('.ts')
        ? `${import.meta.dirname}/lean/${found.by}`
        : this.resolve(found.by, importer, { skipSelf: true });
    },
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      // keys are read by nobody, names only of glyphs that are mirrored, and letters without sense do not compress
      handler: (code) => ({
        code: code
          .replaceAll(/,\s*key: "[^"]*"|\n\s*size: 24,/g, '')
          .replace(/\n\s*name: "([^"]*)",/, (line, name: string) => (mirrored.has(name) ? line : '')),
        map: null,
      }),
    },
    buildEnd(error) {
      const dead = replacements.filter((one) => !used.has(one));
      if (!error && dead.length > 0)
        this.error(`Nothing imports ${dead.map(({ source }) => source).join(', ')}: take it out of lean-packages.ts.`);
    },
  };
}
