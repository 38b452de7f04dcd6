import type { FastifyInstance } from 'fastify';
import type { SomeHandlers } from '../../contract/handlers.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import type { Deposits } from './deposits.service.ts';
import { NotParsable, SignatureInvalid } from './providers/provider.ts';
import type { Vouchers } from './vouchers.ts';
import type { WebhookGuard } from './webhook-guard.ts';
import type { Webhooks } from './webhooks.service.ts';

/** Bytes of a webhook; more is refused unread. */
const LARGEST_WEBHOOK = 64 * 1024;

type CashierOperation =
  | 'getDepositMethods'
  | 'createDeposit'
  | 'listDeposits'
  | 'getDeposit'
  | 'cancelDeposit'
  | 'redeemVoucher';

export const cashierRoutes = (
  deposits: Deposits,
  vouchers: Vouchers,
  settings: Settings,
): SomeHandlers<CashierOperation> => ({
  getDepositMethods: async ({ actor }) =>
    deposits.methods(actor.role === 'visitor' ? (await settings.current()).merchant.currency : actor.currency),
  createDeposit: ({ trx, actor, body, ip }) => deposits.create(trx, actor, body, ip),
  listDeposits: ({ actor, query: { cursor, pageSize = 20 } = {} }) => deposits.list(actor, { cursor, pageSize }),
  getDeposit: ({ actor, path }) => deposits.detail(actor, path.orderNo),
  cancelDeposit: ({ actor, path, ip }) => deposits.cancel(actor, path.orderNo, ip),
  redeemVoucher: ({ actor, path, body }) => vouchers.redeem(actor, path.orderNo, body.code),
});

/**
 * Where providers tell of payments. The bytes are kept as they came, because the signature is about them, and the answer does
 * not wait for what is done about it: a provider that hears of a refusal would only send it again.
 */
export async function registerWebhooks(app: FastifyInstance, webhooks: Webhooks, guard: WebhookGuard): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_WEBHOOK }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/cashier/v1/webhooks/:provider',
      {
        // before the body is read; providers that nobody has configured count as one
        onRequest: async ({ params, ip }) =>
          guard.admit(webhooks.isConfigured(params.provider) ? params.provider : '', ip),
      },
      async ({ params, headers, body, ip }, reply) => {
        try {
          await webhooks.receive(params.provider, headers, body ?? Buffer.alloc(0));
          guard.noteGenuine(params.provider, ip);
        } catch (error) {
          if (error instanceof SignatureInvalid) {
            guard.noteForged(params.provider, ip);
            throw new Fault('SIGNATURE_INVALID', { cause: error });
          }
          if (error instanceof NotParsable)
            throw new Fault('VALIDATION_FAILED', {
              params: { fields: [{ name: 'body', rule: 'format' }] },
              cause: error,
            });
          throw error;
        }
        return reply.code(200).send({ received: true });
      },
    );
  });
}
