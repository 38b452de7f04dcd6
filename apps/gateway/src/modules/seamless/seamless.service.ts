import type {
  VendorAuthenticateRequest,
  VendorBalanceRequest,
  VendorBetRequest,
  VendorJackpotsRequest,
} from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
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
  now: () => Date;
}

/** The calls of vendors; each that moves money is one database transaction. */
export function createSeamlessService({ db, settings, now }: SeamlessOptions) {
  const gate = createPlayGate(async () => (await settings.current()).merchant.timeZone, now);
  const onDb =
    <Request, Value>(call: (db: Executor, vendor: string, request: Request) => Promise<Value>) =>
    (vendor: string, request: Request) =>
      call(db, vendor, request);
  return {
    authenticate: (vendor: string, request: VendorAuthenticateRequest) =>
      authenticate({ db, settings, gate }, vendor, request),
    balance: (vendor: string, request: VendorBalanceRequest) => balance(db, gate, vendor, request),
    bet: (vendor: string, request: VendorBetRequest) => bet(db, gate, vendor, request),
    win: onDb(win),
    rollback: onDb(rollback),
    endRound: onDb(endRound),
    jackpots: (vendor: string, { currency }: VendorJackpotsRequest) => jackpotsOf(db, vendor, currency),
  };
}

export type SeamlessService = ReturnType<typeof createSeamlessService>;
