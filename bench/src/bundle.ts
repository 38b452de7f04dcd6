import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));

/** Route chunks of the home page (root, frame, page): part of what a first visit downloads. */
export const firstRoutes = ['src/routes/__root.tsx', 'src/routes/_site.tsx', 'src/routes/_site/index.tsx'];

interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
}

export interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

export interface BundleFigures {
  /** JavaScript that must arrive before the home page can be used: entry, its static imports, the home route. */
  readonly initialJs: Bytes;
  readonly initialCss: Bytes;
  readonly allCss: Bytes;
  /** Every chunk that is not part of the initial load. */
  readonly lazy: readonly { readonly file: string; readonly bytes: Bytes }[];
  /** Packages that lie in the bundle in more than one copy, with the folders they came from. */
  readonly duplicates: readonly { readonly name: string; readonly folders: readonly string[] }[];
}

/** Bytes of files of a build together, as the build has laid them compressed beside it: that is what is sent. */
export function sizeOf(files: readonly string[], folder = dist): Bytes {
  const sum = (ending: string): number =>
    files.reduce((bytes, file) => bytes + statSync(`${folder}${file}${ending}`).size, 0);
  return { gzip: sum('.gz'), brotli: sum('.br') };
}

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Measures the built web app.
 *
 * @param firstRoutes source files (from apps/web) of the lazy chunks that the initial load needs besides the entry
 * @throws when the app has not been built
 */
export function measureBundle(firstRoutes: readonly string[]): BundleFigures {
  if (!existsSync(`${dist}.vite/manifest.json`))
    throw new Error('apps/web is not built: run "npx turbo run build --filter=@mekong/web".');
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
  const chunks: Chunk[] = JSON.parse(readFileSync(`${dist}.vite/bundle.json`, 'utf8'));

  const first = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || first.has(key)) return;
    first.add(key);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const [key, entry] of Object.entries(manifest))
    if (entry.isEntry || firstRoutes.some((route) => key.split('?')[0] === route)) visit(key);

  const firstJs = [...first].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  const firstCss = [...new Set([...first].flatMap((key) => manifest[key]?.css ?? []))];
  const allCss = [...new Set(Object.values(manifest).flatMap((entry) => [...(entry.css ?? []), entry.file]))].filter(
    (f) => f.endsWith('.css'),
  );
  const lazy = chunks.map((chunk) => chunk.file).filter((file) => !firstJs.includes(file));

  const folders = new Map<string, Set<string>>();
  for (const folder of chunks.flatMap((chunk) => chunk.packages)) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  return {
    initialJs: sizeOf([...new Set(firstJs)]),
    initialCss: sizeOf(firstCss),
    allCss: sizeOf(allCss),
    lazy: lazy.map((file) => ({ file, bytes: sizeOf([file]) })),
    duplicates: [...folders].filter(([, set]) => set.size > 1).map(([name, set]) => ({ name, folders: [...set] })),
  };
}
