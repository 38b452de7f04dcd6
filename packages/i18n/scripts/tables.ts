import { readFileSync } from 'node:fs';

/**
 * Rows of a table of `packages/i18n/terms`: the first line names the columns, a tab stands between two.
 *
 * @param name file name, such as `wording.tsv`
 * @returns one record per row; a column without a value is the empty string
 */
export function readTable<Column extends string>(name: string): readonly Readonly<Record<Column, string>>[] {
  const text = readFileSync(new URL(`../terms/${name}`, import.meta.url), 'utf8');
  const [head = '', ...rows] = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  const columns = head.split('\t') as Column[];
  return rows.map((row) => {
    const values = row.split('\t');
    if (values.length > columns.length) throw new Error(`${name} has more columns in a row than in its head: ${row}`);
    return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])) as Record<Column, string>;
  });
}
