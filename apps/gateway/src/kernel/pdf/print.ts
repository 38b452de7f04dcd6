import type { PdfDocument } from './document.ts';
import { type Faces, loadFaces } from './faces.ts';
import { layOut } from './layout.ts';
import { createTypesetter } from './text.ts';
import { writePdf } from './write.ts';

let faces: Promise<Faces> | undefined;

/** Every text of a document. */
function* textsOf({ brand, title, facts, sections, footer, pageLabel }: PdfDocument): Generator<string> {
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
}

/** Makes the file of a document. It computes for long: call it in a thread of its own. */
export async function printPdf(document: PdfDocument): Promise<Buffer> {
  faces ??= loadFaces();
  const loaded = await faces;
  const characters = new Set<string>();
  for (const text of textsOf(document)) for (const character of text.normalize('NFC')) characters.add(character);
  await loaded.prepare(characters);
  return writePdf(document, layOut(document, createTypesetter(loaded, document.language, document.direction)));
}
