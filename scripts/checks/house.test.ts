import { describe, expect, test } from 'vitest';
import { isTest, read, sources } from './sources.ts';

const matching = (files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('styles', () => {
  test('are written with logical properties, so that right-to-left needs no second look', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right)\b|\bborder(Top|Bottom)(Left|Right)Radius\b|^\s*(left|right)\s*:|textAlign: '(left|right)'/;
    expect(
      matching(sources('packages/ui/src/**/*.css.ts'), physical),
      'Use the inline/block names: marginInlineStart, insetInlineEnd, textAlign start.',
    ).toEqual([]);
  });

  test('mirror by the nearest `dir`', () => {
    expect(
      matching(sources('packages/ui/src/**/*.css.ts'), /(?<!`):dir\(/),
      'Multiply by `mirror` of styles/direction.css.ts: builds write `:dir()` out as a list of languages.',
    ).toEqual([]);
  });

  test('live in packages/ui: web app and console compose and never style', () => {
    const styled = [
      ...sources('apps/{web,console}/src/**/*.css.ts'),
      ...matching(
        sources('apps/{web,console}/src/**/*.tsx').filter((file) => !isTest(file)),
        /\b(className|style)=/,
      ),
    ];
    expect(styled, 'Use a layout part of @mekong/ui, or add a pattern there.').toEqual([]);
  });
});

describe('web app and console', () => {
  test('never fetch by hand', () => {
    const found = matching(
      sources('apps/{web,console}/src/**/*.{ts,tsx}').filter((file) => !isTest(file)),
      /\b(fetch|XMLHttpRequest|EventSource)\(/,
    );
    expect(found, 'Call an operation of @mekong/api-client: an endpoint exists when it is in the contract.').toEqual(
      [],
    );
  });

  test('keep the state of no form by hand', () => {
    // these send the numbers of files that were uploaded before, and nothing that was typed
    const ofFiles = /\/(SlipForm|DocumentsStep)\.tsx$/;
    const found = matching(
      sources('apps/{web,console}/src/**/*.{ts,tsx}').filter((file) => !isTest(file) && !ofFiles.test(file)),
      /\bFormEvent\b/,
    );
    expect(
      found,
      'Take useServerForm: it checks, sends once, says refusals at their fields, keeps what was typed.',
    ).toEqual([]);
  });

  test('keep route files to a schema, a guard, a loader and one screen', () => {
    const long = sources('apps/web/src/routes/**/*.tsx').filter((file) => read(file).split('\n').length > 80);
    expect(long, 'Move the screen into src/features; a route file has about 60 lines.').toEqual([]);
    const exporting = matching(sources('apps/web/src/routes/**/*.tsx'), /^export (?!const Route\b)/);
    expect(exporting, 'A route file exports only Route: anything else breaks its code splitting.').toEqual([]);
  });
});

describe('texts', () => {
  test('change their case by the language of the page, never by that of the device', () => {
    expect(
      matching(
        sources('{apps,packages}/**/*.{ts,tsx}').filter((file) => !isTest(file)),
        /\.toLocale(Lower|Upper)Case\(\)/,
      ),
      'Give the tag of the language: useLanguage().tag. A Turkish device makes another letter of I.',
    ).toEqual([]);
  });
});

describe('HTML', () => {
  test('is rendered as HTML in one component only', () => {
    const found = sources('{apps,packages}/**/*.{ts,tsx}').filter(
      (file) =>
        /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(read(file)) && !isTest(file) && !file.includes('/HtmlContent/'),
    );
    expect(found, 'Use HtmlContent of @mekong/ui: it sanitises by allow-list and Trusted Types.').toEqual([]);
  });
});

describe('the first script of a page', () => {
  test('makes the Trusted Types policy before anything else runs', () => {
    for (const app of ['web', 'console']) {
      const [first] = read(`apps/${app}/src/app/main.tsx`).split('\n');
      expect(first, 'Whoever comes first gets the only name that the policy of the gateway allows.').toBe(
        "import '@mekong/ui/HtmlContent/policy';",
      );
    }
  });
});

describe('files', () => {
  test('stay small: one subject each', () => {
    const long = sources('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mts,mjs}')
      .filter((file) => !/\/db\/seed\/data\/|\/src\/art\/motifs\//.test(file))
      .map((file) => [file, read(file).split('\n').length] as const)
      .filter(([file, lines]) => lines > 400 && !/^\/\*\* ?Why this file stays whole:/m.test(read(file)))
      .map(([file, lines]) => `${file}: ${lines} lines`);
    expect(long, 'Split it by subject, or say in a comment "Why this file stays whole: ...".').toEqual([]);
  });

  test('carry no index barrels', () => {
    expect(
      sources('packages/*/src/**/index.{ts,tsx}'),
      'Every public part has its own line in exports of package.json.',
    ).toEqual([]);
  });
});

describe('comments', () => {
  test('say a rule in words, not by its mark in planning papers that are not here', () => {
    const everywhere = sources('{apps,packages,e2e,bench,scripts,docs}/**/*.{ts,tsx,mjs,mdx,md,yaml}', '*.md').filter(
      (file) => !file.includes('/db/migrations/') && !file.startsWith('scripts/checks/'),
    );
    expect(
      matching(everywhere, /\bS\d-\d{3}\b|\b(trust|domain|speed|decisions)\.md\b|\(R\d{1,2}\)|\bdecision [A-Z]\d/),
    ).toEqual([]);
  });
});
