import { globSync, readFileSync } from 'node:fs';
import { type IconNode, icons } from 'lucide';
import { expect, test } from 'vitest';
import { mirroredGlyphs } from './mirrored-glyphs.ts';

/** Names of lucide for what points along the line: forwards and back, out of a window, into one. */
const pointing =
  /^(Arrow(Left|Right|UpLeft|UpRight|DownLeft|DownRight)|Chevrons?(Left|Right)|Corner\w+|ExternalLink|Log(In|Out)|Panel(Left|Right)\w*|Reply|ScrollText|Send|Share|TextAlign(Start|End)|Trending(Down|Up))$/;

const root = `${import.meta.dirname}/../../../../..`;
const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/{web,console}/src/**/*.{ts,tsx}'], { cwd: root });

test('every glyph in use that points along the line is mirrored in right-to-left', () => {
  const used = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  );
  const names = [...new Set(used)].filter((name) => pointing.test(name));
  expect(names.length).toBeGreaterThan(5);
  const all: Readonly<Record<string, IconNode>> = icons;
  expect(names.filter((name) => !mirroredGlyphs.has(all[name] ?? []))).toEqual([]);
});
