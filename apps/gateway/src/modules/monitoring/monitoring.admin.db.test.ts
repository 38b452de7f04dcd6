import type { AuditPage, JobList, JobRunPage, Overview } from '@mekong/api-client/admin/contract/types';
import { zJobName } from '@mekong/api-client/admin/contract/validators';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { sequenceDueResults } from '../results/sequencer.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
const gateway = await testGateway(t);
const { settings } = gateway.modules;
const admin = await consoleOf(gateway, { role: 'admin' });
const overview = () => admin.value<Overview>('getOverview');

describe('the overview', () => {
  test('tells that the site is open, sound and without work for anybody', async () => {
    const { site, health, attention } = await overview();
    expect(site).toEqual({ name: 'Mekong', open: true, blockedCountries: [] });
    expect(health).toMatchObject({
      database: { engine: t.engine, writable: true },
      jobs: { late: 0, failing: 0, clockHeld: false },
      // there is no provider here
      payments: [],
    });
    expect(health.queues).toContainEqual({ queue: 'messages', waiting: 0, active: 0, failed: 0, waitsSeconds: 0 });
    expect(attention).toEqual({
      queues: [
        ...[
          'withdrawals',
          'transfers',
          'disputes',
          'slips',
          'unmatchedPayments',
          'settlementDifferences',
          'identityChecks',
          'agentApplications',
        ],
        ...['gameReports', 'failedMessages'],
      ].map((kind) => ({ kind, count: 0 })),
      codes: { sent: 0, used: 0, alarming: false },
      cspViolations: [],
    });
  });

  test('tells by its name which site is closed, why and until when, and which countries are not served', async () => {
    const by = { role: 'system' } as const;
    const until = '2030-01-01T00:00:00.000Z';
    await settings.change('maintenance', { active: true, reason: { EN: 'New cables' }, until }, by);
    await settings.change('region', { blocked: ['SG'] }, by);
    const { merchant } = await settings.current();
    await settings.change('merchant', { ...merchant, name: 'Orchid House' }, by);
    expect((await overview()).site).toMatchObject({
      name: 'Orchid House',
      open: false,
      reason: 'New cables',
      until,
      blockedCountries: ['SG'],
    });
    await settings.change('maintenance', {}, by);
    await settings.change('region', {}, by);
    await settings.change('merchant', merchant, by);
  });

  test('counts what needs somebody: late and failing jobs, a clock that jumped, what the content policy stopped', async () => {
    await sql`
      insert into job_state (merchant, job, schedule, next_at, failures, last_error)
      values ('', 'test.late', 'every 30 s', job_now() - interval '5 min', 0, null),
             ('', 'test.failing', 'every 30 s', job_now() + interval '5 min', 3, 'no money left')`.execute(db);
    await sql`insert into job_clock_hold (expected_at, seen_at) values (now(), now())`.execute(db);
    await sql`insert into csp_violation (directive, blocked, page) values ('img-src', 'https://ads.example', '/home')`.execute(
      db,
    );
    const { health, attention } = await overview();
    expect(health.jobs).toEqual({ count: 2, late: 1, failing: 1, clockHeld: true });
    expect(attention.cspViolations).toEqual([
      { directive: 'img-src', blocked: 'https://ads.example', page: '/home', seen: 1 },
    ]);
    for (const table of ['job_state', 'job_clock_hold', 'csp_violation'])
      await sql`delete from ${sql.table(table)}`.execute(db);
  });

  test('has the figures of today, without trial accounts and their play', async () => {
    const sessions = await logInAll(gateway);
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    await vendor.playRound(sessions.member, { nodeId: 101, stake: '100.0000', payout: '50.0000' });
    await vendor.playRound(sessions.agent, { nodeId: 101, stake: '20.5000', payout: '0.0000' });
    await vendor.playRound(sessions.trial, { nodeId: 101, stake: '7.0000', payout: '0.0000' });
    await sequenceDueResults(db, 'Asia/Phnom_Penh');
    await sql`update member set registered_at = now() - interval '2 days' where username = 'dara'`.execute(db);
    await sql`
      insert into deposit_payment (provider, payment_ref, method, currency, amount, fee, member_fee, state, paid_at)
      values ('sandbox', 'figures-1', 'KHQR', 'KHR', 3000000, 0, 10000, 'APPLIED', now()),
             ('sandbox', 'figures-2', 'KHQR', 'KHR', 5000000, 0, 0, 'REVERSED', now()),
             ('sandbox', 'figures-3', 'KHQR', 'USD', 7000000, 0, 0, 'APPLIED', now())`.execute(db);
    const { figures, hours } = await overview();
    expect(figures).toMatchObject({
      timeZone: 'Asia/Phnom_Penh',
      members: 2,
      newMembers: 1,
      activeSessions: 3,
      currency: 'KHR',
      changes: {},
    });
    expect(figures.days).toHaveLength(8);
    expect(figures.days.at(-1)).toEqual({
      day: figures.day,
      ...{ deposits: '299.0000', withdrawals: '0.0000', stakes: '120.5000', payouts: '50.0000' },
      ...{ grossRevenue: '70.5000', bets: 2, activeMembers: 2 },
    });
    // an hour may have ended meanwhile
    const sum = (name: 'stakes' | 'payouts' | 'deposits' | 'withdrawals') =>
      hours.slice(-2).reduce((all, hour) => all + Number(hour[name]), 0);
    expect([sum('stakes'), sum('payouts'), sum('deposits'), sum('withdrawals')]).toEqual([120.5, 50, 299, 0]);
    const starts = hours.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts).toEqual(starts.map((_, index) => (starts[0] ?? 0) + index * 3_600_000));
    expect(starts).toHaveLength(24);
  });
});

describe('the audit trail', () => {
  const rows = (query: Record<string, string | number> = {}) => admin.value<AuditPage>('listAudit', { query });

  test('goes on by cursor without a row twice, and finds by action, account, object and time', async () => {
    const from = new Date().toISOString();
    for (const days of [30, 60, 90])
      await settings.change('security', { passwordDays: days }, { id: 'sophea', role: 'operator' });
    const all = await rows({ action: 'setting.changed', from });
    expect(all.content.map(({ after }) => after)).toMatchObject([
      { passwordDays: 90 },
      { passwordDays: 60 },
      { passwordDays: 30 },
    ]);
    expect(all.content[0]).toMatchObject({
      actor: 'sophea',
      role: 'operator',
      object: 'security',
      objectKind: 'setting',
      objectName: 'security',
      before: { passwordDays: 60 },
      detail: {},
    });
    const first = await rows({ actor: 'security', from, pageSize: 2 });
    const rest = await rows({ actor: 'security', from, pageSize: 2, cursor: first.nextCursor ?? '' });
    expect([...first.content, ...rest.content]).toEqual(all.content);
    expect(rest.nextCursor).toBeUndefined();
    expect((await rows({ actor: 'sophea', to: from })).content).toEqual([]);
  });

  test('finds what was acted on by its name, with the kind or without', async () => {
    await gateway.modules.listings.switchVendor(
      'HOUSE',
      { status: 'maintenance', until: undefined },
      { id: 'sophea', role: 'operator' },
    );
    await gateway.modules.listings.switchVendor(
      'HOUSE',
      { status: 'active', until: undefined },
      { id: 'sophea', role: 'operator' },
    );
    for (const actor of ['HOUSE', 'vendor:HOUSE']) {
      const { content } = await rows({ actor, action: 'listing.changed' });
      expect(content.map(({ objectKind, objectName }) => [objectKind, objectName])).toEqual([
        ['vendor', 'HOUSE'],
        ['vendor', 'HOUSE'],
      ]);
    }
  });

  test('refuses the cursor of another filter or another operator', async () => {
    const { nextCursor: cursor = '' } = await rows({ pageSize: 1 });
    const risk = await consoleOf(gateway, { role: 'risk' });
    for (const answer of [
      await admin.call('listAudit', { query: { cursor, action: 'login.ok' } }),
      await risk.call('listAudit', { query: { cursor } }),
    ])
      expect(answer.json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ name: 'cursor' }] } });
  });

  test('tells whether the chain is whole, and where it is broken', async () => {
    expect(await admin.value('verifyAudit')).toEqual({ whole: true });
    const { rows: linked } = await sql<{ seq: string }>`select max(seq) as seq from audit`.execute(db);
    const byForce = async (object: string) => {
      await sql`alter table audit disable trigger user`.execute(db);
      await sql`update audit set object = ${object} where seq = ${linked[0]?.seq}`.execute(db);
      await sql`alter table audit enable trigger user`.execute(db);
    };
    await byForce('somebody else');
    expect(await admin.value('verifyAudit')).toEqual({ whole: false, brokenAt: linked[0]?.seq });
    await byForce('security');
  });
});

describe('jobs', () => {
  test('are all named in the contract, whose readers have words for each', () => {
    const names = [...gateway.modules.work.map(({ name }) => name), 'queue.supervise'];
    const remedy =
      'Name it in JobName (openapi/admin/jobs.yaml, npm run generate) and in job-labels.ts of the console.';
    expect(names.sort(), remedy).toEqual([...zJobName.options].sort());
  });

  test('are in time, late, failing or running', async () => {
    await sql`
      insert into job_state (merchant, job, schedule, next_at, started_at, ended_at, worker, runs, failures, last_error)
      values ('', 'audit.link', 'every 30 s', job_now() + interval '30 s', job_now(), job_now(), 'a:1', 7, 0, null),
             ('', 'draws.tick', 'every 30 s', job_now() - interval '5 min', null, null, null, 0, 0, null),
             ('', 'games.search', 'every 30 s', job_now(), job_now(), job_now() - interval '1 min', 'a:1', 1, 0, null),
             ('mekong', 'results.sequence', 'day', job_now(), job_now(), job_now(), 'a:1', 1, 3, 'no money left')`.execute(
      db,
    );
    const { jobs, clockHold } = await admin.value<JobList>('listJobs');
    expect(Object.fromEntries(jobs.map(({ job, state }) => [job, state]))).toEqual({
      'audit.link': 'onTime',
      'draws.tick': 'late',
      'games.search': 'running',
      'results.sequence': 'failing',
    });
    expect(jobs[0]).toMatchObject({ job: 'results.sequence', merchant: 'mekong', error: 'no money left', failures: 3 });
    expect(jobs.map(({ everySeconds, window }) => everySeconds ?? window)).toEqual(['day', 30, 30, 30]);
    expect(clockHold).toBeUndefined();
  });

  test('list their runs by cursor, the last to end first, also those that ended at one moment', async () => {
    for (const day of [1, 2, 3, 4])
      await sql`
        insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at, detail, error)
        values ('mekong', 'results.sequence', ${`2026-11-0${day}T17:00Z`}, ${`2026-11-0${day + 1}T17:00Z`}, 'Asia/Phnom_Penh',
                ${day === 4 ? 'FAILED' : 'DONE'}, 'a:1', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00.123456Z',
                ${JSON.stringify({ bills: day })}, ${day === 4 ? 'no money left' : null})`.execute(db);
    const runs = (query: Record<string, string | number>) => admin.value<JobRunPage>('listJobRuns', { query });
    const read: string[] = [];
    for (let cursor: string | undefined = '', first = true; first || cursor; first = false) {
      const page: JobRunPage = await runs({ job: 'results.sequence', pageSize: 1, ...(cursor ? { cursor } : {}) });
      read.push(...page.content.map(({ windowStart }) => windowStart?.slice(0, 10) ?? ''));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(['2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01']);
    expect((await runs({ state: 'FAILED' })).content).toMatchObject([
      {
        job: 'results.sequence',
        merchant: 'mekong',
        error: 'no money left',
        attempt: 1,
        seconds: 0.123,
        detail: { bills: 4 },
      },
    ]);
  });

  test('let windows go on once after a jump of the clock, which the audit notes', async () => {
    expect((await admin.call('confirmClock', { body: {} })).json.error?.code).toBe('NOT_FOUND');
    await sql`insert into job_clock_hold (expected_at, seen_at) values ('2026-11-22T01:00Z', '2026-11-24T01:00Z')`.execute(
      db,
    );
    const hold = { expectedAt: '2026-11-22T01:00:00.000Z', seenAt: '2026-11-24T01:00:00.000Z' };
    expect((await admin.value<JobList>('listJobs')).clockHold).toEqual(hold);
    expect(await admin.value('confirmClock', { body: {} })).toEqual(hold);
    expect((await admin.call('confirmClock', { body: {} })).status).toBe(404);
    const { content } = await admin.value<AuditPage>('listAudit', { query: { action: 'clock.confirmed' } });
    expect(content).toMatchObject([{ actor: 'a admin', role: 'operator', ip: '127.0.0.1', object: 'jobs' }]);
  });
});
