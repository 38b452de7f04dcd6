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

/** What a row says, against what comes of its letter by a call. */
async function tried({ state, actor, letter, guard }: MatrixRow): Promise<string> {
  const id = state === 'NONE' ? '999999999' : await w.put({ kind: 'HOURLY', state, uplineId: dara, downlineId: rithy });
  const known = state === 'NONE' ? { expectedStatus: 'P', version: 1 } : await w.seen(id);
  const isStale = guard.startsWith('stale');
  // every other one is stale by its letter alone
  const wrong = known.expectedStatus === 'R' ? 'P' : 'R';
  const seen = !isStale
    ? known
    : letter === 'A'
      ? { ...known, expectedStatus: wrong }
      : { ...known, version: known.version + 1 };
  const { json } = await gateway.call(
    'processHourSalary',
    { body: { contractId: id, status: letter, ...seen } },
    sessions[actor] ?? agent,
  );
  const after = state === 'NONE' ? state : (await w.stateOf(id)).state;
  await db.updateTable('agent_contract').set({ state: 'ENDED' }).where('id', '=', id).execute();
  return `${after} ${json.error?.code}`;
}

test('a letter that is sent over HTTP is taken of its parties alone, as the agreed table has it, and never of a stale page', async () => {
  await w.begin();
  await w.put({ kind: 'HOURLY', uplineId: null, downlineId: dara, rate: '0.02' });
  const rows = contractMatrix.filter(
    ({ kind, actor, letter, guard }) =>
      kind === 'HOURLY' &&
      actor in sessions &&
      ['A', 'R', 'C'].includes(letter) &&
      (guard === 'current' || guard.startsWith('stale')),
  );
  const wrong: string[] = [];
  for (const row of rows) {
    const found = await tried(row);
    if (found !== `${row.after} ${row.refused}`)
      wrong.push(`${row.state} ${row.actor} ${row.letter} ${row.guard}: ${found}, not ${row.after} ${row.refused}`);
  }
  expect(wrong).toEqual([]);
  expect(rows).toHaveLength(3 * (4 * 10 + 2 * 9));
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
