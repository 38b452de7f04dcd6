import type { PdfDocument, PdfFact, PdfSection } from './document.ts';
import type { Weight } from './faces.ts';
import { beginTable } from './table.ts';
import type { Line, Typesetter } from './text.ts';

/** A line of text, from its left end, on its baseline; points from the lower left corner of the page. */
export interface PlacedLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly line: Line;
  /** 0 is black, 1 is white. */
  readonly grey: number;
}

/** A rule across a table. */
export interface PlacedRule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly thickness: number;
  readonly grey: number;
}

/** What stands on a page. */
export interface Page {
  readonly lines: PlacedLine[];
  readonly rules: PlacedRule[];
}

/** A4, in points. */
const SHORT = 595.28;
const LONG = 841.89;
const MARGIN = 34;
/** Room for the foot below the lowest row. */
const FOOT = 26;

/** Where the next thing goes, and the means to put it there. */
export interface Sheet {
  readonly typesetter: Typesetter;
  readonly isRtl: boolean;
  /** Distance of the baselines of two lines, as a multiple of the size. */
  readonly leading: number;
  readonly left: number;
  readonly width: number;
  /** Top of what comes next. */
  top: number;
  /** Begins a page when this height is no longer left. @returns whether it did */
  need(height: number): boolean;
  /** Begins a page. */
  turn(): void;
  /** Puts a line into a box. From right to left all is flush right, so that the digits of amounts stand below each other. */
  put(line: Line, box: { left: number; width: number; align: 'start' | 'end' }, size: number, grey?: number): void;
  rule(thickness: number, grey: number): void;
}

/** Lines with marks above and below their letters stand further apart. */
const tallScripts = /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Arabic}]/u;

/** Size of the pages of a document, in points. */
export const pageSize = ({ isWide }: PdfDocument): { width: number; height: number } =>
  isWide ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };

/** Begins the first page of a document. @param onPage gets every page but the last one when the next begins */
export function beginSheet(
  document: PdfDocument,
  typesetter: Typesetter,
  onPage: (page: Page) => void,
): { sheet: Sheet; end(): void } {
  const { width, height } = pageSize(document);
  const isRtl = document.direction === 'rtl';
  let page: Page = { lines: [], rules: [] };
  const sheet: Sheet = {
    ...{ typesetter, isRtl, left: MARGIN, width: width - 2 * MARGIN, top: height - MARGIN },
    leading: tallScripts.test(document.title) ? 1.75 : 1.4,
    need(space) {
      if (this.top - space >= MARGIN + FOOT) return false;
      this.turn();
      return true;
    },
    turn() {
      onPage(page);
      page = { lines: [], rules: [] };
      this.top = height - MARGIN;
    },
    put(line, { left, width: room, align }, size, grey = 0) {
      const free = room - (line.width * size) / 1000;
      const x = align === 'start' && !isRtl ? left : left + free;
      page.lines.push({ ...{ x, size, line, grey }, y: this.top - size * (this.leading / 2 + 0.35) });
    },
    rule(thickness, grey) {
      page.rules.push({ x: MARGIN, y: this.top, width: this.width, thickness, grey });
    },
  };
  head(document, sheet);
  for (const section of document.sections) laySection(section, sheet);
  return { sheet, end: () => onPage(page) };
}

/** Room between a section and what stands above it. */
export const SECTION_GAP = 12;

function head({ brand, title, facts }: PdfDocument, sheet: Sheet): void {
  paragraph(brand, sheet, { size: 9, weight: 600, grey: 0.35 });
  paragraph(title, sheet, { size: 17, weight: 600 });
  sheet.top -= 4;
  layFacts(facts, sheet);
}

function laySection(section: PdfSection, sheet: Sheet): void {
  sheet.top -= SECTION_GAP;
  if (section.heading !== undefined) {
    // a heading never stands alone at the end of a page
    sheet.need(64);
    paragraph(section.heading, sheet, { size: 11, weight: 600 });
    sheet.top -= 2;
  }
  if (section.kind === 'table') {
    const { columns, rows, totals } = section;
    const table = beginTable(columns, { rows, sums: totals ?? [] }, sheet);
    table.add(rows);
    if (totals) table.end(totals);
  }
  if (section.kind === 'facts') layFacts(section.facts, sheet);
  if (section.kind === 'text') paragraph(section.text, sheet, { size: 8.5, weight: 400 });
}

interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly grey?: number;
}

function paragraph(text: string, sheet: Sheet, { size, weight, grey }: Style): void {
  for (const line of sheet.typesetter.wrap(text, weight, (sheet.width * 1000) / size)) {
    sheet.need(size * sheet.leading);
    sheet.put(line, { left: sheet.left, width: sheet.width, align: 'start' }, size, grey);
    sheet.top -= size * sheet.leading;
  }
}

/** Names in one column, values in the next. */
function layFacts(facts: readonly PdfFact[], sheet: Sheet): void {
  const size = 8.5;
  const { typesetter } = sheet;
  const widest = Math.max(0, ...facts.map(([label]) => typesetter.line(label, 400).width));
  const names = Math.min((widest * size) / 1000, sheet.width * 0.4) + 14;
  for (const [label, value] of facts) {
    const said = typesetter.wrap(label, 400, ((names - 14) * 1000) / size + 1);
    const values = typesetter.wrap(value, 600, ((sheet.width - names) * 1000) / size);
    for (let n = 0; n < Math.max(said.length, values.length); n++) {
      sheet.need(size * sheet.leading);
      const [name, answer] = [said[n], values[n]];
      const [nameLeft, valueLeft] = sheet.isRtl
        ? [sheet.left + sheet.width - names, sheet.left]
        : [sheet.left, sheet.left + names];
      if (name) sheet.put(name, { left: nameLeft, width: names, align: 'start' }, size, 0.35);
      if (answer) sheet.put(answer, { left: valueLeft, width: sheet.width - names, align: 'start' }, size);
      sheet.top -= size * sheet.leading;
    }
  }
}

/** What stands at the foot of pages: known when the last one is, since each says how many there are. */
export function feetOf(
  document: PdfDocument,
  { typesetter, isRtl, left, width }: Sheet,
): (no: number, count: number) => PlacedLine[] {
  const size = 7;
  const [text] = typesetter.wrap(document.footer, 400, ((width - 90) * 1000) / size);
  const atRight = (line: Line) => left + width - (line.width * size) / 1000;
  const place = (line: Line, isAtRight: boolean): PlacedLine => ({
    ...{ line, size, grey: 0.35 },
    ...{ x: isAtRight ? atRight(line) : left, y: MARGIN - 10 },
  });
  return (no, count) => {
    const label = document.pageLabel.replace('{page}', `${no}`).replace('{pages}', `${count}`);
    const number = place(typesetter.line(label, 400), !isRtl);
    return text ? [place(text, isRtl), number] : [number];
  };
}
