import { zCustomerServiceEntry, zDomainResource, zRegisterSettings } from '@mekong/api-client/contract/validators';
import { bannerScenes } from '@mekong/art/banner-scenes';
import { type Localized, seedLanguages } from '@mekong/catalogue/types';
import { vendors } from '@mekong/catalogue/vendors';
import { writtenGames as games } from '@mekong/catalogue/written-games';
import { describe, expect, test } from 'vitest';
import { sanitizeContent } from '../../../src/modules/content/sanitizer.ts';
import { announcements, helpArticles } from './content.ts';
import { seededPlayers } from './players.ts';
import { settings } from './settings.ts';
import { type AnnouncementType, helpTags } from './types.ts';

const scripts = {
  EN: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
  KM: /\p{Script=Khmer}/u,
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
  PT: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
  AR: /\p{Script=Arabic}/u,
  VI: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
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

  test('open no popup before log-in', () => {
    const popups = announcements.filter(({ type }) => type === 'PU');
    expect(popups.filter(({ execution }) => execution !== 'A')).toEqual([]);
  });

  test('are written in all languages, with the same structure in each', () => {
    const tags = (html: string) => [...html.matchAll(/<\/?[a-z0-9]+/g)].map(String);
    const entries = [
      ...announcements.map((entry) => ({ id: entry.key, ...entry })),
      ...helpArticles.map((entry) => ({ id: entry.tag, ...entry })),
    ];
    for (const { id, titles, contents } of entries) {
      expectAllLanguages(titles, id);
      for (const language of ['KM', 'CN', 'TH', 'PT', 'AR', 'VI'] as const) {
        expect(tags(contents[language]), `${id} ${language}`).toEqual(tags(contents.EN));
        if (language !== 'PT' && language !== 'VI') expect(contents[language], id).toMatch(scripts[language]);
      }
    }
  });

  test('pass the sanitiser untouched, so what is stored is what was written', () => {
    for (const { contents } of [...announcements, ...helpArticles]) {
      for (const language of seedLanguages) expect(sanitizeContent(contents[language], [])).toBe(contents[language]);
    }
  });

  test('point only to pictures that are drawn and to places of this site', () => {
    const drawn = new Set(
      bannerScenes.flatMap((scene) => ['', '-mobile', '-card'].map((crop) => `/banners/${scene}${crop}.webp`)),
    );
    for (const entry of announcements) {
      if (entry.image !== undefined) expect(drawn, entry.key).toContain(entry.image);
      if (entry.link !== undefined) expect(entry.link, entry.key).toMatch(/^\/[a-z]*(\?tag=[a-z-]+)?$/);
    }
    const linked = [...announcements, ...helpArticles].flatMap(({ contents }) =>
      [...contents.EN.matchAll(/help\?tag=([a-z0-9-]+)/g)].map((match) => match[1]),
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
