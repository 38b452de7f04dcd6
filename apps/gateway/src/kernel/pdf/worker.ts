import { parentPort } from 'node:worker_threads';
import type { PdfDocument, PdfPiece } from './document.ts';
import { beginPdf, type Printing } from './print.ts';

/** What the thread is to do next with a document. */
export type PdfStep =
  | { readonly step: 'begin'; readonly document: PdfDocument }
  | { readonly step: 'add'; readonly piece: PdfPiece }
  | { readonly step: 'end' };

/** A step of the document of a number; a document without one is forgotten. */
export type PdfOrder = { readonly no: number } & (PdfStep | { readonly step: 'leave' });

/** What the thread answers: the bytes that follow, or why there are none. */
export type Printed = { readonly no: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly reason: string }
);

/** Documents that are being made, by their numbers. */
const open = new Map<number, Printing>();

async function run({ no, ...order }: PdfOrder): Promise<Uint8Array | undefined> {
  if (order.step === 'begin') {
    const printing = await beginPdf(order.document);
    open.set(no, printing);
    return printing.begun;
  }
  const printing = open.get(no);
  if (order.step === 'add') {
    if (!printing) throw new Error('a document that nobody has begun');
    return printing.add(order.piece);
  }
  open.delete(no);
  if (order.step === 'leave') return undefined;
  if (!printing) throw new Error('a document that nobody has begun');
  return printing.end();
}

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (order: PdfOrder) => {
  // one after the other: they share faces, which are loaded when a text needs them
  last = last.then(async () => {
    const { no } = order;
    try {
      const made = await run(order);
      if (!made) return;
      const bytes = Uint8Array.from(made);
      parentPort?.postMessage({ no, bytes } satisfies Printed, [bytes.buffer]);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : `${error}`;
      parentPort?.postMessage({ no, reason } satisfies Printed);
    }
  });
});
