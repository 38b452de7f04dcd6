import { slotSymbolCodes } from '@mekong/art/slot-symbols';
import { themeOfEachSet } from '@mekong/art/slot-theme';
import { createServerI18n } from '@mekong/i18n/node';
import { shippedLanguages } from '@mekong/i18n/registry';
import { symbolNames } from '@mekong/i18n/symbols/names';
import { describe, expect, test } from 'vitest';
import { bookCodes, classicCodes, commonCodes } from '../theme-files.ts';
import { themeAddress, themeSymbol } from './look.ts';

const themes = themeOfEachSet();

describe('what a theme shows', () => {
  test('has a name for every symbol of every set', () => {
    const ids = themes.flatMap((theme) => slotSymbolCodes.map((code) => themeSymbol(theme, code)));
    expect(ids.filter((id) => !Object.hasOwn(symbolNames, id))).toEqual([]);
  });

  test.each(shippedLanguages)('has names that tell its symbols apart when the language is %s', async (language) => {
    const i18n = await createServerI18n(language, 'symbols');
    const twice = themes.flatMap((theme) =>
      [commonCodes, bookCodes, classicCodes].flatMap((codes) => {
        const names = codes.map((code) => i18n._(`symbol.${themeSymbol(theme, code)}`));
        return names.filter((name, index) => names.indexOf(name) !== index);
      }),
    );
    expect(twice).toEqual([]);
  });

  test('is told to the page by the places of its codes', () => {
    const { codes, symbols } = themeAddress('naga-moon', 'lines-20', { motif: 'naga', vendor: 'HOUSE' });
    expect(codes.slice(0, 2)).toEqual(['H1', 'H2']);
    expect(symbols.slice(0, 2)).toEqual(['naga', 'koi']);
    expect(symbols[codes.indexOf('W')]).toBe('wild');
  });

  test('names coins and orbs whatever they hold', () => {
    const [theme] = themes;
    if (!theme) throw new Error('There is no theme.');
    expect(['coin:10', 'orb:5', 'X'].map((cell) => themeSymbol(theme, cell))).toEqual(['coin', 'orb', 'blank']);
  });
});
