import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditReader } from '../../kernel/audit/audit.reader.ts';
import type { Html } from '../../kernel/http/html.ts';
import type { JobHistory } from '../../kernel/jobs/job-history.ts';
import type { Modules } from '../modules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who works with the pages: the name given with the secret, which nobody proves. */
    operator: string;
  }
}

/** What a page may use. */
export interface OperationsServices
  extends Pick<
    Modules,
    'adminPorts' | 'messages' | 'codes' | 'settings' | 'reports' | 'listings' | 'content' | 'guesses' | 'cspViolations'
  > {
  audit: AuditReader;
  jobs: JobHistory;
}

/** Who works with the pages, for the audit chain. */
export const operatorOf = ({ operator }: FastifyRequest) => ({ id: operator, role: 'operator' });

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
  /** One sentence for the page that lists all of them. */
  summary: string;
  /** Makes its routes. HTML goes out by `reply.type('text/html').send(render(...))`. */
  register(app: FastifyInstance, services: OperationsServices, render: Render): void;
}
