/** Why this file stays whole: links, registrations and moves are tried on one tree, whose sums the last of them looks at. */
import type { MemberDetail, MemberMoved } from '@mekong/api-client/admin/contract/types';
import type { AgentPlanExample, AgentPlanList } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { makeContract } from '../../../db/seed/contracts.ts';
import { seedPlans } from '../../../db/seed/plans.ts';
import { stopDatabaseClock } from '../../../test/clock.ts';
import { consoleOf } from '../../../test/console.ts';
import { flatTerms } from '../../../test/contracts.ts';
import { addMember } from '../../../test/fixtures.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { meanwhile } from '../../../test/one-connection.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { newCode } from '../../kernel/secrets.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const CODE = 'DARA2026CODE0001';
const admin = { role: 'system' } as const;
const check = (affiliateCode: string) => gateway.value('checkAffiliate', { query: { affiliateCode } });
const setDara = (values: { status?: 'active' | 'locked' | 'closed'; type?: 0 | 1 }) =>
  t.db.kysely.updateTable('member').set(values).where('username', '=', 'dara').execute();

describe("the code of an agent's link", () => {
  test('is valid in any case, and says no more than a masked name', async () => {
    expect(await check(CODE)).toEqual({ valid: true, agentName: 'd**a' });
    expect(await check(CODE.toLowerCase())).toEqual({ valid: true, agentName: 'd**a' });
  });

  test('answers the same when it is unknown, and when its owner is locked, closed or no agent any more', async () => {
    const unknown = await check('NOBODYHASTHIS000');
    expect(unknown).toEqual({ valid: false });
    for (const values of [{ status: 'locked' }, { status: 'closed' }, { type: 0 }] as const) {
      await setDara(values);
      expect(await check(CODE)).toEqual(unknown);
      await setDara({ status: 'active', type: 1 });
    }
  });

  test('may be looked up 20 times a minute by one address', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    const codes = [];
    for (let i = 0; i < 21; i++) {
      const answer = await strict.call('checkAffiliate', { query: { affiliateCode: `GUESS${i}` } });
      codes.push(answer.json.error?.code ?? 'ok');
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'RATE_LIMITED']);
  });

  test('has at least 80 random bits', () => {
    const code = newCode();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(code.length * Math.log2(32)).toBeGreaterThanOrEqual(80);
  });
});

test.each([
  ['Dara', 'D**a'],
  ['Al', '**'],
  ['X', '*'],
  ['សុខា', 'សុ*'],
  ['A very long name indeed', 'A********d'],
])('%s is shown as %s', (name, masked) => {
  const shown = maskName(name);
  if (name === 'សុខា') expect(shown).not.toContain('ខ');
  else expect(shown).toBe(masked);
});

describe('a registration', () => {
  let number = 0;
  const register = async (codes: Record<string, string>) => {
    const username = `invited${++number}`;
    const answer = await gateway.call('registerMember', {
      body: {
        username,
        password: 'Sraom-Neak#77',
        login: false,
        agreement: { version: '2026-01', accepted: true },
        ageConfirmed: true,
        ...codes,
      },
    });
    const row = await t.db.kysely
      .selectFrom('member')
      .select(['upline_id', 'invited_by'])
      .where('username', '=', username)
      .executeTakeFirst();
    return { code: answer.json.error?.code, upline: row?.upline_id, invitedBy: row?.invited_by };
  };

  test('stands under the agent of the link first, then under who recommended, then under who invited', async () => {
    await gateway.modules.settings.change('switches', { on: ['REGISTER', 'REWARD', 'REFERRAL'] }, admin);
    const other = await makeMember(t.db.kysely, { username: 'vanna', passwordHash: 'x', type: 2 });
    const { referral_code } = await t.db.kysely
      .selectFrom('member')
      .select('referral_code')
      .where('username', '=', 'sokha')
      .executeTakeFirstOrThrow();
    expect(await register({ affiliateCode: CODE, recommenderId: other, referralCode: referral_code })).toMatchObject({
      upline: people.dara,
    });
    expect(await register({ recommenderId: other, referralCode: referral_code })).toMatchObject({ upline: other });
    expect(await register({ referralCode: referral_code })).toEqual({
      code: undefined,
      upline: people.dara,
      invitedBy: people.sokha,
    });
    expect(await register({})).toMatchObject({ upline: null });
  });

  test('with a code that does not count makes nobody', async () => {
    expect(await register({ affiliateCode: 'NOBODYHASTHIS000' })).toEqual({ code: 'AFFILIATE_INVALID' });
    expect(await register({ recommenderId: people.trial })).toEqual({ code: 'INVITE_INVALID' });
    expect(await register({ recommenderId: '1' })).toEqual({ code: 'INVITE_INVALID' });
  });
});

describe('a picture', () => {
  test('is chosen from the list, kept with the account, and nothing else is taken', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const before = await gateway.value<{ icons: { id: string; image: string }[]; chosen?: string }>(
      'getMemberIcons',
      {},
      session,
    );
    expect(before.chosen).toBeUndefined();
    expect(before.icons.length).toBeGreaterThan(9);
    const picture = await gateway.app.inject(`/img${before.icons.at(-1)?.image}`);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    await gateway.value('chooseMemberIcon', { body: { icon: '2' } }, session);
    expect(await gateway.value('getMemberIcons', {}, session)).toMatchObject({ chosen: '2' });
    const wrong = await gateway.call('chooseMemberIcon', { body: { icon: '999' } }, session);
    expect(wrong.json.error).toMatchObject({ params: { fields: [{ name: 'icon', rule: 'enum' }] } });
  });
});

describe('the tree', () => {
  const db = t.db.kysely;
  const below = (id: string, uplineId: string | null) =>
    db.updateTable('member').set({ upline_id: uplineId }).where('id', '=', id).execute();

  test('has the edges, lineages and sizes of a plain model, whoever is added, moved, made an agent or closed', async () => {
    const step = fc.record({
      change: fc.constantFrom('add', 'move', 'type', 'status'),
      who: fc.nat(99),
      to: fc.nat(99),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        const uplines = new Map<string, string | null>();
        const accounts = new Map<string, { type: 0 | 1; status: 'active' | 'closed' }>();
        const above = (id: string): string[] => {
          const upline = uplines.get(id);
          return upline ? [upline, ...above(upline)] : [];
        };
        for (const { change, who, to } of steps) {
          const ids = [...uplines.keys()];
          const target = ids[to % (ids.length + 1)] ?? null;
          const id = ids[who % Math.max(1, ids.length)];
          if (change === 'add' || id === undefined) {
            const added = await addMember(db, { amount: 0n, uplineId: target ?? undefined });
            uplines.set(added, target);
            accounts.set(added, { type: 0, status: 'active' });
            continue;
          }
          if (change !== 'move') {
            const before = accounts.get(id) ?? { type: 0, status: 'active' };
            const account: typeof before =
              change === 'type'
                ? { ...before, type: to % 2 === 1 ? 1 : 0 }
                : { ...before, status: to % 2 === 1 ? 'closed' : 'active' };
            accounts.set(id, account);
            await db.updateTable('member').set(account).where('id', '=', id).execute();
            continue;
          }
          const isCircle = target !== null && [target, ...above(target)].includes(id);
          const isDone = await below(id, target).then(
            () => true,
            () => false,
          );
          expect(isDone).toBe(!isCircle);
          if (isDone) uplines.set(id, target);
        }
        const ids = [...uplines.keys()];
        type Found = {
          id: string;
          edges: string[];
          lineage: string[];
          parents: (string | null)[];
          above: string[][];
          team: { members: number; agents: number };
        };
        const { rows } = await sql<Found>`
          select m.id,
                 (select array_agg(e.ancestor::text order by e.depth) from agent_edge e where e.descendant = m.id) as edges,
                 coalesce(array_agg(l.ancestor::text order by l.depth) filter (where l.ancestor is not null), '{}') as lineage,
                 coalesce(array_agg(l.parent::text order by l.depth) filter (where l.ancestor is not null), '{}') as parents,
                 coalesce(jsonb_agg((select coalesce(jsonb_agg(a.ancestor::text order by a.depth), '[]') from lineage_edge a
                                      where a.lineage_id = l.above_id) order by l.depth)
                          filter (where l.ancestor is not null), '[]') as above,
                 (select jsonb_build_object('members', coalesce(sum(t.members), 0), 'agents', coalesce(sum(t.agents), 0))
                    from team_size t where t.agent_id = m.id) as team
            from member m left join lineage_edge l on l.lineage_id = m.lineage_id
           where m.id = any(${ids}::bigint[]) group by m.id order by m.id`.execute(db);
        expect(rows).toEqual(
          ids.map((id) => {
            const chain = above(id);
            const parents = chain.map((one) => uplines.get(one) ?? null);
            const open = ids.filter((other) => above(other).includes(id) && accounts.get(other)?.status === 'active');
            const team = {
              members: open.length,
              agents: open.filter((other) => accounts.get(other)?.type === 1).length,
            };
            return { id, edges: [id, ...chain], lineage: chain, parents, above: chain.map(above), team };
          }),
        );
      }),
      { numRuns: 12 },
    );
  });

  // The embedded engine runs one transaction after the other: nobody can join in the middle of a move.
  test.runIf(t.engine === 'postgres')(
    'lets nobody join a team that is being moved before it has arrived',
    { tags: ['race'] },
    async () => {
      const [top, agent] = [await addMember(db), await addMember(db)];
      const joined = await db.transaction().execute(async (trx) => {
        await trx.updateTable('member').set({ upline_id: top }).where('id', '=', agent).execute();
        const joining = meanwhile(() => addMember(db, { amount: 0n, uplineId: agent }));
        await vi.waitFor(async () => {
          const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(trx);
          expect(rows).toHaveLength(1);
        });
        return { joining };
      });
      const { rows } = await sql<{ ancestor: string }>`
      select ancestor from agent_edge where descendant = ${await joined.joining}::bigint and depth > 0 order by depth`.execute(
        db,
      );
      expect(rows.map(({ ancestor }) => ancestor)).toEqual([agent, top]);
    },
  );
});

describe('an operator who moves a member', async () => {
  const db = t.db.kysely;
  const risk = await consoleOf(gateway, { role: 'risk' });
  const reason = 'Both agents have asked for it.';
  const [north, south] = [
    await makeMember(db, { username: 'north', passwordHash: 'x', type: 2 }),
    await makeMember(db, { username: 'south', passwordHash: 'x', type: 2 }),
  ];
  const agent = (username: string) => makeMember(db, { username, passwordHash: 'x', type: 1, uplineId: north });
  const move = (id: string, upline?: string) =>
    risk.call('moveMember', { path: { id }, body: { reason, ...(upline ? { upline } : {}) } });
  const moved = async (id: string, upline?: string) => (await move(id, upline)).json.value as MemberMoved;
  const uplineOf = async (id: string) =>
    (await db.selectFrom('member').select('upline_id').where('id', '=', id).executeTakeFirst())?.upline_id;
  const contractOf = (id: string) =>
    db
      .selectFrom('agent_contract')
      .select(['state', 'reason', 'ends_at'])
      .where('downline_id', '=', id)
      .orderBy('id')
      .execute();
  const run = async (job: 'agents.move' | 'agent-contracts.due') => {
    const found = gateway.modules.work.find(({ name }) => name === job) as IntervalJob;
    await found.run({ db, signal: new AbortController().signal });
  };
  const runMoves = () => run('agents.move');
  const toldTo = async (id: string) =>
    (await db.selectFrom('inbox_message').select('template').where('member_id', '=', id).orderBy('id').execute()).map(
      ({ template }) => template,
    );

  test('moves an agent with an open offer at once: the offer is closed, and all three are told', async () => {
    const id = await agent('mover');
    await makeContract(db, {
      kind: 'DAILY',
      uplineId: north,
      downlineId: id,
      state: 'OFFERED',
      terms: flatTerms('DAILY', '0.01'),
    });
    expect(await moved(id, 'SOUTH')).toEqual({ state: 'DONE' });
    expect(await uplineOf(id)).toBe(south);
    expect(await contractOf(id)).toEqual([{ state: 'REJECTED', reason: 'MOVED', ends_at: null }]);
    expect([await toldTo(id), await toldTo(north), await toldTo(south)]).toEqual([
      ['uplineChanged'],
      ['downlineLeft'],
      ['downlineJoined'],
    ]);
    const [noted] = await gateway.modules.audit.newest({ action: 'member.moved', limit: 1 });
    expect(noted).toMatchObject({ actorId: 'a risk', object: 'mover', detail: { from: 'north', to: 'south', reason } });
    expect(await moved(id)).toEqual({ state: 'DONE' });
    expect(await uplineOf(id)).toBeNull();
  });

  test('waits for the longest cycle of the contracts in force, which end together, and for its bills', async () => {
    const id = await agent('settled');
    const terms = flatTerms('DIVIDEND', '0.1');
    for (const kind of ['DAILY', 'DIVIDEND'] as const)
      await makeContract(db, {
        kind,
        uplineId: north,
        downlineId: id,
        terms: kind === 'DAILY' ? flatTerms(kind, '0.01') : terms,
      });
    const { state, dueAt = '' } = await moved(id, 'south');
    expect(state).toBe('WAITING');
    const ending = { state: 'ENDING', reason: 'MOVED', ends_at: new Date(dueAt) };
    expect(await contractOf(id)).toEqual([ending, ending]);
    expect(await risk.value<MemberDetail>('getMember', { path: { id } })).toMatchObject({
      ...{ upline: 'north', move: { upline: 'south', dueAt } },
    });
    await runMoves();
    expect(await uplineOf(id)).toBe(north);
    await stopDatabaseClock(db, new Date(dueAt));
    // the jobs that settle are late
    await sql`
      insert into job_state (merchant, job, schedule, first_window_start)
      values ('TEST', 'settlement.daily', 'day', ${dueAt}::timestamptz - interval '1 day')`.execute(db);
    await run('agent-contracts.due');
    await runMoves();
    expect((await contractOf(id)).map(({ state }) => state)).toEqual(['ENDING', 'ENDED']);
    expect(await uplineOf(id)).toBe(north);
    await sql`update job_state set first_window_start = ${dueAt}::timestamptz where merchant = 'TEST'`.execute(db);
    await run('agent-contracts.due');
    await runMoves();
    expect(await uplineOf(id)).toBe(south);
    await sql`delete from job_state where merchant = 'TEST'`.execute(db);
    expect(await risk.value<MemberDetail>('getMember', { path: { id } })).not.toHaveProperty('move');
  });

  test('takes back a move that waits by the agent of now, and with it the ends of all contracts', async () => {
    const id = await agent('stays');
    const under = await makeMember(db, { username: 'undersea', passwordHash: 'x', type: 1, uplineId: id });
    const put = (kind: 'DAILY' | 'HOURLY', uplineId: string | null, downlineId: string, state?: 'AMENDED' | 'SIGNED') =>
      makeContract(db, { kind, uplineId, downlineId, state, terms: flatTerms(kind, '0.01') });
    await put('DAILY', null, north);
    await put('HOURLY', null, north);
    const own = await put('DAILY', north, id, 'AMENDED');
    await put('HOURLY', north, id, 'SIGNED');
    await put('DAILY', id, under);
    const open = { state: 'IN_FORCE', reason: null, ends_at: null };
    expect(await moved(id, 'south')).toMatchObject({ state: 'WAITING' });
    expect([...(await contractOf(id)), ...(await contractOf(under))].map(({ state }) => state)).toEqual([
      ...Array(3).fill('ENDING'),
    ]);
    expect(await moved(id, 'north')).toEqual({ state: 'CANCELLED' });
    expect(await contractOf(id)).toEqual([open, { ...open, state: 'SIGNED' }]);
    expect(await contractOf(under)).toEqual([open]);
    const versions = await db
      .selectFrom('agent_contract_version')
      .select(['state', 'effective_to'])
      .where('contract_id', '=', own)
      .orderBy('no')
      .execute();
    expect(versions).toEqual([
      { state: 'IN_FORCE', effective_to: null },
      { state: 'CLOSED', effective_to: null },
    ]);
    expect(await toldTo(under)).toEqual(['contractEnds', 'contractContinues']);
    expect((await move(id, 'north')).json.error).toMatchObject({ params: { fields: [{ rule: 'different' }] } });
  });

  test('leaves the end of a contract that its upline no longer covers when the move is taken back', async () => {
    const id = await agent('uncovered');
    await makeContract(db, { kind: 'DAILY', uplineId: north, downlineId: id, terms: flatTerms('DAILY', '0.02') });
    expect(await moved(id, 'south')).toMatchObject({ state: 'WAITING' });
    expect(await moved(id, 'north')).toEqual({ state: 'CANCELLED' });
    expect(await contractOf(id)).toMatchObject([{ state: 'ENDING', reason: 'MOVED' }]);
  });

  test('is refused a move below somebody who will be below the member', async () => {
    const [first, second] = [await agent('firstofall'), await agent('secondone')];
    await makeContract(db, { kind: 'DAILY', uplineId: north, downlineId: first, terms: flatTerms('DAILY', '0.01') });
    expect(await moved(first, 'secondone')).toMatchObject({ state: 'WAITING' });
    const refused = { code: 'VALIDATION_FAILED', params: { fields: [{ name: 'upline', rule: 'enum' }] } };
    expect((await move(second, 'firstofall')).json.error).toMatchObject(refused);
    expect(await moved(first, 'north')).toEqual({ state: 'CANCELLED' });
    expect(await moved(second, 'firstofall')).toEqual({ state: 'DONE' });
  });

  test('sees a move that became void written down, and the contracts that have not ended go on', async () => {
    const id = await agent('crossed');
    await makeContract(db, { kind: 'DAILY', uplineId: north, downlineId: id, terms: flatTerms('DAILY', '0.01') });
    expect(await moved(id, 'south')).toMatchObject({ state: 'WAITING' });
    // as two moves may still cross that were asked for by an older gateway
    await db.updateTable('member').set({ upline_id: id }).where('id', '=', south).execute();
    await db
      .updateTable('agent_move')
      .set({ due_at: new Date(0) })
      .where('member_id', '=', id)
      .execute();
    await runMoves();
    expect(await contractOf(id)).toEqual([{ state: 'IN_FORCE', reason: null, ends_at: null }]);
    const [noted] = await gateway.modules.audit.newest({ action: 'member.move-cancelled', limit: 1 });
    expect(noted).toMatchObject({ actorRole: 'system', object: 'crossed', detail: { to: 'south', reason } });
    await db.updateTable('member').set({ upline_id: null }).where('id', '=', south).execute();
  });

  test('is refused a circle, somebody who is no agent, a trial account and a member that is not there', async () => {
    const id = await agent('above');
    await makeMember(db, { username: 'under', passwordHash: 'x', type: 1, uplineId: id });
    for (const [who, upline] of [
      [id, 'under'],
      [id, 'above'],
      [id, 'sokha'],
      [id, 'nobody-at-all'],
      [people.trial, 'north'],
    ] as const)
      expect((await move(who, upline)).json.error, upline).toMatchObject({
        ...{ code: 'VALIDATION_FAILED', params: { fields: [{ name: 'upline', rule: 'enum' }] } },
      });
    expect((await move('999999999', 'north')).json.error).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a visitor who thinks of becoming an agent', () => {
  const planOf = async (kind: string) => {
    const { content } = await gateway.value<AgentPlanList>('listAgentPlans', {}, {});
    return content.find((plan) => plan.kind === kind);
  };

  test('reads the plans that are published, and no others', async () => {
    await seedPlans(t.db.kysely);
    await t.db.kysely.updateTable('agent_plan').set({ is_published: false }).where('kind', '=', 'HOURLY').execute();
    const hidden = await t.db.kysely
      .selectFrom('agent_plan')
      .select('id')
      .where('kind', '=', 'HOURLY')
      .executeTakeFirstOrThrow();
    expect(await planOf('HOURLY')).toBeUndefined();
    const tried = { path: { planId: hidden.id }, query: { volume: '0.0000', active: 0 } };
    expect((await gateway.call('workOutAgentPlan', tried, {})).json.error).toMatchObject({ code: 'NOT_FOUND' });
    await t.db.kysely.updateTable('agent_plan').set({ is_published: true }).execute();
    expect(await planOf('HOURLY')).toMatchObject({ name: 'Sesan', currency: 'KHR', terms: { no: 1, period: 'hour' } });
  });

  // the examples by which the guide explains how an agent is paid
  test.each([
    [
      'DIVIDEND',
      { volume: '412000.0000', loss: '22500.0000', active: 14 },
      { base: '22500.0000', row: 2, gross: '3375.0000' },
    ],
    ['DAILY', { volume: '236400.0000', active: 9 }, { base: '236400.0000', row: 2, gross: '1891.2000' }],
    ['DAILY', { volume: '512000.0000', active: 16 }, { base: '512000.0000', row: 3, gross: '5000.0000' }],
    ['HOURLY', { volume: '23760.0000', active: 6 }, { base: '23760.0000', row: 2, gross: '118.8000' }],
    ['REALTIME', { volume: '7850.0000', active: 0 }, { base: '7850.0000', row: 1, gross: '15.7000' }],
    ['HOURLY', { volume: '4999.0000', active: 6 }, { base: '4999.0000', gross: '0.0000' }],
  ])('is told what a %s of %j comes to', async (kind, query, worked) => {
    const path = { planId: (await planOf(kind))?.planId ?? '' };
    expect(await gateway.value<AgentPlanExample>('workOutAgentPlan', { path, query }, {})).toEqual(worked);
  });
});
