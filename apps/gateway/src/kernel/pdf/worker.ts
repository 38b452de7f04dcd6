import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './document.ts';
import { printPdf } from './print.ts';

/** What the thread answers: a file, or why there is none. */
export type Printed = { readonly file: Uint8Array<ArrayBuffer> } | { readonly reason: string };

parentPort?.on('message', async (document: PdfDocument) => {
  try {
    const file = Uint8Array.from(await printPdf(document));
    parentPort?.postMessage({ file } satisfies Printed, [file.buffer]);
  } catch (error) {
    parentPort?.postMessage({
      reason: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
    } satisfies Printed);
  }
});
