import type { Rolldown } from 'vite';

/** Where the first view of the home page begins: what the entry draws, the frame around each page, and the page. */
const roots = [
  'src/app/main.tsx',
  'src/routes/_site.tsx?tsr-split=component',
  'src/routes/_site/index.tsx?tsr-split=component',
];

/** Packages of the first view. Icons are not among them: each page takes its own few of them. */
const vendors =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|query-core|router-core|react-(query|router|store))|@lingui\/(core|react)|@vanilla-extract\/(recipes|sprinkles)|@radix-ui\/react-direction|lucide-react(?!.*\/icons\/))\//;

/** Packages are left to `vendors`: their index files import far more than anybody uses. */
const isOwn = (id: string): boolean => !id.includes('node_modules');

/**
 * Lays what the first view needs into two chunks, one for packages, which a release seldom changes, and one for the
 * site. Left alone the bundler makes some seventy, one for each set of pages that share a module, and they compress
 * apart from each other. What only other pages, dialogs and panels use stays in chunks of its own.
 */
export function firstViewChunks(root: string): Rolldown.CodeSplittingOptions {
  let site: ReadonlySet<string> | undefined;
  return {
    // a package that comes along must not bring what it imports for others
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', test: vendors },
      {
        debugName: 'site',
        name: (id, bundle) => {
          site ??= staticImports(
            roots.map((file) => `${root}/${file}`),
            (from) => bundle.getModuleInfo(from)?.importedIds ?? [],
          );
          return site.has(id) ? 'site' : null;
        },
        test: isOwn,
      },
    ],
  };
}

/**
 * Own modules that some modules import, directly or not. The entry is not among them: it waits for its first answers,
 * and a chunk that imports a waiting one would wait for it for ever.
 */
function staticImports(from: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !isOwn(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  from.forEach(visit);
  for (const id of found) if (id.endsWith('/app/main.tsx')) found.delete(id);
  return found;
}
