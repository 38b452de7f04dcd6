import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Notifier } from '../kernel/db/notify.ts';
import type { Executor } from '../kernel/db/types.ts';
import type { FieldCipher } from '../kernel/field-cipher.ts';
import type { Job } from '../kernel/jobs/job.ts';
import type { AdminHandlers, ApprovalRules } from './admin/handlers.ts';
import type { Cursors } from './cursors.ts';
import type { Handlers } from './handlers.ts';

/** What every module is built from. What it needs of other modules is handed to it beside this, by name and type. */
export interface ModuleContext {
  db: Executor;
  notifier: Notifier;
  cipher: FieldCipher;
  cursors: Cursors;
  log: FastifyBaseLogger;
  /** Time by the database, which all processes share. */
  now: () => Date;
  /** Factor on every rate limit; tests and load runs raise it. */
  rateLimitScale: number;
  /** Origin of the site as the browser sees it, without a trailing slash. */
  publicOrigin: string;
}

/** What a module registers. Whatever else its function returns are its ports: what it offers to other modules. */
export interface ModuleParts {
  /** One handler for each operation of the contract that belongs to the module. */
  handlers?: Partial<Handlers>;
  /** One handler for each operation of the operators' console that belongs to the module. */
  admin?: Partial<AdminHandlers>;
  /** For each of them that may need a second operator, when it does. */
  approvalRules?: Partial<ApprovalRules>;
  /** Adds its routes that are not in the contract: pictures, reports of browsers, scripts of its pages. */
  register?: (app: FastifyInstance) => void | Promise<void>;
  /** Work by the clock. */
  jobs?: readonly Job[];
  /** Ends what the module has opened; modules are closed in the opposite order of their making. */
  close?: () => Promise<void>;
}
