import { expect, test } from 'vitest';
import { guarded } from './guard-imports.ts';

/** What stands below the line that brings the guard in. */
const body = (code: string): string | undefined => guarded(code)?.split('\n').slice(1).join('\n');

test('every import() that names its file is guarded, however it is written', () => {
  const code = [
    "const screen = lazy(() => import('./Screen.tsx'));",
    'const both = () => Promise.all([import(`./a.ts`), import("./b.ts")]);',
    "const noted = () => import(/* @vite-ignore */ './c.ts');",
    'const wide = () =>\n  import(\n    "./d.ts",\n  );',
    "const typed = () => import('./e.json', { with: { type: 'json' } }).then(({ default: data }) => data);",
  ].join('\n');
  expect(body(code)).toBe(
    [
      "const screen = lazy(() => __loadChunk(() => import('./Screen.tsx')));",
      'const both = () => Promise.all([__loadChunk(() => import(`./a.ts`)), __loadChunk(() => import("./b.ts"))]);',
      "const noted = () => __loadChunk(() => import(/* @vite-ignore */ './c.ts'));",
      'const wide = () =>\n  __loadChunk(() => import(\n    "./d.ts",\n  ));',
      "const typed = () => __loadChunk(() => import('./e.json', { with: { type: 'json' } })).then(({ default: data }) => data);",
    ].join('\n'),
  );
});

test('an import that is computed, a text and a comment stay as they are', () => {
  const code = [
    "import { a } from './a.ts';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a module that computes a path
    'const computed = (name) => import(`./${name}.ts`);',
    'const named = (name) => import(name);',
    'const text = "import(\'./b.ts\')";',
    "// import('./c.ts')",
  ].join('\n');
  expect(guarded(code)).toBeUndefined();
});

test('the guard comes from the file of the site', () => {
  expect(guarded("import('./a.ts');")).toMatch(
    /^import \{ loadChunk as __loadChunk \} from ".*\/src\/state\/chunk\.ts";\n/,
  );
});
