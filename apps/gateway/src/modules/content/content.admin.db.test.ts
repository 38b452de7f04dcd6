import { crc32 } from 'node:zlib';
import type { AnnouncementDetail, AuditPage, KeptPicture } from '@mekong/api-client/admin/contract/types';
import type { Announcements } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';

const t = await testDb();
const gateway = await testGateway(t);
const { content } = gateway.modules;
const admin = await consoleOf(gateway, { role: 'content' });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24506b' }, limitInputPixels: false });
const upload = (file: Buffer) => admin.call('uploadPicture', { body: { data: file.toString('base64') } });
const half = (await flat(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000);
const refusal = ({ status, json }: Awaited<ReturnType<typeof upload>>) => ({
  status,
  code: json.error?.code,
  fields: json.error?.params.fields,
});
const newest = async () => {
  const chain = await consoleOf(gateway, { role: 'admin' });
  return (await chain.value<AuditPage>('listAudit', { query: { pageSize: 1 } })).content[0];
};

describe('an uploaded picture', () => {
  test('is made anew: as wide as a banner, without what the camera wrote, and served by the site', async () => {
    const file = await flat(2400, 800)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const answer = await upload(file);
    expect(answer.json.value).toMatchObject({ width: 1920, height: 640 });
    const { path } = answer.json.value as KeptPicture;
    const served = await gateway.app.inject({ url: `/img${path.replace('/banners/', '/banners/1920/')}` });
    const { exif, format, width } = await sharp(served.rawPayload).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'webp', width: 1920 });
    expect(await newest()).toMatchObject({ action: 'picture.uploaded', detail: { width: 1920, height: 640 } });
    const before = await newest();
    expect((await upload(file)).json.value).toMatchObject({ path });
    expect((await newest())?.id).toBe(before?.id);
  });

  test.each([
    ['a document with the name of a picture', Buffer.from('%PDF-1.7 and more of it')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['half a picture', half],
  ])('is refused when it is %s', async (_, file) => {
    expect(refusal(await upload(file))).toMatchObject({ status: 415, code: 'UPLOAD_TYPE' });
  });

  test('is refused above 5 MB and, before it is unpacked, above 50 million pixels', async () => {
    const start = Buffer.from([0xff, 0xd8, 0xff]);
    expect(refusal(await upload(Buffer.concat([start, Buffer.alloc(5 * 1024 * 1024)])))).toMatchObject({
      status: 413,
      code: 'UPLOAD_TOO_LARGE',
    });
    expect(refusal(await upload(Buffer.alloc(16 * 1024 * 1024)))).toMatchObject({
      status: 413,
      fields: [{ name: 'body', rule: 'max' }],
    });
    // a header alone says how many pixels there are
    const bomb = await flat(8, 8).png().toBuffer();
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(10_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(refusal(await upload(bomb)).fields).toEqual([{ name: 'data', rule: 'max' }]);
  });
});

describe('a picture that nothing uses', () => {
  const job = gateway.modules.work.find(({ name }) => name === 'pictures.purge');
  const purge = async () =>
    job && 'everySeconds' in job && (await job.run({ db: t.db.kysely, signal: new AbortController().signal }));
  const file = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const pathOf = async (background: string) => ((await upload(await file(background))).json.value as KeptPicture).path;
  const has = async (path: string) =>
    (await gateway.app.inject(`/img${path.replace('/banners/', '/banners/640/')}`)).statusCode === 200;
  const hoursPass = (hours: number) =>
    sql`update picture set unused_since = unused_since - make_interval(hours => ${hours})`.execute(t.db.kysely);
  const publish = async (image: string) =>
    refusal(
      await admin.call('makeAnnouncement', {
        body: {
          type: 'B',
          image,
          startsAt: '2099-01-01T00:00:00.000Z',
          texts: [{ language: 'EN', title: 'Boats', content: 'On the river.', alt: 'A boat' }],
        },
      }),
    );

  test('is deleted after a day, and no sooner; one of a banner stays', async () => {
    const [used, unused] = [await pathOf('#102030'), await pathOf('#405060')];
    expect(await publish(used)).toMatchObject({ status: 200 });
    await purge();
    await hoursPass(23);
    await purge();
    const kept = await t.db.kysely.selectFrom('picture').select('name').execute();
    expect(kept.map(({ name }) => `/banners/${name}.webp`)).toEqual(expect.arrayContaining([used, unused]));
    await hoursPass(3);
    await purge();
    expect([await has(used), await has(unused)]).toEqual([true, false]);
  });

  test('can no longer be published an hour before it goes, unless it is uploaded again', async () => {
    const path = await pathOf('#708090');
    await purge();
    await hoursPass(24);
    expect(await publish(path)).toMatchObject({ status: 400, fields: [{ name: 'image', rule: 'unknown' }] });
    expect(await pathOf('#708090')).toBe(path);
    await purge();
    expect(await publish(path)).toMatchObject({ status: 200 });
  });
});

describe('a banner', () => {
  const text = { language: 'EN', title: 'Boats', content: 'Three days.\n\nOn the river.', alt: 'A long boat' };
  const image = '/banners/lotus-night.webp';
  const draft = (body: object) => ({ body: { type: 'B', image, texts: [text], ...body } });
  const make = (body: object) => admin.call('makeAnnouncement', draft(body));
  const made = async (body: object = {}): Promise<string> =>
    (await admin.value<{ id: string }>('makeAnnouncement', draft(body))).id;
  const read = (id: string) => admin.value<AnnouncementDetail>('getAnnouncement', { path: { id } });
  const change = (id: string, body: object) => admin.call('changeAnnouncement', { path: { id }, body });
  const shown = async () =>
    (await gateway.value<Announcements>('getAnnouncements', { query: { language: 'EN' } })).banners;

  test('is made with a picture that there is, a description of it and a page of the site', async () => {
    await made({ link: '/rng' });
    expect(await shown()).toMatchObject([
      { title: 'Boats', content: '<p>Three days.</p><p>On the river.</p>', image, alt: 'A long boat', link: '/rng' },
    ]);
    const { alt: _, ...silent } = text;
    for (const [body, name, rule] of [
      [{ image: undefined }, 'image', 'required'],
      [{ image: '/banners/no-such-picture.webp' }, 'image', 'unknown'],
      [{ texts: [silent] }, 'alt', 'required'],
      [{ type: 'PU' }, 'image', 'unknown'],
    ] as const)
      expect(refusal(await make(body)).fields).toEqual([{ name, rule }]);
    expect((await make({ link: 'https://elsewhere.example' })).status).toBe(400);
  });

  test('is changed against the version that was read, with values before and after in the audit trail', async () => {
    const id = await made();
    const { version, texts } = await read(id);
    const [{ hasFormat: _, ...kept } = { hasFormat: false }] = texts;
    const body = { version, image, texts: [{ ...kept, title: 'Longer boats' }], startsAt: '2090-01-01T00:00:00.000Z' };
    expect((await change(id, body)).status).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'announcement.changed',
      object: `announcement:${id}`,
      before: { startsAt: null, texts: { EN: { title: 'Boats' } } },
      after: { startsAt: '2090-01-01T00:00:00.000Z', texts: { EN: { title: 'Longer boats' } } },
    });
    expect((await shown()).map(({ title }) => title)).not.toContain('Longer boats');
    expect(refusal(await change(id, body))).toMatchObject({ status: 409, code: 'VALUE_CHANGED' });
    expect((await change('999', body)).status).toBe(404);
  });

  test('that has ended is shown again by another time', async () => {
    const id = await made();
    await admin.value('endAnnouncement', { path: { id } });
    expect((await shown()).map((banner) => banner.id)).not.toContain(id);
    const { version, texts } = await read(id);
    await change(id, { version, image, texts: texts.map(({ hasFormat: _, ...kept }) => kept) });
    expect((await shown()).map((banner) => banner.id)).toContain(id);
  });

  test('keeps the format of a text that is not changed', async () => {
    const rich = '<p>Look at <a href="/rng">the games</a>.</p><ul><li>One</li><li>Two</li></ul>';
    const id = await content.announce({
      type: 'PR',
      image: '/promotions/river.webp',
      texts: ['EN', 'KM'].map((language) => ({ language, title: 'Rich', content: rich })),
    });
    const { version, texts } = await read(id);
    expect(texts[0]).toMatchObject({ content: 'Look at the games.\n\nOne\nTwo', hasFormat: true });
    const next = texts.map(({ hasFormat: _, ...kept }) =>
      kept.language === 'KM' ? { ...kept, content: 'Plain & simple' } : kept,
    );
    await change(id, { version, texts: next });
    const stored = await t.db.kysely
      .selectFrom('announcement_text')
      .select(['language', 'content'])
      .where('announcement_id', '=', id)
      .orderBy('language')
      .execute();
    expect(stored.map((row) => row.content)).toEqual([rich, '<p>Plain &amp; simple</p>']);
    const after = await read(id);
    expect(after.image).toBe('/promotions/river.webp');
    expect(after.texts[1]).toMatchObject({ content: 'Plain & simple', hasFormat: false });
  });

  test('stands where the order puts it, and those that are not named behind', async () => {
    const [one, two, three] = [await made(), await made(), await made()];
    const order = async () => (await shown()).map(({ id }) => id).filter((id) => [one, two, three].includes(id));
    expect(await order()).toEqual([one, two, three]);
    const { ids } = await admin.value<{ ids: string[] }>('orderBanners', { body: { ids: [three, one] } });
    expect(ids.slice(0, 2)).toEqual([three, one]);
    expect(await order()).toEqual([three, one, two]);
    expect(await newest()).toMatchObject({ action: 'banners.ordered' });
    expect(refusal(await admin.call('orderBanners', { body: { ids: ['999'] } })).fields).toEqual([
      { name: 'ids', rule: 'unknown' },
    ]);
  });
});
