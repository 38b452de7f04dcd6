/** A payment provider as an outsider: an API with a key, hosted pages, signed webhooks, and faults on demand. */
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerApi } from './api.ts';
import { createBank } from './bank.ts';
import { faultsBody } from './faults.ts';
import { registerPages } from './pages.ts';
import { formPolicy } from './policy.ts';
import { createSender } from './sender.ts';
import { openStore } from './store.ts';

export interface SandboxOptions {
  /** File of its books, or `:memory:`. */
  readonly storePath: string;
  /** Origin of this server, as the browser sees it. */
  readonly origin: string;
  /** What the merchant proves itself by. */
  readonly key: string;
  /** What webhooks are signed with, in base64. */
  readonly secret: string;
  /** Where the merchant takes webhooks. */
  readonly webhookUrl: string;
  readonly logger?: FastifyServerOptions['logger'] | undefined;
}

/** Builds the server; the caller lets it listen and closes it. Webhooks that wait are sent from the moment it is ready. */
export function createCashierSandbox(options: SandboxOptions): FastifyInstance {
  const { storePath, origin, key, secret, webhookUrl } = options;
  const app = fastify({ logger: options.logger ?? false, bodyLimit: 16 * 1024, requestTimeout: 15_000 });
  const store = openStore(storePath);
  const faults = { current: faultsBody.parse({}) };
  const bank = createBank(store, () => faults.current);
  const sender = createSender({
    ...{ store, secret, url: webhookUrl, faults: () => faults.current },
    log: (problem) => app.log.warn({ problem }, 'a webhook was not taken'),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...{ 'content-security-policy': formPolicy(), 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
      'x-content-type-options': 'nosniff',
    });
  });
  app.setErrorHandler((error, request, reply) => {
    const isTheirs = error instanceof RangeError || (error instanceof Error && 'statusCode' in error);
    if (!isTheirs) request.log.error({ err: error }, 'unforeseen failure');
    return reply.code(isTheirs ? 400 : 500).send({ error: { code: isTheirs ? 'invalid' : 'internal' } });
  });
  registerApi(app, { store, bank, key, secret, origin, faults: () => faults.current });
  registerPages(app, { store, bank, faults });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', async () => {
    await sender.close();
    store.close();
  });
  return app;
}
