import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../contract/actor.ts';
import type { ModuleContext } from '../../contract/module.ts';
import type { Span } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Queue } from '../../kernel/jobs/queue/queue.ts';
import type { QueueWorker } from '../../kernel/jobs/queue/workers.ts';
import type { Money } from '../../kernel/money.ts';
import type { Files } from '../files/files.service.ts';
import type { OwnerNotices } from '../identity/owner-notices.port.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { createPayoutAccounts } from './accounts/accounts.service.ts';
import { cashierRoutes, registerWebhooks } from './cashier.routes.ts';
import { waitingDisputes } from './confirmations/confirmation.repository.ts';
import { confirmationRoutes } from './confirmations/confirmations.routes.ts';
import { createConfirmations } from './confirmations/confirmations.service.ts';
import { disputesAdmin, disputesRules } from './confirmations/disputes.admin.ts';
import { createDisputes } from './confirmations/disputes.service.ts';
import { createDeposits, type DepositPorts } from './deposits.service.ts';
import { readFlowHours, sumFlows } from './figures.repository.ts';
import { createMethods, createPayoutMethods } from './methods.ts';
import { openProviders, type ProvidersConfig } from './providers/open.ts';
import { waitingDifferences } from './settlements/difference.repository.ts';
import { settlementsAdmin, settlementsRules } from './settlements/settlements.admin.ts';
import { createSettlements } from './settlements/settlements.service.ts';
import { waitingSlips } from './slips/slips.repository.ts';
import { slipRoutes, slipsAdmin } from './slips/slips.routes.ts';
import { createSlips } from './slips/slips.service.ts';
import { createRefunds } from './unmatched/refunds.service.ts';
import { unmatchedAdmin, unmatchedRules } from './unmatched/unmatched.admin.ts';
import { waitingUnmatched } from './unmatched/unmatched.repository.ts';
import { createUnmatched } from './unmatched/unmatched.service.ts';
import { createVouchers } from './vouchers.ts';
import { purgeEvents } from './webhook.repository.ts';
import { createEvidence } from './withdrawals/evidence.service.ts';
import { createPayouts } from './withdrawals/payouts.service.ts';
import { waitingReviews } from './withdrawals/queue.repository.ts';
import { createReview } from './withdrawals/review.ts';
import { readUnplayed } from './withdrawals/withdrawable.ts';
import { withdrawalsAdmin, withdrawalsRules } from './withdrawals/withdrawals.admin.ts';
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts';
import { createWithdrawals, type WithdrawalPorts } from './withdrawals/withdrawals.service.ts';

/**
 * What one process does side by side. No connection is held while a provider is called, but one that is silent keeps its
 * worker waiting until the call is given up, and with it everybody behind.
 */
const AT_ONCE = 8;

export interface CashierNeeds extends Pick<WithdrawalPorts, 'requireProof' | 'heldUntil'> {
  queue: Queue;
  providers: ProvidersConfig;
  settings: Settings;
  files: Files;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn) => Promise<void>;
  /** Tells owners what has changed about their accounts. */
  notices: OwnerNotices;
  collectAtVendors: DepositPorts['collectAtVendors'];
}

/** Where members pay in, and are paid out. */
export function createCashierModule(
  { db, cursors, cipher, log, publicOrigin, now }: ModuleContext,
  needs: CashierNeeds,
) {
  const { queue, settings, files, requireStrong, requireProof, heldUntil, notices } = needs;
  const providers = openProviders(needs.providers);
  const methods = createPayoutMethods(providers, now);
  const payInMethods = createMethods(providers, now);
  const gate = createPlayGate(async () => (await settings.current()).merchant.timeZone, now);
  const accountsOn = (on: Executor) =>
    createPayoutAccounts({ db: on, cipher, settings, methods, providers, requireStrong, notices, now });
  const accounts = accountsOn(db);
  /** What moves orders on: on the connections of requests, and by the clock on those of jobs. */
  const movers = (on: Executor) => {
    const confirmations = createConfirmations({ db: on, cursors, settings, files, log, now });
    const { follow } = confirmations;
    const payouts = createPayouts({ db: on, settings, accounts: accountsOn(on), methods, providers, follow, log, now });
    const { lookAtPayout } = payouts;
    const { collectAtVendors } = needs;
    const deposits = createDeposits({
      ...{ db: on, queue, cursors, providers, lookAtPayout, collectAtVendors, gate, log, publicOrigin, now },
      methods: payInMethods,
    });
    return { confirmations, payouts, deposits, refunds: createRefunds({ db: on, providers, log, now }) };
  };
  const { confirmations, payouts, deposits } = movers(db);
  const disputes = createDisputes({ db, cursors, files, payouts, now });
  const withdrawals = createWithdrawals({
    ...{ db, queue, cursors, settings, accounts, methods, requireProof, heldUntil, now },
  });
  const slips = createSlips({ db, cursors, files, now });
  const review = createReview({ db, queue, cursors, settings, accounts, payouts, now });
  const vouchers = createVouchers({ db, providers, look: deposits.look });
  const unmatched = createUnmatched({ db, cursors, gate, now });
  const settlements = createSettlements({ db, cursors, providers, deposits, payouts, log, now });
  return {
    /** The cash of a member, and what of it has to be played first. */
    readUnplayed: async (executor: Executor, actor: SignedIn) =>
      readUnplayed(executor, actor, (await settings.current()).withdrawals.turnoverPercent),
    handlers: {
      ...cashierRoutes(deposits, vouchers),
      ...withdrawalRoutes(withdrawals, accounts),
      ...confirmationRoutes(confirmations),
      ...slipRoutes(slips),
    },
    admin: {
      ...withdrawalsAdmin(review, createEvidence({ db, settings, accounts, now })),
      ...disputesAdmin(disputes),
      ...slipsAdmin(slips),
      ...unmatchedAdmin(unmatched),
      ...settlementsAdmin(settlements),
    },
    approvalRules: { ...withdrawalsRules(review), ...disputesRules, ...unmatchedRules, ...settlementsRules },
    /** What waits for operators. */
    waiting: async () => ({
      withdrawals: await waitingReviews(db),
      disputes: await waitingDisputes(db),
      slips: await waitingSlips(db),
      unmatchedPayments: await waitingUnmatched(db),
      settlementDifferences: await waitingDifferences(db),
    }),
    /** Smallest amount that can be paid out in a currency; 0 when no provider says so. */
    leastPayout: async (currency: string): Promise<Money> =>
      (await methods.list(currency)).reduce((least, { min }) => (least === 0n || min < least ? min : least), 0n),
    /** Money paid in and out in a span. */
    flowsIn: (span: Span, currency: string) => sumFlows(db, span, currency),
    /** The same for each of the 24 hours up to a moment, by the clocks of a zone. */
    flowHours: (until: Date, zone: string, currency: string) => readFlowHours(db, until, zone, currency),
    /** Ends the orders to pay in that a member has open. */
    cancelOpenDeposits: deposits.cancelOpen,
    /** Cancels the newest of them until they fit into a limit. */
    fitOpenDeposits: deposits.fitOpen,
    register: (app: FastifyInstance) => registerWebhooks(app, deposits),
    jobs: [
      { name: 'deposits.poll', everySeconds: 5, run: ({ db: own, signal }) => movers(own).deposits.lookAtDue(signal) },
      {
        name: 'withdrawals.poll',
        everySeconds: 5,
        run: ({ db: own, signal }) => movers(own).payouts.lookAtDue(signal),
      },
      {
        name: 'confirmations.clock',
        everySeconds: 15,
        run: ({ db: own, signal }) => movers(own).confirmations.tickDue(signal),
      },
      { name: 'refunds.poll', everySeconds: 10, run: ({ db: own, signal }) => movers(own).refunds.lookAtDue(signal) },
      { name: 'reconciliation.run', everySeconds: 600, run: ({ db, signal }) => settlements.run(db, signal) },
      { name: 'webhooks.retry', everySeconds: 600, run: ({ db: own }) => movers(own).deposits.takeGivenUpEvents() },
      { name: 'webhooks.purge', everySeconds: 3_600, run: ({ db }) => purgeEvents(db) },
    ] satisfies IntervalJob[],
    workers: [
      { queue: 'deposits', atOnce: AT_ONCE, pollSeconds: 5, work: ({ order }) => deposits.look(order) },
      { queue: 'withdrawals', atOnce: AT_ONCE, pollSeconds: 5, work: ({ order }) => payouts.look(order) },
      { queue: 'webhooks', atOnce: AT_ONCE, pollSeconds: 5, work: ({ event }) => deposits.takeEvent(event) },
    ] satisfies QueueWorker[],
  };
}
