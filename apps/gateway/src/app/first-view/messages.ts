/** What the gateway and the thread that draws pages say to each other. */

/** A page to be drawn. */
export interface DrawRequest {
  type: 'draw';
  id: number;
  path: string;
  host: string;
  language: string;
}

/** An answer of the API that a drawing has asked for. */
export interface Answer {
  type: 'answer';
  id: number;
  status: number;
  body: string;
}

export type ToPainter = DrawRequest | Answer;

/** The thread is ready. */
export interface Ready {
  type: 'ready';
  /** Pages that it draws. */
  paths: readonly string[];
}

/** A call that a page needs. */
export interface Ask {
  type: 'ask';
  id: number;
  url: string;
  headers: Record<string, string>;
}

/** A page with all its content, in each form that browsers take. */
export interface DrawnPage {
  etag: string;
  /** Bytes by content encoding. */
  bodies: Readonly<Record<'identity' | 'gzip' | 'br', Uint8Array>>;
}

/** `page` is absent when there is none that serves everybody. */
export interface Drawn {
  type: 'drawn';
  id: number;
  page: DrawnPage | undefined;
}

/** A page that could not be drawn. */
export interface DrawFailed {
  type: 'failed';
  id: number;
  reason: string;
}

export type FromPainter = Ready | Ask | Drawn | DrawFailed;
