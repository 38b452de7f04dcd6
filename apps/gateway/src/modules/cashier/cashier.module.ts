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
import { createConfirmationsModule } from './confirmations/confirmations.module.ts';
import { createConfirmations } from './confirmations/confirmations.service.ts';
import { createDeposits, type DepositPorts } from './deposits.service.ts';
import { createDeskModule } from './desk/desk.module.ts';
import type { MemberMoneyPorts } from './desk/member-money.service.ts';
import { readFlowHours, sumFlows } from './figures.repository.ts';
import { createMethods, createPayoutMethods, mergeHealth, type ProviderHealth } from './methods.ts';
import { openProviders, type ProvidersConfig } from './providers/open.ts';
import { createSettlementsModule } from './settlements/settlements.module.ts';
import { createSlipsModule } from './slips/slips.module.ts';
import { createRefunds } from './unmatched/refunds.service.ts';
import { createStrays } from './unmatched/strays.service.ts';
import { createUnmatchedModule } from './unmatched/unmatched.module.ts';
import { createVouchers } from './vouchers.ts';
import { purgeEvents } from './webhook.repository.ts';
import { createWebhookGuard } from './webhook-guard.ts';
import { createWebhooks } from './webhooks.service.ts';
import { createPayouts } from './withdrawals/payouts.service.ts';
import { createWithdrawalsModule, type WithdrawalsNeeds } from './withdrawals/withdrawals.module.ts';

/**
 * What one process does side by side. No connection is held while a provider is called, but one that is silent keeps its
 * worker waiting until the call is given up, and with it everybody behind.
 */
const AT_ONCE = 8;
/** How long one run asks about payments without an order, which can wait; those that are left come first in the next run. */
const STRAYS_MS = 5_000;

export interface CashierNeeds extends Pick<WithdrawalsNeeds, 'requireProof' | 'heldUntil'> {
  queue: Queue;
  providers: ProvidersConfig;
  settings: Settings;
  files: Files;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn) => Promise<void>;
  /** Tells owners what has changed about their accounts. */
  notices: OwnerNotices;
  collectAtVendors: DepositPorts['collectAtVendors'];
  transfersOf: MemberMoneyPorts['transfersOf'];
}

/** Where members pay in, and are paid out. */
export function createCashierModule(context: ModuleContext, needs: CashierNeeds) {
  const { db, cursors, cipher, log, publicOrigin, now, rateLimitScale } = context;
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
      ...{ db: on, queue, cursors, providers, collectAtVendors, gate, log, publicOrigin, now },
      methods: payInMethods,
    });
    const webhooks = createWebhooks({ db: on, queue, providers, deposits, lookAtPayout, log, now });
    const strays = createStrays({ db: on, providers, deposits, log, now });
    const refunds = createRefunds({ db: on, providers, log, now });
    return { confirmations, payouts, deposits, webhooks, strays, refunds };
  };
  const { confirmations, payouts, deposits, webhooks, refunds } = movers(db);
  const vouchers = createVouchers({ db, providers, look: deposits.look });
  const withdrawals = createWithdrawalsModule(context, {
    ...{ queue, settings, accounts, payouts, methods, requireProof, heldUntil },
  });
  const arrivals = createConfirmationsModule(context, { files, payouts, confirmations });
  const desk = createDeskModule(context, { settings, transfersOf: needs.transfersOf });
  const slips = createSlipsModule(context, { files });
  const unmatched = createUnmatchedModule(context, { gate, payouts, refunds });
  const settlements = createSettlementsModule(context, { providers, deposits, payouts });
  return {
    readUnplayed: withdrawals.readUnplayed,
    readFree: withdrawals.readFree,
    handlers: {
      ...cashierRoutes(deposits, vouchers, settings),
      ...withdrawals.handlers,
      ...arrivals.handlers,
      ...slips.handlers,
    },
    admin: {
      ...withdrawals.admin,
      ...arrivals.admin,
      ...desk.admin,
      ...slips.admin,
      ...unmatched.admin,
      ...settlements.admin,
    },
    approvalRules: {
      ...withdrawals.approvalRules,
      ...arrivals.approvalRules,
      ...unmatched.approvalRules,
      ...settlements.approvalRules,
    },
    /** What waits for operators. */
    waiting: async () => ({
      withdrawals: await withdrawals.waiting(),
      disputes: await arrivals.waiting(),
      slips: await slips.waiting(),
      unmatchedPayments: await unmatched.waiting(),
      settlementDifferences: await settlements.waiting(),
    }),
    /** Smallest amount that can be paid out in a currency; 0 when no provider says so. */
    leastPayout: async (currency: string): Promise<Money> =>
      (await methods.list(currency)).reduce((least, { min }) => (least === 0n || min < least ? min : least), 0n),
    /** How the providers do, by what this process knows of their ways to pay in and out. */
    providerHealth: (currency: string): ProviderHealth[] => {
      const paysOut = methods.health(currency);
      const paysIn = payInMethods.health(currency);
      return paysIn.map((one) => {
        const other = paysOut.find(({ provider }) => provider === one.provider);
        return other ? mergeHealth(one, other) : one;
      });
    },
    /** Money paid in and out in a span. */
    flowsIn: (span: Span, currency: string) => sumFlows(db, span, currency),
    /** The same for each of the 24 hours up to a moment, by the clocks of a zone. */
    flowHours: (until: Date, zone: string, currency: string) => readFlowHours(db, until, zone, currency),
    /** A name of a member was approved: accounts in another one wait. @returns their numbers */
    compareAccounts: accounts.compare,
    /** Ends the orders to pay in that a member has open. */
    cancelOpenDeposits: deposits.cancelOpen,
    /** Cancels the newest of them until they fit into a limit. */
    fitOpenDeposits: deposits.fitOpen,
    register: (app: FastifyInstance) => registerWebhooks(app, webhooks, createWebhookGuard(rateLimitScale)),
    jobs: [
      {
        name: 'deposits.poll',
        everySeconds: 5,
        run: async ({ db: own, signal }) => {
          const { deposits, strays } = movers(own);
          await deposits.lookAtDue(signal);
          // a provider out of reach makes each question long, and members wait for the next run
          await strays.lookAtDue(AbortSignal.any([signal, AbortSignal.timeout(STRAYS_MS)]));
        },
      },
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
      { name: 'webhooks.retry', everySeconds: 600, run: ({ db: own }) => movers(own).webhooks.takeGivenUp() },
      {
        name: 'payout-accounts.compare',
        everySeconds: 600,
        run: ({ db: own, signal }) => accountsOn(own).compareUncompared(signal),
      },
      { name: 'webhooks.purge', everySeconds: 3_600, run: ({ db }) => purgeEvents(db) },
      ...settlements.jobs,
    ] satisfies IntervalJob[],
    workers: [
      { queue: 'deposits', atOnce: AT_ONCE, pollSeconds: 5, work: ({ order }) => deposits.look(order) },
      { queue: 'withdrawals', atOnce: AT_ONCE, pollSeconds: 5, work: ({ order }) => payouts.look(order) },
      { queue: 'webhooks', atOnce: AT_ONCE, pollSeconds: 5, work: ({ event }) => webhooks.takeEvent(event) },
    ] satisfies QueueWorker[],
  };
}
