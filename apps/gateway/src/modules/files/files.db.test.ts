import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FileLink, UploadedFile } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha, dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const { member, agent } = await logInAll(gateway);
const { files } = gateway.modules;

const MB = 1024 * 1024;
const LARGEST = 5 * MB;
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } });
const png = await flat(400, 200).png().toBuffer();
const jpeg = await flat(400, 200).jpeg().toBuffer();

const upload = (file: Uint8Array, session = member) =>
  gateway.call('uploadFile', { body: { purpose: 'PROOF', data: Buffer.from(file).toString('base64') } }, session);
const kept = async (file: Uint8Array, session = member) => (await upload(file, session)).json.value as UploadedFile;
const refusal = async (file: Uint8Array) => {
  const { status, json } = await upload(file);
  return { status, code: json.error?.code, fields: json.error?.params.fields };
};
const link = async (fileId: string, session = member) =>
  gateway.value<FileLink>('getFile', { path: { fileId } }, session);
const show = (url: string, session = member) =>
  gateway.app.inject({ url, headers: { host: 'localhost:8080', cookie: `__Host-sid=${session.cookie}` } });
const purge = async () => {
  const job = gateway.modules.work.find(({ name }) => name === 'files.purge');
  if (job && 'everySeconds' in job) await job.run({ db, signal: new AbortController().signal });
};

/** A PNG of a few bytes whose header says how large it is. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const file = await flat(8, 8).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture that is as many bytes long. */
const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

beforeEach(async () => {
  await db.deleteFrom('stored_file').execute();
});

describe('an uploaded picture', () => {
  test('is made anew without what the camera wrote, turned as it was held, and shown as JPEG to its owner', async () => {
    const file = await flat(400, 200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '11/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, width, height } = await kept(file);
    expect([width, height]).toEqual([200, 400]);
    const { url, expiresAt } = await link(id);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
    const shown = await show(url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const { exif, format, orientation } = await sharp(shown.rawPayload).metadata();
    expect({ exif, format, orientation }).toEqual({ exif: undefined, format: 'jpeg', orientation: undefined });
  });

  test('is kept encrypted: no byte of a JPEG header stands in the database', async () => {
    const { id } = await kept(png);
    const row = await db.selectFrom('stored_file').selectAll().where('name', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(row.bytes).includes(Buffer.from('JFIF'))).toBe(false);
    expect(Buffer.from(row.bytes).subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('is opened under its own name alone', async () => {
    const [one, two] = [await kept(png), await kept(jpeg)];
    await sql`
      update stored_file a set bytes = b.bytes, key_sealed = b.key_sealed from stored_file b
       where a.name = ${one.id} and b.name = ${two.id}`.execute(db);
    expect((await show((await link(one.id)).url)).statusCode).toBe(500);
    expect((await show((await link(two.id)).url)).statusCode).toBe(200);
  });

  test('loses what is hidden behind it', async () => {
    const secret = Buffer.from('PK\u0003\u0004 an archive behind a picture');
    const { id } = await kept(Buffer.concat([jpeg, secret]));
    const shown = await show((await link(id)).url);
    expect(shown.rawPayload.includes(secret)).toBe(false);
  });

  test('keeps a longer side of 2,560 pixels at most', async () => {
    expect(await kept(await flat(5_000, 1_000).jpeg().toBuffer())).toMatchObject({ width: 2_560, height: 512 });
  });

  test('may be CMYK or have 16 bits a colour', async () => {
    const cmyk = await flat(100, 100).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await flat(100, 100).toColourspace('rgb16').png().toBuffer();
    for (const file of [cmyk, deep]) {
      const shown = await show((await link((await kept(file)).id)).url);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', format: 'jpeg' });
    }
  });

  test('may be 5 MB, and not a byte more', async () => {
    expect((await upload(padded(LARGEST))).status).toBe(200);
    expect(await refusal(padded(LARGEST + 1))).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' });
  });

  test('is refused unread when its request is larger than any upload may be', async () => {
    expect(await refusal(padded(16 * MB))).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' });
  });
});

const animated = Buffer.concat([
  png.subarray(0, 33),
  chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  png.subarray(33),
]);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 renamed to slip.png')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', await flat(100, 100).gif().toBuffer()],
  ['a WebP', await flat(100, 100).webp().toBuffer()],
  ['an AVIF', await flat(100, 100).avif().toBuffer()],
  ['a PNG that moves', animated],
  ['half a picture', (await flat(800, 800).jpeg().toBuffer()).subarray(0, 700)],
  ['the beginning of a JPEG and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(2_000)])],
] as const)('an upload is refused by what it is, whatever its name: %s', async (_, file) => {
  expect(await refusal(file)).toMatchObject({ status: 415, code: 'UPLOAD_TYPE' });
});

test.each([
  ['200 megapixels', 20_000, 10_000, 'max'],
  ['a PNG bomb', 65_000, 65_000, 'max'],
  ['a strip that is too long', 10_001, 64, 'max'],
  ['a single pixel', 1, 1, 'min'],
] as const)(
  'an upload is refused before it is unpacked by what its header says: %s',
  async (_, width, height, rule) => {
    expect(await refusal(await claiming(width, height))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: [{ name: 'data', rule }],
    });
  },
);

test('an upload of nothing, and of what is no base64, is refused', async () => {
  const call = (data: string) => gateway.call('uploadFile', { body: { purpose: 'PROOF', data } }, member);
  for (const data of ['', 'not base64 at all!!!'])
    expect((await call(data)).json.error).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('the same picture twice is two files', async () => {
  expect((await kept(png)).id).not.toBe((await kept(png)).id);
});

describe('the address of a picture', () => {
  test('is given to its owner alone', async () => {
    const { id } = await kept(png);
    const answer = await gateway.call('getFile', { path: { fileId: id } }, agent);
    expect(answer.json.error).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('works in the browser that it was made for alone', async () => {
    const { url } = await link((await kept(png)).id);
    expect((await show(url, agent)).statusCode).toBe(403);
    expect((await gateway.app.inject({ url, headers: { host: 'localhost:8080' } })).statusCode).toBe(403);
  });

  test('has an end that nobody can move, and is good for its picture alone', async () => {
    const [one, two] = [await kept(png), await kept(jpeg)];
    const { url } = await link(one.id);
    const mark = /mark=(.*)$/.exec(url)?.[1] ?? '';
    const until = Number(/until=(\d+)/.exec(url)?.[1]);
    for (const forged of [
      url.replace(`until=${until}`, `until=${until + 60}`),
      url.replace(one.id, two.id),
      url.replace(mark, `${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`),
      `/files/${one.id}?until=${until}&mark=${'A'.repeat(43)}`,
      `/files/${one.id}?until=soon&mark=${mark}`,
    ])
      expect((await show(forged)).statusCode, forged).toBe(403);
    expect((await show(`/files/${one.id}`)).statusCode).toBe(404);
  });
});

describe('a picture that was uploaded', () => {
  const use = (names: string[], memberId = sokha) =>
    inTransaction(db, (trx) => files.use(trx, memberId, 'PROOF', names));
  const hoursPass = (hours: number) =>
    sql`update stored_file set made_at = made_at - make_interval(hours => ${hours})`.execute(db);
  const names = async () => (await db.selectFrom('stored_file').select('name').execute()).map(({ name }) => name);

  test('is taken into use once, by its owner, for what it was uploaded', async () => {
    const [one, two] = [await kept(png), await kept(jpeg)];
    await expect(use([one.id], dara)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(inTransaction(db, (trx) => files.use(trx, sokha, 'SLIP', [one.id]))).rejects.toThrow();
    await expect(use([one.id, one.id])).rejects.toThrow();
    await use([one.id]);
    // all or none of them
    await expect(use([one.id, two.id])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await use([two.id]);
  });

  test('is deleted after a day when nothing uses it, and after its time when something does', async () => {
    const [used, unused] = [await kept(png), await kept(jpeg)];
    await use([used.id]);
    await hoursPass(24);
    await purge();
    expect((await names()).sort()).toEqual([used.id, unused.id].sort());
    await expect(use([unused.id])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await hoursPass(2);
    await purge();
    expect(await names()).toEqual([used.id]);
    await inTransaction(db, (trx) => files.keep(trx, [used.id], new Date(Date.now() - 1_000)));
    await purge();
    expect(await names()).toEqual([]);
  });

  test('is refused after forty of one member in a day', async () => {
    const { id } = await kept(png);
    await sql`
      insert into stored_file (name, member_id, purpose, width, height, sha256, key_sealed, bytes)
      select substr(md5(n::text), 1, 22), member_id, purpose, width, height, sha256, key_sealed, bytes
        from stored_file, generate_series(1, 39) as n where name = ${id}`.execute(db);
    expect((await upload(png)).json.error).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await upload(png, agent)).status).toBe(200);
    await hoursPass(25);
    expect((await upload(png)).status).toBe(200);
  });
});
