import type { VendorAuthenticateRequest, VendorBalanceRequest } from '@mekong/api-client/contract/types';
import type { Notifier } from '../../db/notify.ts';
import type { Executor } from '../../db/types.ts';
import { balanceChannel } from '../../ledger/balance.ts';
import { formatMoney } from '../../ledger/money.ts';
import type { Settings } from '../system/settings.service.ts';
import { bet } from './bet.ts';
import { endRound } from './end-round.ts';
import type { Reply } from './once.ts';
import { rollback } from './rollback.ts';
import { authenticate, balance } from './session.service.ts';
import { win } from './win.ts';

export interface SeamlessOptions {
  db: Executor;
  notifier: Notifier;
  settings: Settings;
}

/** The six calls of vendors. Each is one database transaction; who plays live hears of his balance after the commit. */
export function createSeamlessService({ db, notifier, settings }: SeamlessOptions) {
  const announcing =
    <Request, Value>(call: (db: Executor, vendor: string, request: Request) => Promise<Reply<Value>>) =>
    async (vendor: string, request: Request): Promise<Reply<Value>> => {
      const reply = await call(db, vendor, request);
      // Not awaited: the answer to the vendor does not wait for listeners.
      if (reply.movement) void announce(notifier, reply.movement);
      return reply;
    };
  return {
    authenticate: (vendor: string, request: VendorAuthenticateRequest) =>
      authenticate({ db, settings }, vendor, request),
    balance: (vendor: string, request: VendorBalanceRequest) => balance(db, vendor, request),
    bet: announcing(bet),
    win: announcing(win),
    rollback: announcing(rollback),
    endRound: announcing(endRound),
  };
}

function announce(notifier: Notifier, movement: NonNullable<Reply<unknown>['movement']>): Promise<void> {
  return notifier.publish(balanceChannel, {
    memberId: movement.memberId,
    currency: movement.currency,
    sumBalance: formatMoney(movement.balanceAfter),
    version: Number(movement.version),
  });
}

export type SeamlessService = ReturnType<typeof createSeamlessService>;
