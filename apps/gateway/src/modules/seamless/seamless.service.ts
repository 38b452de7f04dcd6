import type {
  VendorAuthenticateRequest,
  VendorBalanceRequest,
  VendorJackpotsRequest,
} from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import type { Settings } from '../system/settings.service.ts';
import { bet } from './bet.ts';
import { endRound } from './end-round.ts';
import { jackpotsOf } from './jackpots.ts';
import { rollback } from './rollback.ts';
import { authenticate, balance } from './session.service.ts';
import { win } from './win.ts';

export interface SeamlessOptions {
  db: Executor;
  settings: Settings;
}

/** The calls of vendors; each that moves money is one database transaction. */
export function createSeamlessService({ db, settings }: SeamlessOptions) {
  const onDb =
    <Request, Value>(call: (db: Executor, vendor: string, request: Request) => Promise<Value>) =>
    (vendor: string, request: Request) =>
      call(db, vendor, request);
  return {
    authenticate: (vendor: string, request: VendorAuthenticateRequest) =>
      authenticate({ db, settings }, vendor, request),
    balance: (vendor: string, request: VendorBalanceRequest) => balance(db, vendor, request),
    bet: onDb(bet),
    win: onDb(win),
    rollback: onDb(rollback),
    endRound: onDb(endRound),
    jackpots: (vendor: string, { currency }: VendorJackpotsRequest) => jackpotsOf(db, vendor, currency),
  };
}

export type SeamlessService = ReturnType<typeof createSeamlessService>;
