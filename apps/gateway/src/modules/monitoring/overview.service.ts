import type { WaitingWork } from '../../contract/admin/waiting-work.ts';
import { localDay, today } from '../../kernel/days.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { type JobHistory, LATE_S } from '../../kernel/jobs/job-history.ts';
import { countQueues } from '../../kernel/jobs/queue/queue-counts.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { MemberSupport } from '../identity/support/member-support.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { Reports } from '../reports/reports.service.ts';
import type { Settings } from '../system/settings.service.ts';
import type { SystemService } from '../system/system.service.ts';
import { createDailyFigures, type DailyFiguresPorts } from './daily-figures.ts';
import { queuesOf } from './waiting.ts';

/** Kinds of stopped content that are shown. */
const VIOLATIONS = 10;

/** What other modules tell of themselves. */
export interface OverviewPorts extends DailyFiguresPorts {
  db: Executor;
  settings: Settings;
  readiness: SystemService['readiness'];
  jobs: JobHistory;
  messages: Pick<Messages, 'failed'>;
  reports: Pick<Reports, 'waiting'>;
  codes: Pick<Codes, 'conversion'>;
  /** Money that waits for operators. */
  moneyWaiting(): Promise<
    Record<'withdrawals' | 'disputes' | 'slips' | 'unmatchedPayments' | 'settlementDifferences', WaitingWork>
  >;
  /** How the providers of payments do, as this process knows it. */
  providerHealth(currency: string): {
    provider: string;
    isReachable: boolean;
    failures: number;
    shut: readonly string[];
    shutUntil?: Date | undefined;
  }[];
  /** Large transfers in review. */
  transfersWaiting(): Promise<WaitingWork>;
  /** Identity checks in review. */
  identityChecksWaiting(): Promise<WaitingWork>;
  /** Applications of whoever wants to become an agent. */
  applicationsWaiting(): Promise<WaitingWork>;
  /** What the Content-Security-Policy has stopped today, most often first. */
  cspViolations(limit: number): Promise<{ directive: string; blocked: string; page: string; seen: number }[]>;
  memberFigures: MemberSupport['figures'];
  /** Stakes and payouts of the 24 hours up to a moment. */
  betHours(until: Date, zone: string, currency: string): Promise<{ startsAt: Date; stakes: string; payouts: string }[]>;
  /** Money paid in and out in the same hours. */
  flowHours(
    until: Date,
    zone: string,
    currency: string,
  ): Promise<{ startsAt: Date; deposits: string; withdrawals: string }[]>;
}

/** The first page of operators: whether the site is open and sound, what needs somebody, and the figures of today. */
export function createOverview(ports: OverviewPorts) {
  const { db, settings, jobs } = ports;
  const dailyFigures = createDailyFigures(ports);

  const health = async () => {
    const { status, database } = await ports.readiness();
    const { currency } = (await settings.current()).merchant;
    const [all, hold, queues] = [await jobs.jobs(), await jobs.clockHold(), await countQueues(db)];
    return {
      database: { engine: database, writable: status === 'ok' },
      jobs: {
        count: all.length,
        late: all.filter(({ lateSeconds }) => lateSeconds > LATE_S).length,
        failing: all.filter(({ failures }) => failures > 0).length,
        clockHeld: hold !== undefined,
      },
      queues,
      payments: ports.providerHealth(currency).map(({ provider, isReachable, failures, shut, shutUntil }) => ({
        ...{ provider, reachable: isReachable, failures, shut: [...shut] },
        ...(shutUntil && { shutUntil: shutUntil.toISOString() }),
      })),
    };
  };

  const figures = async () => {
    const { merchant } = await settings.current();
    const now = await databaseTime(db);
    const { from } = today(now, merchant.timeZone);
    return {
      day: localDay(now, merchant.timeZone),
      timeZone: merchant.timeZone,
      ...(await ports.memberFigures(from)),
      currency: merchant.currency,
      ...(await dailyFigures(now, merchant)),
    };
  };

  const hours = async () => {
    const { timeZone, currency } = (await settings.current()).merchant;
    const now = await databaseTime(db);
    const rows = await ports.betHours(now, timeZone, currency);
    const flows = await ports.flowHours(now, timeZone, currency);
    const flowsAt = new Map(flows.map((flow) => [flow.startsAt.getTime(), flow]));
    const amount = (text = '0') => formatMoney(BigInt(text));
    return rows.map(({ startsAt, stakes, payouts }) => {
      const flow = flowsAt.get(startsAt.getTime());
      return {
        startsAt: startsAt.toISOString(),
        stakes: amount(stakes),
        payouts: amount(payouts),
        deposits: amount(flow?.deposits),
        withdrawals: amount(flow?.withdrawals),
      };
    });
  };

  return {
    async overview() {
      const { maintenance, region, merchant, serviceTimes } = await settings.current();
      const { startsAt, until, reason } = maintenance;
      return {
        site: {
          name: merchant.name,
          open: !maintenance.active,
          ...(maintenance.active && reason?.EN ? { reason: reason.EN } : {}),
          ...(maintenance.active && startsAt ? { startsAt } : {}),
          ...(maintenance.active && until ? { until } : {}),
          blockedCountries: region.blocked,
        },
        health: await health(),
        attention: {
          queues: queuesOf(await waiting(), serviceTimes),
          codes: await conversion(),
          cspViolations: await ports.cspViolations(VIOLATIONS),
        },
        figures: await figures(),
        hours: await hours(),
      };
    },
  };

  async function waiting() {
    const { withdrawals, ...money } = await ports.moneyWaiting();
    return {
      withdrawals,
      transfers: await ports.transfersWaiting(),
      ...money,
      identityChecks: await ports.identityChecksWaiting(),
      agentApplications: await ports.applicationsWaiting(),
      gameReports: await ports.reports.waiting(),
      failedMessages: await ports.messages.failed(),
    };
  }

  async function conversion() {
    const { sent, used, isAlarming } = await ports.codes.conversion();
    return { sent, used, alarming: isAlarming };
  }
}

export type Overview = ReturnType<typeof createOverview>;
