import { coverLimit, gameCover, isMotifName } from '@mekong/art/game-cover';
import { motifNames } from '@mekong/art/motif-names';
import { describe, expect, test } from 'vitest';
import { gameCategories, gameFeatures, seedLanguages } from './types.ts';
import { vendors } from './vendors.ts';
import { writtenGames as games } from './written.ts';

const scripts = {
  EN: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
  KM: /\p{Script=Khmer}/u,
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
  PT: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
  AR: /\p{Script=Arabic}/u,
  VI: /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u,
} as const;

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

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
    expect(new Set(vendors.map(({ category }) => category))).toEqual(new Set(gameCategories));
    for (const code of ['AV', 'IMES', 'IA', 'AI', 'TF'])
      expect(vendors.find((vendor) => vendor.code === code)?.category).toBe('SPORTS');
    expect(vendors.map(({ code }) => code)).toEqual(expect.arrayContaining(['HOUSE', 'BTI', 'TCG_SEA']));
  });

  test('are fifty, some of them not on the single wallet, where slots always are', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(50);
    const transfer = vendors.filter(({ singleWallet }) => !singleWallet);
    expect(transfer.length).toBeGreaterThan(5);
    expect(transfer.filter(({ category, classify }) => category === 'RNG' && !classify)).toEqual([]);
  });
});

describe('written games', () => {
  test('are about 320 with numbers, slugs and names of their own', () => {
    expect(games.length).toBeGreaterThanOrEqual(300);
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
      expect(Object.keys(game.names).sort()).toEqual([...seedLanguages].sort());
      for (const language of seedLanguages) expect(game.names[language], game.gameId).toMatch(scripts[language]);
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
});
