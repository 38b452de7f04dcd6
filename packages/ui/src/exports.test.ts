import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const manifest: { exports: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const subpaths = Object.keys(manifest.exports);

const foldersIn = (path: string): string[] =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const kinds = [
  { folder: 'src/components', prefix: './' },
  { folder: 'src/patterns', prefix: './patterns/' },
] as const;

/** A part that stands in the folder of another and carries its name: SideMenu/SideMenuLanguage. */
const isSubpart = (file: string): boolean => /\/(?<folder>[A-Z]\w*)\/\k<folder>[A-Z]\w*\.tsx$/.test(file);

describe('public entries', () => {
  test('are the ones that were agreed on: everything else is private', () => {
    const foundations = subpaths.filter((subpath) => /^\.\/[a-z]/.test(subpath) && !subpath.startsWith('./patterns/'));
    expect(foundations).toEqual([
      './brands',
      './brands/brand',
      './brands/sheet',
      './brands/values',
      './fonts/bundled',
      './fonts/riel',
      './fonts/stacks',
      './fonts/wait',
      './part-docs',
      './provider',
      './provider/link',
      './provider/locale',
      './provider/theme',
      './styles',
      './themes',
      './themes/preload',
      './themes/switch',
      './tokens/breakpoint',
      './tokens/color',
      './tokens/layer',
      './tokens/motion',
      './tokens/radius',
      './tokens/size',
      './tokens/space',
      './tokens/type',
    ]);
  });

  test('are sorted, so that two people who add a part do not meet on one line', () => {
    expect(subpaths).toEqual(subpaths.toSorted());
  });

  test.each(Object.entries(manifest.exports))('%s leads to a file', (_, file) => {
    expect(existsSync(join(root, file)), file).toBe(true);
  });

  test.each(kinds)(
    '$folder: every folder is exported under its own name, and nothing else is',
    ({ folder, prefix }) => {
      const expected = foldersIn(folder).map((name) => [`${prefix}${name}`, `./${folder}/${name}/${name}.tsx`]);
      const pattern = new RegExp(`^\\${prefix}[A-Z][^/]*$`);
      const actual = Object.entries(manifest.exports).filter(
        ([subpath, file]) => pattern.test(subpath) && !isSubpart(file),
      );
      expect(actual.toSorted()).toEqual(expected.toSorted());
    },
  );
});

/** The folder contract: what may stand in the folder of a part called Name. */
const allowed = (name: string, isPattern: boolean): RegExp =>
  new RegExp(
    `^(${name}\\.(tsx|css\\.ts|variants\\.ts|stories\\.tsx|docs\\.ts|examples\\.tsx|test\\.tsx${isPattern ? '|fixtures\\.ts' : ''})|${name}[A-Z]\\w*\\.(tsx|css\\.ts)|use${name}\\w*\\.ts|[a-z][a-z-]*(\\.test)?\\.ts)$`,
  );

const parts = kinds.flatMap(({ folder }) => foldersIn(folder).map((name) => ({ folder, name })));

describe.each(parts)('$folder/$name', ({ folder, name }) => {
  const files = readdirSync(join(root, folder, name));

  test('holds only files of the folder contract', () => {
    const unknown = files.filter((file) => !allowed(name, folder.endsWith('patterns')).test(file));
    expect(
      unknown,
      `${name} may hold Name.tsx, Name.css.ts, Name.variants.ts, Name.stories.tsx, Name.docs.ts, Name.examples.tsx, ` +
        'Name.test.tsx, NamePart.tsx, useName.ts, pure helpers in kebab-case with their tests, and in patterns Name.fixtures.ts.',
    ).toEqual([]);
  });

  test('has its page in the workshop', () => {
    expect(files, 'npm run new component shows what Name.docs.ts says').toContain(`${name}.docs.ts`);
  });

  test('has stories', () => {
    expect(files).toContain(`${name}.stories.tsx`);
  });
});
