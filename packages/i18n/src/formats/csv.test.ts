import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Reads one table back as RFC 4180 says. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('csv', () => {
  test('quotes what would break the table', () => {
    expect(toCsv([['a,b', 'say "x"', 'two\r\nlines', 'plain']])).toBe(
      '\uFEFF"a,b","say ""x""","two\r\nlines",plain\r\n',
    );
  });

  test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("http://x")'])(
    'is never a formula: %j',
    (cell) => {
      const [[written]] = read(toCsv([[cell]])) as [[string]];
      expect(written).toBe(`'${cell}`);
    },
  );

  test.each(['-2500.0000', '0.0000', '42500.0000', '12'])('keeps a number a number: %s', (cell) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF${cell}\r\n`);
  });

  test('loses nothing, and no cell of it begins like a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const back = read(toCsv(rows));
          expect(back.map((row) => row.map((cell) => cell.replace(/^'(?='|\s*[=+\-@\t\r])/, '')))).toEqual(rows);
          for (const cell of back.flat()) expect(/^\s*[=+@\t\r]/.test(cell)).toBe(false);
        },
      ),
    );
  });
});
