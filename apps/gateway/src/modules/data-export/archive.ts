import { toCsv } from '@mekong/i18n/formats/csv';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { formatMoney } from '../../kernel/money.ts';
import type { ExportTable } from './export-tables.ts';

/** A value of a copy, as JSON has it. */
type Plain = string | number | boolean | null | object;
export type ExportRow = Readonly<Record<string, Plain>>;

const plain = (value: unknown): Plain =>
  value instanceof Date ? value.toISOString() : value === undefined ? null : (value as Plain);

/** A row of the database as a copy has it: no secrets, amounts with four places, moments in UTC. */
export function exportRow(
  row: Readonly<Record<string, unknown>>,
  { without = [], money = [] }: Pick<ExportTable, 'without' | 'money'>,
): ExportRow {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (without.includes(name)) return [];
      return [[name, money.includes(name) && value !== null ? formatMoney(BigInt(value as string)) : plain(value)]];
    }),
  );
}

const cell = (value: Plain | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * Writes an archive piece by piece: `data.json` with everything, `csv/<name>.csv` for each part that has rows, and pictures.
 * It is compressed as it grows, so only what is compressed stays in memory.
 */
export function createArchive() {
  const pieces: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(piece);
  });
  const json: string[] = [];
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(bytes, true);
  };
  return {
    /** Adds one part; called once for each. */
    part(name: string, rows: readonly ExportRow[]): void {
      json.push(`${JSON.stringify(name)}:[${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}]`);
      if (rows.length === 0) return;
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      add(
        `csv/${name}.csv`,
        strToU8(toCsv([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))])),
      );
    },

    picture(name: string, bytes: Uint8Array): void {
      const file = new ZipPassThrough(`files/${name}.jpg`);
      zip.add(file);
      file.push(bytes, true);
    },

    /** @param facts what stands before the parts */
    end(facts: ExportRow): Uint8Array {
      add('data.json', strToU8(`{${JSON.stringify(facts).slice(1, -1)},\n${json.join(',\n')}}\n`));
      zip.end();
      if (failure) throw failure;
      return Buffer.concat(pieces);
    },
  };
}
