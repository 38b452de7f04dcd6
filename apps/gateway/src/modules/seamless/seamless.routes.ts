import type { FastifyReply } from 'fastify';
import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Reply } from './once.ts';
import type { SeamlessService } from './seamless.service.ts';

type VendorOperation =
  | 'vendorAuthenticate'
  | 'vendorBalance'
  | 'vendorBet'
  | 'vendorWin'
  | 'vendorRollback'
  | 'vendorEndRound'
  | 'vendorJackpots';

/** The vendor operations of the contract. The vendor is the one whose signature was proved, never one named in a body. */
export function seamlessHandlers(wallet: SeamlessService): SomeHandlers<VendorOperation> {
  return {
    vendorAuthenticate: ({ actor, body }) => wallet.authenticate(actor.code, body),
    vendorBalance: ({ actor, body }) => wallet.balance(actor.code, body),
    vendorBet: async ({ actor, body, reply }) => answer(reply, await wallet.bet(actor.code, body)),
    vendorWin: async ({ actor, body, reply }) => answer(reply, await wallet.win(actor.code, body)),
    vendorRollback: async ({ actor, body, reply }) => answer(reply, await wallet.rollback(actor.code, body)),
    vendorEndRound: async ({ actor, body, reply }) => answer(reply, await wallet.endRound(actor.code, body)),
    vendorJackpots: ({ actor, body }) => wallet.jackpots(actor.code, body),
  };
}

function answer<T>(reply: FastifyReply, { value, replayed }: Reply<T>): T {
  if (replayed) reply.header('Idempotent-Replayed', 'true');
  return value;
}
