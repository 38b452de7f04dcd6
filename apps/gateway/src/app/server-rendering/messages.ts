/** What the gateway and the thread that renders pages say to each other. */
import type { PageOwner } from './brand-page.ts';

/** A page to be rendered. */
export interface RenderRequest extends PageOwner {
  type: 'render';
  id: number;
  path: string;
  host: string;
  language: string;
}

/** An answer of the API that a render has asked for. */
export interface Answer {
  type: 'answer';
  id: number;
  status: number;
  body: string;
}

export type ToRenderer = RenderRequest | Answer;

/** The thread is ready. */
export interface Ready {
  type: 'ready';
  /** Pages that it renders. */
  paths: readonly string[];
  /** Where those lie that content and catalogue add: beginnings of paths. */
  folders: readonly string[];
}

/** A call that a page needs. */
export interface Ask {
  type: 'ask';
  id: number;
  url: string;
  headers: Record<string, string>;
}

/** A page with all its content, in each form that browsers take. */
export interface RenderedPage {
  etag: string;
  /** What the content security policy must allow for the styles in it, besides those of every page. */
  styleHashes: readonly string[];
  /** Header `Link` with its faces. */
  faces: string | undefined;
  /** Bytes by content encoding. */
  bodies: Readonly<Record<'identity' | 'gzip' | 'br', Uint8Array>>;
}

/** `page` is absent when there is none that serves everybody. */
export interface Rendered {
  type: 'rendered';
  id: number;
  page: RenderedPage | undefined;
}

/** A page that could not be rendered. */
export interface RenderFailed {
  type: 'failed';
  id: number;
  reason: string;
}

export type FromRenderer = Ready | Ask | Rendered | RenderFailed;
