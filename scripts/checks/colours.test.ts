import { brands } from '@mekong/ui/brands';
import { expect, test } from 'vitest';
import { isTest, read, sources } from './sources.ts';

/** A colour written as a value: a brand could not change it. */
const rawColour =
  /\b(?:oklch|oklab|lch|lab|hsla?|hwb|rgba?|color)\(|(?<=['"`\s(,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;

/** A colour written by its name, as the value of a property that takes one. */
const namedColour =
  /\b(?:color|background|fill|stroke|border|outline|caret|shadow|stopColor)\w*['"]?\s*[:=]\s*\{?['"`][^'"`]*(?<![-\w])(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gold|silver|gr[ae]y|teal|navy|cyan|magenta|lime|maroon|olive)\b(?!-)/i;

const hasRawColour = (code: string): boolean => rawColour.test(code) || namedColour.test(code);

/** Where colours are values, and why. */
const reasons: Readonly<Record<string, string>> = {
  'packages/ui/src/brands/': 'brands are these values',
  'packages/ui/src/tokens/color.ts': 'writes them as CSS',
  'packages/ui/src/components/Chip/ChipLine.css.ts': 'a mask, of which only the alpha counts',
  'packages/ui/src/patterns/QrCard/save-qr.ts': 'a saved picture is white in every theme',
};

test('no colour is written as a value outside of the brands', () => {
  const found = sources('{packages/ui,apps/web,apps/console}/src/**/*.{ts,tsx,css}')
    .filter((file) => !isTest(file) && !/\.(stories\.tsx|fixtures\.ts|test-\w+\.ts)$/.test(file))
    .filter((file) => !Object.keys(reasons).some((start) => file.startsWith(start)))
    .filter((file) => hasRawColour(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
  expect(found, 'Take a colour of `vars.color` by its purpose, or on pictures one of tokens/art.ts.').toEqual([]);
});

test.each([
  "color: '#f00'",
  "background: 'red'",
  'border: `1px solid black`',
  '<path fill="white" />',
  "fill: 'rgb(0 0 0)'",
])('a colour is found that is written as %s', (code) => expect(hasRawColour(code)).toBe(true));

test.each(['color: vars.color.text', "color: artColor('white')", "tone: 'gold'", "background: 'none'"])(
  'no colour is found in %s',
  (code) => expect(hasRawColour(code)).toBe(false),
);

test('every place where colours are values still has some', () => {
  for (const start of Object.keys(reasons)) {
    const files = sources(start.endsWith('/') ? `${start}*.ts` : start);
    expect(
      files.some((file) => rawColour.test(read(file)) || /\[[01]?\.?\d+, [\d.]+, [\d.]+/.test(read(file))),
      start,
    ).toBe(true);
  }
});

test('the chrome of games has no colour of the first brand as a value: the others would show it', () => {
  const [, , hue] = brands.lantern.dark.color.accent;
  const found = sources('apps/arcade/client/kit/styles/*.css').flatMap((file) =>
    [...read(file).matchAll(/oklch\([\d.]+ [\d.]+ ([\d.]+)/g)]
      .filter(([, own]) => Math.abs(Number(own) - hue) < 10)
      .map(([color]) => `${file}: ${color}`),
  );
  expect(found, 'Take var(--accent) or a mix of it.').toEqual([]);
});
