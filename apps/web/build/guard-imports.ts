import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const guard = fileURLToPath(new URL('../src/state/chunk.ts', import.meta.url));

/** An `import()` of a file by its name; one that is computed, or of a package, is left alone. */
const dynamicImport = /\bimport\(\s*(["'`][^"'`$]+["'`])\s*\)/g;

/**
 * Puts `loadChunk` around every `import()` of our own code, the routes that the router splits and the packages of this
 * workspace among them: each part has its time limit and its one reload, and nobody can forget it.
 */
export function guardImports(): Plugin {
  return {
    name: 'mekong:guard-imports',
    apply: 'build',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?($|\?)/, exclude: /node_modules|\.css\.ts|src\/state\/chunk\.ts/ },
        code: 'import(',
      },
      order: 'post',
      handler(code) {
        const guarded = code.replace(dynamicImport, '__loadChunk(() => import($1))');
        if (guarded === code) return null;
        return { code: `import { loadChunk as __loadChunk } from ${JSON.stringify(guard)};\n${guarded}`, map: null };
      },
    },
  };
}
