import fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from '../contract/client-errors.ts';
import { faultOf, registerErrorPolicy, sendFault } from '../contract/error-policy.ts';
import { canonicalRelayUrl } from '../contract/relay.ts';
import { methodsOf, registerContract } from '../contract/routes.ts';
import type { Notifier } from '../kernel/db/notify.ts';
import type { Db } from '../kernel/db/open.ts';
import { createFieldCipher } from '../kernel/field-cipher.ts';
import { registerHttp } from '../kernel/http/plugins.ts';
import { newRequestId } from '../kernel/http/request-id.ts';
import { decodableUrl } from '../kernel/http/request-path.ts';
import type { Config } from './config.ts';
import { registerContractDocument } from './contract-document.ts';
import { createModules, type Modules } from './modules.ts';
import { createAddedPages } from './server-rendering/added-pages.ts';
import { pageMethods, registerStaticWeb } from './server-rendering/static-web.ts';

export interface ServerDeps {
  config: Config;
  db: Db;
  notifier: Notifier;
  /** 32 bytes that personal data is encrypted with. */
  secretKey: Uint8Array;
}

export interface Gateway {
  app: FastifyInstance;
  modules: Modules;
}

/** Never written to a log. */
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];

/**
 * Builds the gateway, ready for `listen()` or `inject()`: infrastructure, error policy, modules, site, in this order.
 * Closing it ends its streams; the database stays the caller's.
 */
export async function buildServer({ config, db, notifier, secretKey }: ServerDeps): Promise<Gateway> {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: REDACTED },
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestIdHeader: false,
    genReqId: newRequestId,
    rewriteUrl: (request) => canonicalRelayUrl(decodableUrl(request.url ?? '/')),
    clientErrorHandler: answerClientError,
    // What the framework itself refuses never reaches a route or its error handler.
    frameworkErrors: (error, request, reply) => sendFault(request, reply, faultOf(error)),
    routerOptions: { maxParamLength: 200 },
  });
  await registerHttp(app, config);
  // Before any route: a route keeps the error handler that stood when it was made.
  const methodsOfPage = pageMethods(config);
  registerErrorPolicy(app, (path) => [...methodsOf(path), ...methodsOfPage(path)]);

  const modules = await createModules({ config, db, notifier, cipher: createFieldCipher(secretKey), log: app.log });
  modules.guardEntry(app);
  registerContract(app, {
    ...modules.ports,
    checkAnswers: config.mode !== 'production',
    rateLimitScale: config.rateLimitScale,
  });
  for (const register of modules.registrations) await register(app);
  registerContractDocument(app);
  const listAdded = createAddedPages(modules.listProviders, (language) => modules.content.help(language, undefined));
  await registerStaticWeb(app, config, modules.settings, notifier, listAdded);

  closeGracefully(app, modules);
  return { app, modules };
}

/** Streams never end by themselves, and a browser keeps a connection open after its last answer: both are told to go. */
function closeGracefully(app: FastifyInstance, modules: Modules): void {
  let isClosing = false;
  app.addHook('preClose', () => {
    isClosing = true;
    return modules.close();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
