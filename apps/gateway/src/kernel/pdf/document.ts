/** A column of a table. */
export interface PdfColumn {
  readonly heading: string;
  /** Amounts stand at the end of the column. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Long texts go on in the next line; what is short and of one piece, such as a time or an amount, never does. */
  readonly isWrapping?: boolean;
}

/** A name and what stands behind it. */
export type PdfFact = readonly [label: string, value: string];

/** A part of a document, below a heading of its own when it has one. */
export type PdfSection = { readonly heading?: string | undefined } & (
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
      /** The last row, in bold; empty cells stay empty. */
      readonly totals?: readonly string[] | undefined;
    }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  | { readonly kind: 'text'; readonly text: string }
);

/** What is printed: plain texts in the reader's language, already formatted. */
export interface PdfDocument {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Lies on its side, for tables of many columns. */
  readonly isWide: boolean;
  readonly title: string;
  /** Name of the site, above the title. */
  readonly brand: string;
  /** What the document is about: account, period, currency. */
  readonly facts: readonly PdfFact[];
  readonly sections: readonly PdfSection[];
  /** Columns of a table behind the sections, whose rows come piece by piece. */
  readonly table?: readonly PdfColumn[] | undefined;
  /** Line at the foot of every page. */
  readonly footer: string;
  /** Number of a page, with `{page}` and `{pages}` in it. */
  readonly pageLabel: string;
  /** ISO 8601 */
  readonly madeAt: string;
}

/** Some rows of the table behind the sections. */
export interface PdfPiece {
  readonly rows: readonly (readonly string[])[];
  /**
   * The row of sums, empty without one: with the first rows what it may come to, so that the columns have room for it, with
   * the last ones what it is.
   */
  readonly sums: readonly string[];
}

/** A document with the rows of its table, which are read when the pages before them are taken. */
export interface LongPdfDocument extends PdfDocument {
  readonly pieces?: AsyncIterable<PdfPiece> | undefined;
}
