import type { Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
}

/**
 * Chunks that import each other in a circle: one of them runs before what it imports is there, which breaks it or not by the
 * order in which they come.
 *
 * @returns their files, the first of them again at the end; `undefined` when there is no circle
 */
export function circleOf(chunks: readonly Chunk[]): readonly string[] | undefined {
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const { file } of chunks) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Writes `dist/.vite/bundle.json`: for each chunk its static imports and the installed packages inside it, by folder.
 * bench/budgets.ts holds the bundle against its budgets with it and finds packages that are in it twice. Fails when chunks import each other.
 */
export function bundleReport(): Plugin {
  return {
    name: 'mekong:bundle-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const folders = output.moduleIds.flatMap(
          (id) => /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
        );
        return [
          { file: output.fileName, isEntry: output.isEntry, imports: output.imports, packages: [...new Set(folders)] },
        ];
      });
      const circle = circleOf(chunks);
      if (circle) this.error(`Chunks import each other: ${circle.join(' > ')}. See build/shared-chunks.ts.`);
      this.emitFile({ type: 'asset', fileName: '.vite/bundle.json', source: JSON.stringify(chunks) });
    },
  };
}
