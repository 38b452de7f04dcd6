import { expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { contractMatrix, type MatrixRow } from '../../../test/contract-matrix.ts';
import { contractWorld } from '../../../test/contracts.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara } = await seedSmallWorld(db);
const passwordHash = await cheapHash(PASSWORD);
const rithy = await makeMember(db, { username: 'rithy', passwordHash, type: 1, uplineId: dara });
await makeMember(db, { username: 'stranger', passwordHash, type: 1 });
const w = await contractWorld(t);
const gateway = await testGateway(t);
const { agent, trial, member } = await logInAll(gateway);
const sessions: Partial<Record<MatrixRow['actor'], typeof agent>> = {
  UPLINE: agent,
  DOWNLINE: await gateway.login('rithy', PASSWORD),
  OTHER: await gateway.login('stranger', PASSWORD),
  TRIAL: trial,
};

/** The operation that takes the letters of a kind, and how it names the contract. */
const formOf = {
  DIVIDEND: ['processDividend', () => ({ type: 'ALL' })],
  DAILY: ['processDailySalary', (id: string) => ({ id })],
  DAILY_MR: ['processDailySalary', (id: string) => ({ id })],
  HOURLY: ['processHourSalary', (contractId: string) => ({ contractId })],
  REALTIME: ['processRealTimeSalary', (contractId: string) => ({ contractId })],
} as const;

/** What comes of a letter by a call. */
async function tried({ kind, state, actor, letter, guard }: MatrixRow): Promise<string> {
  const id = state === 'NONE' ? '999999999' : await w.put({ kind, state, uplineId: dara, downlineId: rithy });
  const known = state === 'NONE' ? { expectedStatus: 'P', version: 1 } : await w.seen(id);
  const isStale = guard.startsWith('stale');
  // every other one is stale by its letter alone
  const wrong = known.expectedStatus === 'R' ? 'P' : 'R';
  const seen = !isStale
    ? known
    : letter === 'A'
      ? { ...known, expectedStatus: wrong }
      : { ...known, version: known.version + 1 };
  const [operation, named] = formOf[kind];
  const { json } = await gateway.call(
    operation,
    { body: { ...named(id), status: letter, ...seen } },
    sessions[actor] ?? agent,
  );
  const after = state === 'NONE' ? state : (await w.stateOf(id)).state;
  await db.updateTable('agent_contract').set({ state: 'ENDED' }).where('id', '=', id).execute();
  return `${after} ${json.error?.code}`;
}

/**
 * What a row says of the form that its kind has. The one of dividends names no contract but the games: it is about the one that
 * the sender has now with whoever is above, so there is none for others, and none that is over.
 */
function agreed({ kind, state, actor, after, refused }: MatrixRow): string {
  const isNone = kind === 'DIVIDEND' && (actor === 'OTHER' || (actor === 'DOWNLINE' && overOrEnding.includes(state)));
  return isNone ? `${state} NOT_FOUND` : `${after} ${refused}`;
}
const overOrEnding: readonly MatrixRow['state'][] = ['ENDING', 'REJECTED', 'ENDED'];

test('a letter that is sent over HTTP is taken of its parties alone, as the agreed table has it, and never of a stale page', async () => {
  await w.begin();
  const wrong: string[] = [];
  const letters = async (kind: MatrixRow['kind']): Promise<[string, number]> => {
    await w.put({ kind, uplineId: null, downlineId: dara, rate: '0.02' });
    const rows = contractMatrix.filter(
      (row) =>
        row.kind === kind &&
        row.actor in sessions &&
        !(kind === 'DIVIDEND' && row.actor === 'UPLINE') &&
        ['A', 'R', 'C'].includes(row.letter) &&
        (row.guard === 'current' || row.guard.startsWith('stale')),
    );
    for (const row of rows) {
      const found = await tried(row);
      if (found !== agreed(row))
        wrong.push(`${row.state} ${kind} ${row.actor} ${row.letter} ${row.guard}: ${found}, not ${agreed(row)}`);
    }
    return [kind, rows.length];
  };
  // kinds have nothing to do with each other
  const counts = await Promise.all((Object.keys(formOf) as MatrixRow['kind'][]).map(letters));
  expect(wrong).toEqual([]);
  const of = (actors: number, parties: number) => 3 * (actors * 10 + parties * 9);
  expect(counts).toEqual([
    ['DIVIDEND', of(3, 1)],
    ...['DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME'].map((kind) => [kind, of(4, 2)]),
  ]);
});

test('a letter of a member who is no agent, or of nobody, is refused before the contract is looked for', async () => {
  const id = await w.put({ kind: 'HOURLY', state: 'OFFERED', uplineId: dara, downlineId: rithy });
  const body = { contractId: id, status: 'A', ...(await w.seen(id)) };
  const refused = await Promise.all([
    gateway.call('processHourSalary', { body }, member),
    gateway.call('processHourSalary', { body }),
  ]);
  expect(refused.map(({ status, json }) => [status, json.error?.code])).toEqual([
    [403, 'AUTH_NOT_AGENT'],
    [401, 'AUTH_TOKEN_MISSING'],
  ]);
  expect(await w.stateOf(id)).toMatchObject({ state: 'OFFERED' });
});
