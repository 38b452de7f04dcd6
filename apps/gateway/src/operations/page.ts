import type { FastifyInstance } from 'fastify';
import type { Modules } from '../server/compose.ts';
import type { Html } from './html.ts';

/** What a page may use. */
export interface OperationsServices extends Pick<Modules, 'messages' | 'codes' | 'settings'> {}

/** Sends a whole document with the frame that every page has. */
export type Render = (path: string, body: Html, refreshSeconds?: number) => string;

/**
 * One page of the operators' server. To add one: write `<name>.page.ts` that exports such an object, and put it into the
 * list of `server.ts`; navigation, guard, frame and form bodies are there already.
 */
export interface OperationsPage {
  path: string;
  /** In the navigation and as the heading. */
  title: string;
  /** Makes its routes. HTML goes out by `reply.type('text/html').send(render(...))`. */
  register(app: FastifyInstance, services: OperationsServices, render: Render): void;
}
