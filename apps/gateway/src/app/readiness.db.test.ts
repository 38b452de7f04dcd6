import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import { faultOf } from '../contract/error-policy.ts';

const t = await testDb();
const db = t.db.kysely;

describe('a database that cannot be written to', () => {
  test('makes the gateway not ready, and ready again when there is room', async () => {
    const gateway = await testGateway(t);
    // what a full disk does: a write fails, while every read is answered
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger no_room before update on write_probe for each row execute function no_room()`.execute(db);
    expect((await gateway.call('getReadiness')).status).toBe(503);
    expect((await gateway.call('getHealth')).status).toBe(200);
    await sql`drop trigger no_room on write_probe`.execute(db);
    await expect.poll(async () => (await gateway.call('getReadiness')).status).toBe(200);
  });

  test.each(['53100', '58030', '25006'])('is busy and not an unknown failure: %s', (code) => {
    const error = Object.assign(new Error('could not extend file'), { code });
    expect(faultOf(error)).toMatchObject({ code: 'SERVICE_BUSY', params: { retryAfter: 2 } });
  });

  test('is busy when the embedded engine has no room', () => {
    expect(faultOf(Object.assign(new Error('write failed'), { errno: 51 }))).toMatchObject({ code: 'SERVICE_BUSY' });
  });
});
