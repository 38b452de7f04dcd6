import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, contractWorld, flatOffer, ip } from '../../../test/contracts.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import { type ContractState, letterOf, liveStates, type Party, type SentLetter, stepOf, verbOf } from './machine.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, contracts } = w;
const people = { UPLINE: w.up, DOWNLINE: w.down, OTHER: w.other };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight of the merchant is seven hours before that of UTC; its days have 24 hours. */
const nextMidnight = (at: number) => (Math.floor((at + 7 * HOUR) / DAY) + 1) * DAY - 7 * HOUR;
const kinds = ['DAILY', 'HOURLY'] as const;
type Kind = (typeof kinds)[number];
type Seen = { expectedStatus: 'P' | 'E' | 'A' | 'V' | 'R' | 'C'; version: number };

/** A contract as the table says it is: plain values, and the moments at which the clock changes them. */
interface Plain {
  id: string;
  state: ContractState;
  revision: number;
  events: number;
  changedAt: number;
  openUntil?: number | undefined;
  startsAt?: number | undefined;
  endsAt?: number | undefined;
  /** The last wish of each party to end it. */
  wishes: Partial<Record<Party, { at: number; answer?: 'REFUSED' | 'OTHER' }>>;
}

type Step =
  | { do: 'offer' }
  | { do: 'amend' | 'letter' | 'act'; by: 'UPLINE' | 'DOWNLINE' | 'OTHER'; what: number; page: number }
  | { do: 'clock'; hours: number };

const actions = ['withdraw', 'sign', 'reject', 'askEnd', 'keep', 'agreeEnd', 'refuseEnd', 'cancelEnd'] as const;
/** What parties mostly do, so that contracts get on. */
const usual = [...Array<'sign'>(6).fill('sign'), 'askEnd', 'askEnd', ...actions] as const;
const letters = ['A', 'R', 'C'] as const;
const by = fc.constantFrom('UPLINE', 'DOWNLINE', 'UPLINE', 'DOWNLINE', 'OTHER');
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ do: 'offer' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('act', 'act', 'letter', 'amend'),
      by,
      what: fc.nat(99),
      // 0 to 5: the page as it is; 6 to 8: an older one; 9: none
      page: fc.nat(9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(0.02, 1, 10, 24, 49, 170, 340) }),
  },
);

/** Plays both sides of one contract after the other, beside the plain values that they come to. */
async function play(kind: Kind, sequence: readonly Step[]): Promise<void> {
  await w.begin();
  await w.put({ kind, uplineId: null, downlineId: w.up.memberId, rate: '0.02' });
  const all: Plain[] = [];
  const pages: Seen[] = [];
  const now = () => w.now.getTime();
  const isLive = ({ state }: Plain) => (liveStates as readonly ContractState[]).includes(state);
  const border = (at: number) => {
    const next = kind === 'HOURLY' ? (Math.floor(at / HOUR) + 1) * HOUR : nextMidnight(at);
    const length = kind === 'HOURLY' ? HOUR : DAY;
    return next - length === at ? at : next;
  };
  const changed = (one: Plain, state: ContractState) => {
    Object.assign(one, { state, revision: one.revision + 1, events: one.events + 1, changedAt: now() });
  };
  const end = (one: Plain, at: number) => {
    one.endsAt = at;
    if (one.startsAt !== undefined && one.startsAt >= at) one.startsAt = undefined;
  };

  /** What the table says of a verb. @returns whether it is taken */
  function take(one: Plain, verb: (typeof actions)[number] | 'amend', party: Party): boolean {
    const wish = one.wishes[party];
    const isAgain =
      verb === 'askEnd' &&
      stepOf(one.state, 'askAgain', party) !== undefined &&
      wish?.answer === 'REFUSED' &&
      nextMidnight(wish.at) + DAY <= now();
    const step = stepOf(one.state, isAgain ? 'askAgain' : verb, party);
    if (!step) return false;
    if (verb === 'askEnd' && step.to === one.state) return true;
    if (verb === 'keep') {
      one.events += 1;
      return true;
    }
    const other = party === 'UPLINE' ? 'DOWNLINE' : 'UPLINE';
    if (step.terms === 'sign') {
      const before = all.filter(({ state }) => state === 'ENDING').map(({ endsAt = 0 }) => endsAt);
      one.startsAt = Math.max(border(now()), ...before);
    }
    if (step.terms) one.openUntil = undefined;
    if (verb === 'amend') one.openUntil = now() + 7 * DAY;
    if (verb === 'askEnd') one.wishes[party] = { at: now(), ...(isAgain ? { answer: 'OTHER' } : {}) };
    if (verb === 'refuseEnd') one.wishes[other] = { at: now(), answer: 'REFUSED' };
    if (verb === 'agreeEnd') one.wishes[other] = { at: now(), answer: 'OTHER' };
    if (verb === 'cancelEnd') one.wishes[party] = { at: now(), answer: 'OTHER' };
    if (step.to === 'ENDING') end(one, isAgain ? nextMidnight(now()) + DAY : nextMidnight(now()));
    if (step.to === 'ENDED') one.startsAt = undefined;
    changed(one, step.to);
    return true;
  }

  /** What the clock does, in the order of the job. */
  function pass(one: Plain): void {
    const isOver = one.state === 'ENDING' && (one.endsAt ?? 0) <= now();
    const isDue = (at: number | undefined) => at !== undefined && at <= now();
    const asked = Object.values(one.wishes).find(({ answer }) => answer === undefined);
    if (isDue(one.openUntil)) {
      one.openUntil = undefined;
      changed(one, stepOf(one.state, 'expire')?.to ?? one.state);
    }
    if (isDue(one.startsAt)) {
      one.startsAt = undefined;
      changed(one, stepOf(one.state, 'start')?.to ?? one.state);
    }
    const lapse = asked && isDue(asked.at + 14 * DAY) ? stepOf(one.state, 'lapse') : undefined;
    if (asked && lapse) {
      asked.answer = 'OTHER';
      const lapsed = nextMidnight(asked.at + 14 * DAY);
      end(one, lapsed > now() ? lapsed : nextMidnight(now()));
      changed(one, lapse.to);
    }
    if (isOver) changed(one, 'ENDED');
  }

  for (const step of [{ do: 'offer' } as const, ...sequence]) {
    const one = all.at(-1);
    if (step.do === 'clock') {
      await w.setClock(new Date(now() + Math.round(step.hours * HOUR)));
      await contracts.runDue(db);
      for (const each of all) pass(each);
    } else if (step.do === 'offer') {
      const sent = contracts.offer(
        w.up,
        { downline: w.down.username, kind, gameType: 'ALL', terms: flatOffer(kind, '0.01') },
        ip,
      );
      if (one && isLive(one)) expect(await codeOf(sent)).toBe('CONTRACT_EXISTS');
      else
        all.push({
          ...{ id: (await sent).contractId, state: 'OFFERED', revision: 1, events: 1, wishes: {} },
          ...{ changedAt: now(), openUntil: now() + 7 * DAY },
        });
    } else if (one) {
      const { by: party, what, page } = step;
      const fresh: Seen = { expectedStatus: letterOf(one.state), version: one.revision };
      const hasPage = page < 9 || step.do !== 'letter';
      const seen = hasPage ? (page > 5 && pages[what % Math.max(pages.length, 1)]) || fresh : undefined;
      const letter = letters[what % 3] as SentLetter;
      const possible = usual.filter((verb) => party !== 'OTHER' && stepOf(one.state, verb, party));
      const action =
        (what < 80 ? possible[what % possible.length] : undefined) ?? actions[what % actions.length] ?? 'keep';
      const who = people[party];
      const sent =
        step.do === 'letter'
          ? contracts.letter(who, one.id, [kind], letter, seen ?? {}, ip)
          : step.do === 'amend'
            ? contracts.amend(who, one.id, { ...(seen ?? fresh), terms: flatOffer(kind, '0.015') }, ip)
            : contracts.act(who, one.id, { ...(seen ?? fresh), action }, ip);
      const isStale = seen
        ? seen.expectedStatus !== fresh.expectedStatus || seen.version !== fresh.version
        : now() - one.changedAt < 60_000 || (kind === 'HOURLY' && letter === 'A' && letterOf(one.state) === 'V');
      const verb =
        party === 'OTHER'
          ? undefined
          : step.do === 'letter'
            ? verbOf(kind, one.state, party, letter)
            : step.do === 'amend'
              ? 'amend'
              : action;
      const expected =
        party === 'OTHER'
          ? 'NOT_FOUND'
          : isStale
            ? 'CONTRACT_STALE'
            : verb && verb !== 'askAgain' && take(one, verb, party)
              ? undefined
              : 'CONTRACT_BAD_ACTION';
      expect(await codeOf(sent), `${step.do} ${letter} ${action} of ${party} on ${one.state}`).toBe(expected);
    }
    await compare(all);
    const last = all.at(-1);
    if (last) pages.push({ expectedStatus: letterOf(last.state), version: last.revision });
  }
}

/** The database has what the plain values say; one contract of all is live, and one version of each in force. */
async function compare(all: readonly Plain[]): Promise<void> {
  if (!all.length) return;
  const ids = all.map(({ id }) => id);
  const rows = await db
    .selectFrom('agent_contract as c')
    .select(['c.id', 'c.state', 'c.revision', 'c.ends_at'])
    .select(({ selectFrom }) => [
      selectFrom('agent_contract_event as e')
        .whereRef('e.contract_id', '=', 'c.id')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .as('events'),
      selectFrom('agent_contract_version as v')
        .whereRef('v.contract_id', '=', 'c.id')
        .where('v.state', '=', 'IN_FORCE')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .as('inForce'),
    ])
    .where('c.id', 'in', ids)
    .orderBy('c.id')
    .execute();
  expect(
    rows.map(({ state, revision, events, ends_at }) => [state, revision, Number(events), ends_at?.getTime()]),
  ).toEqual(all.map(({ state, revision, events, endsAt }) => [state, revision, events, endsAt]));
  expect(rows.filter(({ inForce }) => Number(inForce) > 1)).toEqual([]);
  expect(rows.filter(({ state }) => (liveStates as readonly string[]).includes(state)).length).toBeLessThan(2);
}

test('two parties, old pages and the clock make of a contract what the table says, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.array(steps, { minLength: 10, maxLength: 50, size: 'max' }), play),
    { numRuns: runs(15) },
  );
});
