import { Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import { expect, onTestFinished, test } from 'vitest';
import { linesOfPdf } from '../../../test/pdf.ts';
import type { PdfDocument } from './document.ts';
import { loadFaces } from './faces.ts';
import { printPdf } from './print.ts';
import { createPdfPrinter } from './printer.ts';
import { createTypesetter } from './text.ts';

const columns = [{ heading: 'Time' }, { heading: 'Game', isWrapping: true }, { heading: 'Net', align: 'end' as const }];
const documentOf = (language: string, rows: string[][], direction: 'ltr' | 'rtl' = 'ltr'): PdfDocument => ({
  ...{ language, direction, isWide: false, brand: 'Mekong', title: 'Record', facts: [], footer: 'Foot' },
  sections: [{ kind: 'table', columns, rows, totals: ['Total', '', '12.00'] }],
  ...{ pageLabel: '{page}/{pages}', madeAt: '2026-11-27T00:00:00.000Z' },
});

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

test('a printer makes eight of ten that come at once, and asks the others to come again', async () => {
  const printer = createPdfPrinter();
  onTestFinished(() => printer.close());
  let composed = 0;
  const compose = async () => {
    composed++;
    return documentOf('en', [['1', 'Mekong Gold', '2.00']]);
  };
  const made = await Promise.allSettled(Array.from({ length: 10 }, () => printer.print(compose)));
  const files = made.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  expect(new Set(files.map((file) => Buffer.from(file).toString('latin1'))).size).toBe(1);
  expect([files.length, composed]).toEqual([8, 8]);
  const refused = made.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toMatchObject([{ code: 'SERVICE_BUSY' }, { code: 'SERVICE_BUSY' }]);
  await expect(printer.print(() => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows');
  expect(await printer.print(compose)).toHaveLength(files[0]?.length ?? 0);
});
