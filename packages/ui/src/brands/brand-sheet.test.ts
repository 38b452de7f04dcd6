import { describe, expect, test } from 'vitest';
import { vars } from '../themes/contract.css.ts';
import { brandSheet } from './brand-sheet.ts';
import { type BrandName, brandNames, brands } from './brands.ts';

/** Names of the variables under a part of the contract. */
const variablesOf = (part: object): string[] =>
  Object.values(part).flatMap((value) =>
    typeof value === 'string' ? [value.replace(/^var\((.*)\)$/, '$1')] : variablesOf(value),
  );
const { color, shadow, radius, motion, type, brand, font } = vars;

const sheetOf = (name: BrandName): string => brandSheet(name, brands[name]);

describe.each(brandNames)('the sheet of %s', (name) => {
  const rules = new Map(
    [...sheetOf(name).matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', body = '']) => [selector, body]),
  );
  const root = `:root[data-brand=${name}]`;

  test('fills every variable that belongs to a brand, and no other', () => {
    const filled = [...sheetOf(name).matchAll(/(--mk-[\w-]+):/g)].map(([, variable = '']) => variable);
    expect([...new Set(filled)].toSorted()).toEqual(
      variablesOf({
        color,
        shadow,
        radius,
        motion,
        type,
        brand,
        font: { text: font.text },
      }).toSorted(),
    );
  });

  test('has the colours of both themes, stronger than those of the first brand', () => {
    expect(rules.get(`${root},${root} [data-theme=dark]`)).toContain('color-scheme:dark');
    expect(rules.get(`${root}[data-theme=light],${root} [data-theme=light]`)).toContain('color-scheme:light');
  });

  test('wins over the rules of the first brand wherever its sheet stands', () => {
    // those are `:root` and `[data-theme]`: one class or attribute
    const selectors = [...rules.keys()].flatMap((list) => list.split('{').at(-1)?.split(',') ?? []);
    expect(selectors.length).toBeGreaterThan(4);
    for (const selector of selectors) expect(selector.match(/\[|:/g)?.length, selector).toBeGreaterThan(1);
  });

  test('keeps every value within its declaration', () => {
    for (const body of rules.values()) expect(body).not.toMatch(/[{}]|undefined|NaN/);
  });
});
