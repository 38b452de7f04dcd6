import type { Announcements, HelpArticle } from '@mekong/api-client/contract/types';
import { describe, expect, test, vi } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { announced } from './content.service.ts';
import { SANITIZER_VERSION } from './sanitizer.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const { content } = gateway.modules;
const text = (title: string, language = 'EN') => ({ language, title, content: `<p>${title}</p>` });
const day = 86_400_000;

await content.announce({
  type: 'PU',
  execution: 'B',
  place: 2,
  image: '/banners/river.webp',
  link: '/rng',
  texts: [text('for visitors')],
});
await content.announce({ type: 'PU', execution: 'A', place: 1, texts: [text('for members')] });
await content.announce({ type: 'PU', place: 3, texts: [text('for all'), text('សម្រាប់អ្នកទាំងអស់', 'KM')] });
await content.announce({ type: 'H', texts: [text('for agents')] });
await content.announce({ type: 'PL', texts: [text('line')] });
await content.announce({
  type: 'PR',
  badge: 'NEWBIE',
  link: '/promotions',
  texts: [{ ...text('grant'), reward: '20 spins' }],
});
await content.announce({
  type: 'B',
  image: '/banners/river.svg',
  link: '/rng',
  texts: [{ ...text('banner'), alt: 'A river' }],
});
await content.announce({ type: 'PU', startsAt: new Date(Date.now() + day), texts: [text('tomorrow')] });
await content.announce({ type: 'PU', endsAt: new Date(Date.now() - day), texts: [text('yesterday')] });
await content.announce({ type: 'PU', texts: [text('សំបុត្រ', 'KM')] });

const read = (query: Record<string, string> = {}, session: object = {}) =>
  gateway.value<Announcements>('getAnnouncements', { query: { language: 'EN', ...query } }, session);
const popups = async (query: Record<string, string>, session: object = {}) =>
  (await read(query, session)).popup.map(({ title }) => title);

describe('announcements', () => {
  test('of the popup have their picture and where they lead', async () => {
    const [first, second] = (await read()).popup;
    expect(first).toMatchObject({ image: '/banners/river.webp', link: '/rng' });
    expect(second).not.toHaveProperty('link');
  });

  test('are those for visitors, in order, of now, and only in a language that can be shown', async () => {
    expect(await popups({})).toEqual(['for visitors', 'for all']);
  });

  test('are those for members once there is a session, and not by asking alone', async () => {
    expect(await popups({ execution: 'A' }, sessions.member)).toEqual(['for members', 'for all']);
    expect(await popups({ execution: 'A' })).toEqual(['for visitors', 'for all']);
  });

  test('of agencies are for agents', async () => {
    expect(await popups({ types: 'H' }, sessions.agent)).toEqual(['for agents']);
    expect(await popups({ types: 'H' }, sessions.member)).toEqual([]);
  });

  test('come in the language asked for, else in English', async () => {
    expect(await popups({ language: 'KM' })).toEqual(['សំបុត្រ', 'for visitors', 'សម្រាប់អ្នកទាំងអស់']);
    expect(await popups({ language: 'AR' })).toEqual(['for visitors', 'for all']);
  });

  test('stand in their places with what each place needs', async () => {
    const all = await read();
    expect(all.player).toMatchObject([{ type: 'PL', title: 'line' }]);
    expect(all.banners).toMatchObject([
      { image: '/banners/river.svg', alt: 'A river', link: '/rng', groupName: 'HOME' },
    ]);
    expect(all.promotion).toMatchObject([{ badge: 'NEWBIE', link: '/promotions', reward: '20 spins' }]);
    expect(await read({ types: 'PL' })).toMatchObject({ banners: [], popup: [], promotion: [], player: [{}] });
  });

  test('are sanitised before they are stored, with the version that did it', async () => {
    const id = await content.announce({
      type: 'PR',
      texts: [{ language: 'EN', title: 'x', content: '<p onclick=alert(1)>hi<script>alert(1)</script></p>' }],
    });
    const row = await t.db.kysely
      .selectFrom('announcement_text')
      .selectAll()
      .where('announcement_id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ content: '<p>hi</p>', sanitizer_version: SANITIZER_VERSION });
  });
});

describe('help', () => {
  const help = (query: Record<string, string>) => gateway.value<HelpArticle[]>('getHelpCenter', { query });

  test('is one article per tag, rewritten in place, in order', async () => {
    await content.writeHelp({ tag: 'rules', place: 2, texts: [text('Rules')] });
    await content.writeHelp({ tag: 'deposit', place: 1, texts: [text('Deposit'), text('ដាក់ប្រាក់', 'KM')] });
    await content.writeHelp({ tag: 'rules', place: 2, texts: [text('House rules')] });
    expect((await help({ lang: 'KM', device: 'WEB' })).map(({ tag, title }) => [tag, title])).toEqual([
      ['deposit', 'ដាក់ប្រាក់'],
      ['rules', 'House rules'],
    ]);
    expect(await help({ lang: 'EN', tag: 'rules' })).toMatchObject([{ content: '<p>House rules</p>' }]);
  });
});

describe('texts that name the site', () => {
  const { settings } = gateway.modules;
  const written = { language: 'EN', title: 'Hi from {site}', content: '<p>{site} and {game}</p>' };

  test('have the name that the merchant has now, escaped in HTML', async () => {
    const { merchant } = await settings.current();
    const heard: string[] = [];
    const leave = await t.notifier.subscribe(announced, ({ title }) => void heard.push(title));
    await settings.change('merchant', { ...merchant, name: 'Tom & $& House' }, { role: 'system' });
    await content.announce({ type: 'PL', texts: [{ ...written, alt: '{site}' }] });
    await content.writeHelp({ tag: 'about', place: 9, texts: [written] });
    const shown = { title: 'Hi from Tom & $& House', content: '<p>Tom &amp; $&amp; House and {game}</p>' };
    expect((await read({ types: 'PL' })).player).toContainEqual(expect.objectContaining(shown));
    expect(await gateway.value('getHelpCenter', { query: { lang: 'EN', tag: 'about' } })).toMatchObject([shown]);
    // a limit, not a wait: a busy machine gets the time it needs
    await vi.waitFor(() => expect(heard).toEqual([shown.title]), { timeout: 30_000 });
    await leave();
  });
});
