import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const guard = fileURLToPath(new URL('../src/state/chunk.ts', import.meta.url));

/** Whether it names the file as it stands: one that is computed may be anywhere. */
const isNamed = (source: ESTree.Expression): boolean =>
  source.type === 'Literal' || (source.type === 'TemplateLiteral' && source.expressions.length === 0);

/**
 * The same module with `loadChunk` around every `import()` that names its file.
 *
 * @param code JavaScript, without types
 * @returns undefined when it has no such `import()`
 */
export function guarded(code: string): string | undefined {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    ImportExpression: ({ source, start, end }) => {
      if (isNamed(source)) found.push({ start, end });
    },
  }).visit(parseAst(code));
  if (found.length === 0) return undefined;
  let rest = 0;
  const parts = found.map(({ start, end }) => {
    const before = code.slice(rest, start);
    rest = end;
    return `${before}__loadChunk(() => ${code.slice(start, end)})`;
  });
  return `import { loadChunk as __loadChunk } from ${JSON.stringify(guard)};\n${parts.join('')}${code.slice(rest)}`;
}

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
        // what has none is not parsed
        code: 'import(',
      },
      order: 'post',
      handler(code) {
        const changed = guarded(code);
        return changed === undefined ? null : { code: changed, map: null };
      },
    },
  };
}
