import { describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const passwordHash = await cheapHash(PASSWORD);
for (const type of [2, 41, 42] as const)
  await makeMember(t.db.kysely, { username: `agent${type}`, passwordHash, type });
const gateway = await testGateway(t);

const enter = async (username: string, password = PASSWORD, loginAs = 'agent') => {
  const answer = await gateway.call('login', { body: { username, password, type: 'username', loginAs } });
  return { status: answer.status, code: answer.json.error?.code, cookie: answer.headers['set-cookie'] };
};
const sessionsOf = (username: string) =>
  t.db.kysely
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('session.id')
    .where('member.username', '=', username)
    .execute();

describe('the entrance of agents', () => {
  test.each(['dara', 'agent2', 'agent41', 'agent42'])('lets %s in', async (username) => {
    expect((await enter(username)).status).toBe(200);
  });

  test.each(['sokha', 'trial'])('refuses %s, who is no agent, and opens no session', async (username) => {
    expect(await enter(username)).toMatchObject({ status: 403, code: 'AUTH_NOT_AGENT' });
    expect(await sessionsOf(username)).toEqual([]);
  });

  test('tells nobody without the password who is an agent', async () => {
    const answers = [];
    for (const username of ['dara', 'sokha', 'nobody-at-all']) answers.push((await enter(username, 'Wrong#2026')).code);
    expect(answers).toEqual(['AUTH_BAD_CREDENTIALS', 'AUTH_BAD_CREDENTIALS', 'AUTH_BAD_CREDENTIALS']);
  });

  test('is one of two: the entrance of members refuses agents', async () => {
    expect(await enter('dara', PASSWORD, 'member')).toMatchObject({ status: 403, code: 'AUTH_NOT_MEMBER' });
    expect((await enter('sokha', PASSWORD, 'member')).status).toBe(200);
  });
});
