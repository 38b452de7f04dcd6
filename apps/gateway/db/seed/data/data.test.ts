import { zCustomerServiceEntry, zDomainResource, zRegisterSettings } from '@mekong/api-client/contract/validators';
import { games as arcade } from '@mekong/arcade/games';
import { bannerScenes } from '@mekong/art/banner-scenes';
import { coverLimit, gameCover, isMotifName } from '@mekong/art/game-cover';
import { motifNames } from '@mekong/art/motif-names';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sanitizeContent } from '../../../src/modules/content/sanitizer.ts';
import { announcements, helpArticles } from './content.ts';
import { games } from './games.ts';
import { seededPlayers } from './players.ts';
import { settings } from './settings.ts';
import {
  type AnnouncementType,
  gameCategories,
  gameFeatures,
  helpTags,
  type Localized,
  seedLanguages,
} from './types.ts';
import { vendors } from './vendors.ts';

const scripts = {
  EN: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
  KM: /\p{Script=Khmer}/u,
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
  PT: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
  AR: /\p{Script=Arabic}/u,
} as const;
/** A name that is a sign of its own in every script. */
const proper = new Set(['LINE']);

function expectAllLanguages(texts: Localized, what: string): void {
  expect(Object.keys(texts).sort(), what).toEqual([...seedLanguages].sort());
  for (const language of seedLanguages) {
    expect(texts[language].trim(), `${what} ${language}`).toBe(texts[language]);
    if (!proper.has(texts[language])) expect(texts[language], `${what} ${language}`).toMatch(scripts[language]);
  }
}

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
const count = (type: AnnouncementType) => announcements.filter((entry) => entry.type === type).length;

describe('vendors', () => {
  test('have one name in all languages, and codes, lanes and places of their own', () => {
    unique(vendors.map(({ code }) => code));
    unique(vendors.map(({ accountTypeId }) => accountTypeId));
    unique(vendors.map(({ order }) => order));
    for (const { code, names } of vendors) {
      expect(code).toMatch(/^[A-Z0-9_]{1,20}$/);
      // a company is called the same everywhere
      expect(names, code).toEqual(Object.fromEntries(seedLanguages.map((language) => [language, names.EN])));
      expect(names.EN, code).toMatch(scripts.EN);
    }
  });

  test('are enough for a slots menu that needs "more", and hold the codes that rules speak of', () => {
    expect(vendors.filter(({ category, classify }) => category === 'RNG' && !classify).length).toBeGreaterThanOrEqual(
      14,
    );
    const categories = new Set(vendors.map(({ category }) => category));
    expect(categories).toEqual(new Set(gameCategories));
    for (const code of ['AV', 'IMES', 'IA', 'AI', 'TF']) {
      expect(vendors.find((vendor) => vendor.code === code)?.category).toBe('SPORTS');
    }
    expect(vendors.map(({ code }) => code)).toEqual(expect.arrayContaining(['HOUSE', 'BTI', 'TCG_SEA']));
  });

  test('are fifty, most of them on the single wallet and some not', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(50);
    const transfer = vendors.filter(({ singleWallet }) => !singleWallet);
    expect(transfer.length).toBeGreaterThan(5);
    expect(transfer.length).toBeLessThan(vendors.length / 3);
    expect(transfer.map(({ code }) => code)).not.toContain('HOUSE');
  });

  test('open only what can really be played, the house, and list all others under maintenance', () => {
    expect(vendors.filter(({ status }) => status === 'active').map(({ code }) => code)).toEqual(['HOUSE']);
    const arenas = vendors.filter(({ classify }) => classify === 'COCKFIGHT');
    expect(arenas.map(({ code, status }) => [code, status])).toEqual([['COCK', 'maintenance']]);
  });
});

describe('games', () => {
  test('are about 320 with numbers, slugs and names of their own', () => {
    expect(games.length).toBeGreaterThanOrEqual(300);
    expect(games.filter(({ category, classify }) => category === 'RNG' && !classify).length).toBeGreaterThanOrEqual(
      154,
    );
    unique(games.map(({ gameId }) => gameId));
    unique(games.map(({ nodeId }) => nodeId));
    for (const language of seedLanguages) unique(games.map(({ names }) => names[language]));
  });

  test('belong to a vendor of their family, wear a motif that exists and state facts within bounds', () => {
    const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
    for (const game of games) {
      const vendor = byCode.get(game.vendor);
      expect(vendor?.category, game.gameId).toBe(game.category);
      expect(vendor?.classify, game.gameId).toBe(game.classify);
      expect(game.gameId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(isMotifName(game.motif), game.gameId).toBe(true);
      expectAllLanguages(game.names, game.gameId);
      expect(game.minBet).toMatch(/^[1-9]\d*\.0000$/);
      if (game.rtp !== undefined) expect(game.rtp > 60 && game.rtp < 100, game.gameId).toBe(true);
      for (const feature of game.features) expect(gameFeatures).toContain(feature);
      unique(game.features);
    }
  });

  test('show every motif somewhere, and no slots vendor repeats one more than four times', () => {
    expect(new Set(games.map(({ motif }) => motif))).toEqual(new Set(motifNames));
    for (const { code } of vendors.filter(({ category }) => category === 'RNG')) {
      const own = games.filter(({ vendor, classify }) => vendor === code && !classify);
      const most = Math.max(0, ...own.map(({ motif }) => own.filter((game) => game.motif === motif).length));
      expect(most, code).toBeLessThanOrEqual(4);
    }
  });

  test('have covers that all differ and stay within the limit', () => {
    const covers = games.map(({ gameId, ...game }) => gameCover({ seed: gameId, ...game }));
    unique(covers);
    for (const cover of covers) expect(cover.length).toBeLessThanOrEqual(coverLimit);
  });

  test.each([...arcade])('state for %s what the arcade proves of it', (id, game) => {
    const { rtp } = z.object({ rtp: z.string() }).parse(game.rules());
    expect(games.find(({ gameId }) => gameId === id)).toMatchObject({
      vendor: 'HOUSE',
      isHot: true,
      rtp: Number(rtp),
      minBet: '500.0000',
    });
  });

  test('of the house are those that can be played, and no others', () => {
    const own = games.filter(({ vendor }) => vendor === 'HOUSE').map(({ gameId }) => gameId);
    expect(own.sort()).toEqual([...arcade.keys()].sort());
  });
});

describe('announcements and help', () => {
  test('of a vendor or a game are of one that is there', () => {
    const own = announcements.filter(({ vendor }) => vendor !== undefined);
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const { key, type, vendor, nodeId } of own) {
      expect(type, key).toBe('PR');
      expect(vendors.map(({ code }) => code)).toContain(vendor);
      if (nodeId !== undefined) expect(games.find((game) => game.nodeId === nodeId)?.vendor, key).toBe(vendor);
    }
    for (const { key, vendor, nodeId } of announcements) if (nodeId !== undefined) expect(vendor, key).toBeDefined();
  });

  test('fill more than one page of the popup and every place of the site', () => {
    expect(count('B')).toBeGreaterThanOrEqual(4);
    expect(count('PU')).toBeGreaterThanOrEqual(10);
    expect(count('PL')).toBeGreaterThanOrEqual(4);
    expect(count('PR')).toBeGreaterThanOrEqual(6);
    expect(count('H')).toBeGreaterThanOrEqual(1);
    unique(announcements.map(({ key }) => key));
    unique(announcements.map(({ type, place }) => `${type}${place}`));
    for (const { daysAgo, key } of announcements) expect(daysAgo, key).toBeGreaterThan(0);
  });

  test('are written in all languages, with the same structure in each', () => {
    const tags = (html: string) => [...html.matchAll(/<\/?[a-z0-9]+/g)].map(String);
    const entries = [
      ...announcements.map((entry) => ({ id: entry.key, ...entry })),
      ...helpArticles.map((entry) => ({ id: entry.tag, ...entry })),
    ];
    for (const { id, titles, contents } of entries) {
      expectAllLanguages(titles, id);
      for (const language of ['KM', 'CN', 'TH', 'PT', 'AR'] as const) {
        expect(tags(contents[language]), `${id} ${language}`).toEqual(tags(contents.EN));
        if (language !== 'PT') expect(contents[language], id).toMatch(scripts[language]);
      }
    }
  });

  test('pass the sanitiser untouched, so what is stored is what was written', () => {
    for (const { contents } of [...announcements, ...helpArticles]) {
      for (const language of seedLanguages) expect(sanitizeContent(contents[language], [])).toBe(contents[language]);
    }
  });

  test('point only to pictures that are drawn and to places of this site', () => {
    const drawn = new Set(bannerScenes.flatMap((scene) => [`/banners/${scene}.webp`, `/banners/${scene}-mobile.webp`]));
    for (const entry of announcements) {
      if (entry.image !== undefined) expect(drawn, entry.key).toContain(entry.image);
      if (entry.link !== undefined) expect(entry.link, entry.key).toMatch(/^\/[a-z]*(\?tag=[a-z-]+)?$/);
    }
    const linked = [...announcements, ...helpArticles].flatMap(({ contents }) =>
      [...contents.EN.matchAll(/help\?tag=([a-z-]+)/g)].map((match) => match[1]),
    );
    for (const tag of linked) expect(helpTags).toContain(tag);
  });

  test('have one article for every tag of the help centre', () => {
    expect(helpArticles.map(({ tag }) => tag)).toEqual([...helpTags]);
    unique(helpArticles.map(({ place }) => place));
  });
});

describe('settings and players', () => {
  test('have the shape of the contract', () => {
    for (const { titles, ...entry } of settings.customerService.entries) {
      expect(zCustomerServiceEntry.safeParse(entry).success, entry.id).toBe(true);
      expectAllLanguages(titles, entry.id);
    }
    unique(settings.customerService.entries.map(({ id }) => id));
    for (const resource of settings.domains.resources) expect(zDomainResource.safeParse(resource).success).toBe(true);
    expect(zRegisterSettings.shape.agreementVersion.safeParse(settings.register.agreementVersion).success).toBe(true);
  });

  test('name about 25 players by the rule of usernames', () => {
    expect(seededPlayers.length).toBeGreaterThanOrEqual(25);
    unique(seededPlayers);
    for (const name of seededPlayers) expect(name).toMatch(/^[a-z][a-z0-9]{3,15}$/);
  });

  test('state the version of the agreement that its text carries', () => {
    const terms = helpArticles.find(({ tag }) => tag === 'terms');
    for (const language of seedLanguages)
      expect(terms?.contents[language]).toContain(settings.register.agreementVersion);
  });
});
