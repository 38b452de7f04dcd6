import type { Plugin } from 'vite';

/**
 * Writes `dist/.vite/bundle.json`: for each chunk its static imports and the installed packages inside it, by folder.
 * bench/budgets.ts holds the bundle against its budgets with it and finds packages that are in it twice.
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
      this.emitFile({ type: 'asset', fileName: '.vite/bundle.json', source: JSON.stringify(chunks) });
    },
  };
}
