import type { Member__Single__Page } from '@mekong/api-client/admin/contract/types';
import type { __Single__, __Single__Page } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { purge__Name__ } from './__name__.repository.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
const gateway = await testGateway(t);
const { member, agent } = await logInAll(gateway);
const support = await consoleOf(gateway, { role: 'support' });
beforeEach(() => db.deleteFrom('__table__').execute());

const make = (note: string, session = member) => gateway.value<__Single__>('make__Single__', { body: { note } }, session);
const list = (query: Record<string, string | number> = {}, session = member) =>
  gateway.value<__Single__Page>('list__Name__', { query }, session);

test('list__Name__ answers the own ones, the newest first and page by page', async () => {
  for (const note of ['one', 'two', 'three']) await make(note);
  await make('of somebody else', agent);
  const first = await list({ pageSize: 2 });
  expect(first.content.map(({ note }) => note)).toEqual(['three', 'two']);
  const second = await list({ pageSize: 2, cursor: first.nextCursor ?? '' });
  expect(second.content.map(({ note }) => note)).toEqual(['one']);
  expect(second.nextCursor).toBeUndefined();
});

test('listAll__Name__ shows operators those of all members with their user names', async () => {
  await make('one');
  await make('two', agent);
  const { content } = await support.value<Member__Single__Page>('listAll__Name__');
  expect(content).toMatchObject([{ note: 'two' }, { note: 'one' }]);
  expect(new Set(content.map(({ username }) => username)).size).toBe(2);
});

test('make__Single__ refuses an empty note, and a visitor', async () => {
  const answer = (note: string, session: object) => gateway.call('make__Single__', { body: { note } }, session);
  expect((await answer('', member)).json.error?.code).toBe('VALIDATION_FAILED');
  expect((await answer('one', {})).json.error?.code).toBe('AUTH_TOKEN_MISSING');
  expect((await list()).content).toEqual([]);
});

test('the job takes away what is older than it is kept, and nothing else', async () => {
  await make('old');
  await sql`update __table__ set created_at = now() - interval '91 days'`.execute(db);
  await make('new');
  await purge__Name__(db, 90);
  expect((await list()).content.map(({ note }) => note)).toEqual(['new']);
});
