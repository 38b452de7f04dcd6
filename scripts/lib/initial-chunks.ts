import type { Rolldown } from 'vite';

/** Where the initial load of an app begins: the entry, which holds the frame around each page. */
const root = 'src/app/main.tsx';

/** Packages of the initial load. */
const vendors =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|query-core|router-core|react-(query|router|store))|@lingui\/(core|react)|@vanilla-extract\/recipes|@radix-ui\/react-direction)\//;

/** Of those, what only later parts use: lists that grow by pages, and changes. */
const laterVendors = /\/(infiniteQuery(Observer|Options)|useInfiniteQuery|mutationObserver|useMutation(State)?)\.js$/;

/** Packages are left to `vendors`: their index files import far more than anybody uses. */
const isOwn = (id: string): boolean => !id.includes('node_modules');

type ModuleInfo = (id: string) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;

/**
 * Lays what the initial load needs into two chunks, one for packages, which a release seldom changes, and one for the
 * app with its icons. Left alone the bundler makes some seventy, one for each set of pages that share a module, and
 * they compress apart from each other. What only other pages, dialogs and panels use stays in chunks of its own.
 *
 * @param folder of the app
 * @param later chunks of what is needed after it
 * @param late chunks of what a server renders and the browser loads on intent, by name, with the modules that they begin with.
 *   Their styles stand with those of the initial load, because the page is seen before
 */
export function initialChunks(
  folder: string,
  later: readonly Rolldown.CodeSplittingGroup[] = [],
  late: Readonly<Record<string, readonly string[]>> = {},
): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    // a package that comes along must not bring what it imports for others
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', test: (id) => vendors.test(id) && !laterVendors.test(id) },
      {
        debugName: 'site',
        name: (id, bundle) => {
          chunks ??= chunksOf(folder, late, (from) => bundle.getModuleInfo(from));
          return chunks.get(id) ?? null;
        },
        test: (id) => isOwn(id) || isIcon(id),
      },
      ...later,
    ],
  };
}

/** Styles that a compile step has taken out of a module. */
const isStyles = (id: string): boolean => id.includes('.vanilla.css');

/** The chunk of each module of the initial load and of the late ones. */
function chunksOf(
  folder: string,
  late: Readonly<Record<string, readonly string[]>>,
  infoOf: ModuleInfo,
): ReadonlyMap<string, string> {
  const chunks = new Map([...initialModules(`${folder}/${root}`, infoOf)].map((id) => [id, 'site']));
  chunks.set(`${folder}/${root}`, '');
  for (const [name, modules] of Object.entries(late))
    for (const id of modules.flatMap((module) => [...initialModules(`${folder}/${module}`, infoOf, true)]))
      if (!chunks.has(id)) chunks.set(id, isStyles(id) ? 'site' : name);
  chunks.delete(`${folder}/${root}`);
  return chunks;
}

const isIcon = (id: string): boolean => id.includes('/lucide/dist/esm/icons/');

/**
 * Own modules that the entry imports, directly or not, and the icons that they name. The entry is not among them: the name
 * of its file carries the hash of all that it can lead to, which tells one version of the site from another, and whoever
 * imports an entry that waits at its top (`await`) would wait for ever.
 */
function initialModules(entry: string, infoOf: ModuleInfo, withEntry = false): ReadonlySet<string> {
  const found = new Set<string>();
  const glyphs = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !isOwn(id)) return;
    found.add(id);
    const info = infoOf(id);
    for (const name of iconNames(info?.code ?? '')) glyphs.add(name);
    for (const imported of info?.importedIds ?? []) {
      if (imported.endsWith('/lucide/dist/esm/lucide.mjs')) icons ??= iconFiles(imported, infoOf(imported)?.code ?? '');
      visit(imported);
    }
  };
  let icons: ReadonlyMap<string, string> | undefined;
  visit(entry);
  if (!withEntry) found.delete(entry);
  for (const name of glyphs) {
    const file = icons?.get(name);
    if (file) found.add(file);
  }
  return found;
}

/** Names that a module imports from lucide. */
function iconNames(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
}

/** Files of the icons by each of their names, from the index of lucide. */
function iconFiles(index: string, code: string): ReadonlyMap<string, string> {
  const folder = index.slice(0, index.lastIndexOf('/'));
  return new Map(
    [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[^"']+)["']/g)].flatMap(([, names = '', file]) =>
      names.split(',').map((name): [string, string] => [name.split(/\s+as\s+/)[1]?.trim() ?? '', `${folder}/${file}`]),
    ),
  );
}
