import fastify, { type FastifyInstance } from 'fastify';
import { ADMIN_PREFIX, type AdminPorts } from '../../contract/admin/routes.ts';
import { registerRateLimit } from '../../kernel/http/rate-limit.ts';
import { newRequestId } from '../../kernel/http/request-id.ts';
import { registerContractDocument } from '../contract-document.ts';
import { serveConsole } from './console.ts';
import { registerConsoleApi } from './console-api.ts';
import { protectOperations } from './guard.ts';

export interface OperationsOptions {
  adminPorts: AdminPorts;
  /** What modules serve here too: pictures of banners, reports of the Content-Security-Policy. */
  registrations: readonly ((app: FastifyInstance) => Promise<void> | void)[];
  /** Serves this machine alone and asks nobody for a password. */
  isOpen: boolean;
  logLevel: string;
  /** Addresses or CIDR ranges whose forwarding headers are believed. @default none */
  trustProxy?: readonly string[];
  /** The built console. @default none is served */
  console?: { readonly root: string; readonly brandOf: () => Promise<string> } | undefined;
}

/** The operators' server: their console, its API and the site's contract as data, on a port of its own, never part of the player site. */
export async function createOperationsServer({
  adminPorts,
  registrations,
  isOpen,
  logLevel,
  trustProxy = [],
  console: built,
}: OperationsOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 64 * 1024,
    // an upload of 7 MB comes through a slow line
    requestTimeout: 60_000,
    requestIdHeader: false,
    genReqId: newRequestId,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
  });
  protectOperations(app, isOpen);
  await registerRateLimit(app);
  await app.register((scope) => registerConsoleApi(scope, adminPorts, isOpen), { prefix: ADMIN_PREFIX });
  for (const register of registrations) await register(app);
  registerContractDocument(app);
  if (built) await app.register((scope) => serveConsole(scope, built.root, built.brandOf));
  return app;
}
