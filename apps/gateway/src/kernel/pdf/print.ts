import type { PdfDocument, PdfPiece } from './document.ts';
import { type Faces, loadFaces } from './faces.ts';
import { beginSheet, feetOf, pageSize, SECTION_GAP } from './layout.ts';
import { beginTable, type LaidTable } from './table.ts';
import { createTypesetter } from './text.ts';
import { createPdfWriter } from './write.ts';

let faces: Promise<Faces> | undefined;

/** Every text of a document. */
function* textsOf({ brand, title, facts, sections, table, footer, pageLabel }: PdfDocument): Generator<string> {
  yield* [brand, title, footer, pageLabel, ...facts.flat()];
  for (const section of sections) {
    if (section.heading !== undefined) yield section.heading;
    if (section.kind === 'text') yield section.text;
    else if (section.kind === 'facts') yield* section.facts.flat();
    else {
      yield* section.columns.map(({ heading }) => heading);
      for (const row of section.rows) yield* row;
      if (section.totals) yield* section.totals;
    }
  }
  if (table) yield* table.map(({ heading }) => heading);
}

/** Loads what the characters of some texts need. */
async function prepare(loaded: Faces, texts: Iterable<string>): Promise<void> {
  const characters = new Set<string>();
  for (const text of texts) for (const character of text.normalize('NFC')) characters.add(character);
  await loaded.prepare(characters);
}

/** A document on its way: each step gives the bytes that follow those before. */
export interface Printing {
  readonly begun: Uint8Array;
  /** Rows of the table behind the sections. */
  add(piece: PdfPiece): Promise<Uint8Array>;
  /** The last pages. */
  end(): Uint8Array;
}

/** Begins the file of a document. It computes for long: call it in a thread of its own. */
export async function beginPdf(document: PdfDocument): Promise<Printing> {
  faces ??= loadFaces();
  const loaded = await faces;
  await prepare(loaded, textsOf(document));
  const typesetter = createTypesetter(loaded, document.language, document.direction);
  const writer = createPdfWriter(document, pageSize(document));
  const { sheet, end } = beginSheet(document, typesetter, writer.page);
  let table: LaidTable | undefined;
  let sums: readonly string[] = [];
  return {
    begun: writer.take(),
    async add(piece) {
      await prepare(loaded, [...piece.rows.flat(), ...piece.sums]);
      if (!table) {
        sheet.top -= SECTION_GAP;
        table = beginTable(document.table ?? [], piece, sheet);
      }
      table.add(piece.rows);
      sums = piece.sums;
      return writer.take();
    },
    end() {
      if (sums.length > 0) table?.end(sums);
      end();
      writer.end(feetOf(document, sheet));
      return writer.take();
    },
  };
}
