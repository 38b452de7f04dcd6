import { describe, expect, it } from 'vitest';
import type { AreaTexts } from './catalogs.ts';
import { fill, type Sheet, sheetFaults, sheetsOf } from './sheets.ts';

const source = (id: string, message: string) => ({
  id,
  message,
  context: undefined,
  comments: ['Above an amount'],
  places: ['apps/web/src/a.tsx:1'],
});

function area(written: string[] = []): AreaTexts {
  const catalog = () => ({ a: { translation: '' }, b: { translation: 'x' } });
  return {
    area: 'shell',
    languages: ['KM', 'EN', 'CN', 'TH', 'PT', 'AR', 'VI'],
    messages: new Map([
      ['a', source('a', 'Balance: {amount}')],
      ['b', source('b', 'Round')],
    ]),
    catalogs: {
      KM: catalog(),
      EN: catalog(),
      CN: catalog(),
      TH: catalog(),
      PT: catalog(),
      AR: catalog(),
      VI: catalog(),
    },
    files: [],
    write: async (language) => {
      written.push(language);
    },
  };
}

const khmerOf = (sheets: readonly Sheet[]) => {
  const sheet = sheets.find(({ language }) => language === 'KM');
  if (!sheet) throw new Error('no sheet for Khmer');
  return sheet;
};

describe('a sheet', () => {
  it('holds what the language lacks, with comment, place and terms', () => {
    const sheets = sheetsOf([area()], false);
    expect(sheets.map(({ language }) => language)).toEqual(['KM', 'CN', 'TH', 'PT', 'AR', 'VI']);
    expect(khmerOf(sheets).entries).toEqual([
      { ...source('a', 'Balance: {amount}'), glossary: { balance: ['សមតុល្យ'] }, translation: '' },
    ]);
  });

  it('names a form that is unsure as such', () => {
    const texts = { ...area(), messages: new Map([['a', source('a', 'Your rebate')]]) };
    expect(khmerOf(sheetsOf([texts], false)).entries[0]?.glossary).toEqual({ rebate: ['ប្រាក់បង្វិលសង ~'] });
  });

  it('names a form that is unsure as such', () => {
    const texts = { ...area(), messages: new Map([['a', source('a', 'Your rebate')]]) };
    expect(khmerOf(sheetsOf([texts], false)).entries[0]?.glossary).toEqual({ rebate: ['ប្រាក់បង្វិលសង ~'] });
  });

  it('holds everything when it is to be read again', () => {
    expect(khmerOf(sheetsOf([area()], true)).entries.map(({ id, translation }) => [id, translation])).toEqual([
      ['a', ''],
      ['b', 'x'],
    ]);
  });

  it('is not written for a language that the area is not in', () => {
    const sheets = sheetsOf([{ ...area(), languages: ['KM', 'EN'] }], false);
    expect(sheets.map(({ language }) => language)).toEqual(['KM']);
  });

  it('comes back into the catalog of its language after it went through a file', async () => {
    const written: string[] = [];
    const texts = [area(written)];
    const sheet = JSON.parse(JSON.stringify(khmerOf(sheetsOf(texts, false)))) as Sheet;
    const filled = { ...sheet, entries: sheet.entries.map((entry) => ({ ...entry, translation: 'សមតុល្យ៖ {amount}' })) };
    expect(sheetFaults(filled)).toEqual([]);
    expect(await fill(texts, [filled])).toBe(1);
    expect(written).toEqual(['KM']);
    expect(texts[0]?.catalogs.KM.a?.translation).toBe('សមតុល្យ៖ {amount}');
    expect(sheetsOf(texts, false).map(({ language }) => language)).toEqual(['CN', 'TH', 'PT', 'AR', 'VI']);
  });

  it('changes nothing where it was left empty', async () => {
    const written: string[] = [];
    const texts = [area(written)];
    expect(await fill(texts, sheetsOf(texts, false))).toBe(0);
    expect(written).toEqual([]);
  });

  it('is refused when a translation is too long for what it is shown as', () => {
    const sheet = khmerOf(sheetsOf([area()], true));
    const filled = {
      ...sheet,
      entries: sheet.entries.map((entry) => ({ ...entry, translation: entry.id === 'b' ? 'ជុំ'.repeat(30) : '' })),
    };
    const uses = new Map([['b', [{ kind: 'tag', isSmall: false, hasIcon: false }] as const]]);
    expect(sheetFaults(filled)).toEqual([]);
    expect(sheetFaults(filled, uses)).toEqual([expect.stringContaining('a tag has room for 122')]);
  });

  it('is refused when a translation lost a value or a term', () => {
    const sheet = khmerOf(sheetsOf([area()], false));
    const filled = { ...sheet, entries: sheet.entries.map((entry) => ({ ...entry, translation: 'ប្រាក់' })) };
    expect(sheetFaults(filled)).toEqual([
      'KM/shell: lost {amount value}: ប្រាក់',
      'KM/shell: "balance" is "សមតុល្យ": ប្រាក់',
    ]);
  });
});
