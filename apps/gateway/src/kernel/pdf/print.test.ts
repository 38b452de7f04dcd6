import { Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import { expect, onTestFinished, test } from 'vitest';
import { linesOfPdf } from '../../../test/pdf.ts';
import type { LongPdfDocument, PdfDocument, PdfPiece } from './document.ts';
import { loadFaces } from './faces.ts';
import { beginPdf } from './print.ts';
import { createPdfPrinter, type PdfPrinter } from './printer.ts';
import { createTypesetter } from './text.ts';

const columns = [{ heading: 'Time' }, { heading: 'Game', isWrapping: true }, { heading: 'Net', align: 'end' as const }];
const documentOf = (language: string, rows: string[][], direction: 'ltr' | 'rtl' = 'ltr'): PdfDocument => ({
  ...{ language, direction, isWide: false, brand: 'Mekong', title: 'Record', facts: [], footer: 'Foot' },
  sections: [{ kind: 'table', columns, rows, totals: ['Total', '', '12.00'] }],
  ...{ pageLabel: '{page}/{pages}', madeAt: '2026-11-27T00:00:00.000Z' },
});

/** The file of a document, with the rows of a table behind its sections. */
async function printPdf(document: PdfDocument, ...pieces: PdfPiece[]): Promise<Buffer> {
  const printing = await beginPdf(document);
  const parts = [printing.begun];
  for (const piece of pieces) parts.push(await printing.add(piece));
  return Buffer.concat([...parts, printing.end()]);
}

/** A document whose table comes piece by piece. */
const longOf = (table = columns): PdfDocument => ({ ...documentOf('en', []), sections: [], table });

test('a document says every row in its order, repeats its headings on each page and ends with the sums', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => [`2026-11-21 14:${n}`, `Mekong Gold ${n}`, `${n}.00`]);
  const pages = linesOfPdf(await printPdf(documentOf('en', rows)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [n, page] of pages.entries()) {
    expect(page.filter((text) => text === 'Game')).toHaveLength(1);
    expect(page.at(-1)).toBe(`${n + 1}/${pages.length}`);
  }
  const cells = pages.flatMap((page) => page.slice(page.indexOf('Net') + 1, -2));
  expect(cells).toEqual([...rows.flat(), 'Total', '12.00']);
});

test('a table that comes piece by piece says every row in its order and ends with the sums of the last piece', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => [`2026-11-21 14:${n}`, `Mekong Gold ${n}`, `${n}.00`]);
  const pieces = [0, 100, 200].map((at) => ({ rows: rows.slice(at, at + 100), sums: ['Total', '', '99999.00'] }));
  const file = await printPdf(longOf(), ...pieces, { rows: [], sums: ['Total', '', '44850.00'] });
  const pages = linesOfPdf(file);
  expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, n) => `${n + 1}/${pages.length}`));
  const cells = pages.flatMap((page) => page.slice(page.indexOf('Net') + 1, -2));
  expect(cells).toEqual([...rows.flat(), 'Total', '44850.00']);
});

test('a text of a later piece that has no room widens its column on a new page, and is never cut', async () => {
  const code = 'B0000000000000000000000000000000001';
  const short = { rows: [['B1', 'Mekong Gold', '1.00']], sums: ['Total', '', '2.00'] };
  const long = { rows: [[code, 'Mekong Gold', '1000000000000000.00']], sums: ['Total', '', '1000000000000001.00'] };
  const pages = linesOfPdf(await printPdf(longOf([...columns, ...Array(9).fill(columns[2])]), short, long));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toEqual(expect.arrayContaining(['B1', '1.00']));
  expect(pages[1]).toEqual(expect.arrayContaining(['Time', code, '1000000000000000.00', '1000000000000001.00']));
});

test('the faces of letters that no piece had before are loaded with the piece that has them', async () => {
  const pieces = ['Mekong', '投注记录', 'កំណត់'].map((text) => ({ rows: [['1', text, '2.00']], sums: [] }));
  const [page = []] = linesOfPdf(await printPdf(longOf(), ...pieces));
  expect(page).toEqual(expect.arrayContaining(['Mekong', '投注记录', 'កំណត់']));
});

test.each([
  ['km', 'កំណត់ត្រាភ្នាល់ ចំនួន ខ្ញុំ'],
  ['zh-Hans-CN', '投注记录，派彩'],
  ['th', 'ประวัติการเดิมพัน'],
])('a text in %s can be read out of the file again', async (language, text) => {
  const [page = []] = linesOfPdf(await printPdf(documentOf(language, [['1', text, '2.00']])));
  expect(page).toContain(text);
});

const km = 'noto-sans-khmer';
test.each([
  ['km', 'ltr', 'ចំនួនភ្នាល់', km],
  ['km', 'ltr', 'ខ្ញុំ', km],
  ['ar', 'rtl', 'سجل', 'noto-sans-arabic'],
  ['zh-Hans-CN', 'ltr', '金', undefined],
] as const)('letters of %s %s are set as HarfBuzz shapes them: %s', async (language, direction, text, face) => {
  const faces = await loadFaces();
  await faces.prepare(text);
  const { runs } = createTypesetter(faces, language, direction).line(text, 400);
  expect(runs).toHaveLength(1);
  const [run] = runs;
  if (face) expect(run?.face.name).toBe(face);
  const buffer = new HarfBuzzBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(faces.of(text.slice(0, 1)).at(400), buffer);
  const shaped = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => [codepoint, xAdvance]);
  expect(shaped.every(([id]) => id !== 0)).toBe(true);
  expect(run?.clusters.flatMap(({ glyphs }) => glyphs.map(({ id, advance }) => [id, advance]))).toEqual(shaped);
});

test('an amount and a time keep their order among letters from right to left', async () => {
  const [page = []] = linesOfPdf(await printPdf(documentOf('ar', [['2026-11-21 14:32', 'فوز', '-12.00']], 'rtl')));
  expect(page).toContain('-12.00');
  expect(page).toContain('2026-11-21 14:32');
});

test('a period of dates from right to left begins at the right', async () => {
  const period = '27\u200f/11\u200f/2026، 00:00 – 28\u200f/11\u200f/2026، 23:59';
  const [page = []] = linesOfPdf(await printPdf(documentOf('ar', [['1', period, '2.00']], 'rtl')));
  expect(
    page.some((text) => /^23:59 ?،2026\/11\/28 – 00:00 ?،2026\/11\/27$/.test(text)),
    page.join('|'),
  ).toBe(true);
});

/** A file as its reader has it, read to its end. */
async function read(file: Promise<AsyncIterable<Uint8Array>>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await file) parts.push(part);
  return Buffer.concat(parts);
}

test('a printer makes eight of ten that come at once, asks the others to come again, and waits for no reader', async () => {
  const printer = createPdfPrinter(1_000);
  onTestFinished(() => printer.close());
  let composed = 0;
  const compose = async () => {
    composed++;
    return documentOf('en', [['1', 'Mekong Gold', '2.00']]);
  };
  const made = await Promise.allSettled(Array.from({ length: 10 }, () => printer.print(compose)));
  const refused = made.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toMatchObject([{ code: 'SERVICE_BUSY' }, { code: 'SERVICE_BUSY' }]);
  expect(composed).toBe(8);
  await expect(printer.print(() => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows');
  const files = made.filter((one) => one.status === 'fulfilled').map(({ value }) => Promise.resolve(value));
  const texts = await Promise.all([...files, printer.print(compose)].map(async (file) => `${await read(file)}`));
  expect([texts.length, new Set(texts).size]).toEqual([9, 1]);
  expect(texts[0]?.endsWith('%%EOF\n')).toBe(true);
});

/** A document of so many pieces that it is not whole before its reader has taken something. */
function endless(breaksAt = Number.POSITIVE_INFINITY) {
  const seen = { pieces: 0, isLeft: false };
  const rows = (piece: number) =>
    Array.from({ length: 50 }, (_, n) => [`${piece}-${n}`, `Mekong Gold ${piece * n}`, `${piece + n}.00`]);
  async function* pieces() {
    try {
      for (;;) {
        if (seen.pieces === breaksAt) throw new Error('the database is gone');
        yield { rows: rows(seen.pieces++), sums: [] };
      }
    } finally {
      seen.isLeft = true;
    }
  }
  const document: LongPdfDocument = { ...longOf(), pieces: pieces() };
  return { seen, document };
}

/** Eight tables that are open, two of each member, of which nobody has read anything. */
async function openTables(printer: PdfPrinter) {
  const open = Array.from({ length: 8 }, () => endless());
  const files = await Promise.all(open.map(({ document }) => printer.printTable(async () => document)));
  return { files, seen: open.map(({ seen }) => seen) };
}

test('a printer reads no rows that nobody has asked for, and gives the place of a reader who leaves to others', async () => {
  const printer = createPdfPrinter(1_000);
  onTestFinished(() => printer.close());
  const { files, seen } = await openTables(printer);
  const before = seen.map(({ pieces }) => pieces);
  expect(Math.max(...before)).toBeLessThan(3);
  const more = () => printer.printTable(async () => documentOf('en', []));
  await expect(more()).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect(seen.map(({ pieces }) => pieces)).toEqual(before);
  await files[0]?.[Symbol.asyncIterator]().return?.();
  expect(seen.map(({ isLeft }) => isLeft)).toEqual([true, ...Array(7).fill(false)]);
  expect((await read(more())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a document of few pages needs no place of a table, and waits for none to be found or read', async () => {
  const printer = createPdfPrinter(1_000);
  onTestFinished(() => printer.close());
  const { files } = await openTables(printer);
  await files[0]?.[Symbol.asyncIterator]().return?.();
  const found = Promise.withResolvers<LongPdfDocument>();
  const waiting = printer.printTable(() => found.promise);
  expect((await read(printer.print(async () => documentOf('en', [])))).subarray(0, 5).toString()).toBe('%PDF-');
  found.reject(new Error('the database is gone'));
  await expect(waiting).rejects.toThrow('the database is gone');
});

test('a document of few pages is set before the tables that wait for the thread', async () => {
  const printer = createPdfPrinter(1_000);
  onTestFinished(() => printer.close());
  const order: string[] = [];
  const table = async () => {
    order.push('composed');
    return { ...longOf(), pieces: endless().document.pieces };
  };
  const tables = [1, 2, 3].map(() => printer.printTable(table).then(() => order.push('table')));
  const page = read(printer.print(async () => documentOf('en', []))).then(() => order.push('page'));
  await Promise.all([...tables, page]);
  expect(order.filter((one) => one !== 'composed')[0]).toBe('page');
});

test('a document that fails in the thread leaves the others whole, and those after it are made', async () => {
  const printer = createPdfPrinter(1_000);
  onTestFinished(() => printer.close());
  const rows = Array.from({ length: 400 }, (_, n) => [`${n}`, 'Mekong Gold', `${n}.00`]);
  async function* pieces() {
    for (let at = 0; at < rows.length; at += 50) yield { rows: rows.slice(at, at + 50), sums: [] };
  }
  const open = await printer.printTable(async () => ({ ...longOf(), pieces: pieces() }));
  // nothing that can be set: the thread throws
  const broken = documentOf('en', [[undefined as unknown as string]]);
  await expect(printer.print(async () => broken)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect((await read(printer.print(async () => documentOf('en', [])))).subarray(0, 5).toString()).toBe('%PDF-');
  const pages = linesOfPdf(await read(Promise.resolve(open)));
  expect(pages.flatMap((page) => page.slice(page.indexOf('Net') + 1, -2))).toEqual(rows.flat());
});

test('a document that breaks off never seems whole, and one that breaks at once is refused', async () => {
  const printer = createPdfPrinter(1_000);
  onTestFinished(() => printer.close());
  const late = endless(4);
  await expect(read(printer.printTable(async () => late.document))).rejects.toThrow('the database is gone');
  await expect(printer.printTable(async () => endless(0).document)).rejects.toThrow('the database is gone');
});
