import type { PdfDocument, PdfFact, PdfSection } from './document.ts';
import type { Weight } from './faces.ts';
import { layTable } from './table.ts';
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
  /** Puts a line into a box. From right to left all is flush right, so that the digits of amounts stand below each other. */
  put(line: Line, box: { left: number; width: number; align: 'start' | 'end' }, size: number, grey?: number): void;
  rule(thickness: number, grey: number): void;
}

/** Lines with marks above and below their letters stand further apart. */
const tallScripts = /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Arabic}]/u;

/** Divides a document into pages. */
export function layOut(
  document: PdfDocument,
  typesetter: Typesetter,
): { pages: Page[]; width: number; height: number } {
  const [width, height] = document.isWide ? [LONG, SHORT] : [SHORT, LONG];
  const pages: Page[] = [{ lines: [], rules: [] }];
  const page = () => pages.at(-1) as Page;
  const isRtl = document.direction === 'rtl';
  const sheet: Sheet = {
    ...{ typesetter, isRtl, left: MARGIN, width: width - 2 * MARGIN, top: height - MARGIN },
    leading: tallScripts.test(document.title) ? 1.75 : 1.4,
    need(space) {
      if (this.top - space >= MARGIN + FOOT) return false;
      pages.push({ lines: [], rules: [] });
      this.top = height - MARGIN;
      return true;
    },
    put(line, { left, width: room, align }, size, grey = 0) {
      const free = room - (line.width * size) / 1000;
      const x = align === 'start' && !isRtl ? left : left + free;
      page().lines.push({ ...{ x, size, line, grey }, y: this.top - size * (this.leading / 2 + 0.35) });
    },
    rule(thickness, grey) {
      page().rules.push({ x: MARGIN, y: this.top, width: this.width, thickness, grey });
    },
  };
  head(document, sheet);
  for (const section of document.sections) laySection(section, sheet);
  for (const [n, one] of pages.entries()) foot(document, sheet, one, n + 1, pages.length);
  return { pages, width, height };
}

function head({ brand, title, facts }: PdfDocument, sheet: Sheet): void {
  paragraph(brand, sheet, { size: 9, weight: 600, grey: 0.35 });
  paragraph(title, sheet, { size: 17, weight: 600 });
  sheet.top -= 4;
  layFacts(facts, sheet);
}

function laySection(section: PdfSection, sheet: Sheet): void {
  sheet.top -= 12;
  if (section.heading !== undefined) {
    // a heading never stands alone at the end of a page
    sheet.need(64);
    paragraph(section.heading, sheet, { size: 11, weight: 600 });
    sheet.top -= 2;
  }
  if (section.kind === 'table') layTable(section, sheet);
  else if (section.kind === 'facts') layFacts(section.facts, sheet);
  else paragraph(section.text, sheet, { size: 8.5, weight: 400 });
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

function foot({ footer, pageLabel }: PdfDocument, sheet: Sheet, page: Page, no: number, count: number): void {
  const size = 7;
  const { typesetter, isRtl, left, width } = sheet;
  const number = typesetter.line(pageLabel.replace('{page}', `${no}`).replace('{pages}', `${count}`), 400);
  const [text] = typesetter.wrap(footer, 400, ((width - 90) * 1000) / size);
  const atRight = (line: Line) => left + width - (line.width * size) / 1000;
  const place = (line: Line, isAtRight: boolean) =>
    page.lines.push({ ...{ line, size, grey: 0.35 }, x: isAtRight ? atRight(line) : left, y: MARGIN - 10 });
  if (text) place(text, isRtl);
  place(number, !isRtl);
}
