import type { VendorJackpotsRequest } from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { createWalletRule } from '../system/wallet-rule.port.ts';
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
  const ports = { db, settings, gate, playsAtVendor: createWalletRule(settings) };
  const withPorts =
    <Request, Value>(call: (all: typeof ports, vendor: string, request: Request) => Promise<Value>) =>
    (vendor: string, request: Request) =>
      call(ports, vendor, request);
  return {
    authenticate: withPorts(authenticate),
    balance: withPorts(balance),
    bet: withPorts(bet),
    win: withPorts(win),
    rollback: withPorts(rollback),
    endRound: withPorts(endRound),
    jackpots: (vendor: string, { currency }: VendorJackpotsRequest) => jackpotsOf(db, vendor, currency),
  };
}

export type SeamlessService = ReturnType<typeof createSeamlessService>;
