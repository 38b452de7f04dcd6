import { coverLimit, gameCover } from '@mekong/art/game-cover';
import { describe, expect, test } from 'vitest';
import { allGames } from '../games.ts';
import { gameFeatures, seedLanguages } from '../types.ts';
import { vendors } from '../vendors.ts';
import { writtenGames as written } from '../written.ts';
import { generateGames } from './generate.ts';
import { nouns, phrases, say, sayBoth } from './words.ts';

const all = allGames();
const made = all.slice(written.length);

const scripts = {
  EN: /^[A-Z][A-Za-z0-9' ]+$/,
  KM: /^[\p{Script=Khmer}\d ]+$/u,
  CN: /^[\p{Script=Han}\d ]+$/u,
  TH: /^[\p{Script=Thai}\d ]+$/u,
  PT: /^[\p{Script=Latin}\d' -]+$/u,
  AR: /^[\p{Script=Arabic}\p{M}\d ]+$/u,
  VI: /^[\p{Script=Latin}\d' -]+$/u,
} as const;

const repeated = (values: readonly unknown[]) => values.length - new Set(values).size;

describe('the catalogue of the demo', () => {
  test('has ten thousand games or more, the written ones first, the house first of all', () => {
    expect(all.length).toBeGreaterThanOrEqual(10_000);
    expect(all[0]?.vendor).toBe('HOUSE');
    const sizes = new Map<string, number>();
    for (const { vendor } of all) sizes.set(vendor, (sizes.get(vendor) ?? 0) + 1);
    expect([...sizes.keys()].sort()).toEqual(vendors.map(({ code }) => code).sort());
  });

  test('gives every game a number, an address and names in all languages that no other has', () => {
    expect(repeated(all.map(({ gameId }) => gameId))).toBe(0);
    expect(repeated(all.map(({ nodeId }) => nodeId))).toBe(0);
    for (const language of seedLanguages) expect(repeated(all.map(({ names }) => names[language])), language).toBe(0);
  });

  test('says every name wholly in its own script: no placeholder, no number for want of a name', () => {
    for (const { gameId, names } of made) {
      expect(gameId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(gameId.length).toBeLessThanOrEqual(60);
      for (const language of seedLanguages) {
        expect(names[language], `${gameId} ${language}`).toMatch(scripts[language]);
        if (!/ (75|90)$/.test(names.EN)) expect(names[language], gameId).not.toMatch(/\d/);
      }
    }
  });

  test('is the same on every machine, and a game keeps its number', () => {
    expect(generateGames(written)).toEqual(made);
    expect(made.find(({ gameId }) => gameId === 'wheel-of-the-sky')?.nodeId).toBe(255_257_128);
  });

  test('keeps to the facts of its families', () => {
    const categories = new Map(vendors.map(({ code, category, classify }) => [code, `${category} ${classify}`]));
    const odd = made.filter(
      ({ category, classify, vendor, isHot, isNew, rtp = 90, minBet, features }) =>
        `${category} ${classify}` !== categories.get(vendor) ||
        (isHot && isNew) ||
        rtp < 85 ||
        rtp > 99.5 ||
        !/^[1-9]\d*00\.0000$/.test(minBet) ||
        repeated(features) > 0 ||
        features.some((feature) => !gameFeatures.includes(feature)),
    );
    expect(odd).toEqual([]);
    expect(made.filter(({ category, rtp }) => category === 'SPORTS' && rtp !== undefined)).toEqual([]);
  });

  test('has few hot and few new games, and some of every volatility', () => {
    const share = (count: number) => count / made.length;
    expect(share(made.filter(({ isHot }) => isHot).length)).toBeLessThan(0.02);
    expect(share(made.filter(({ isNew }) => isNew).length)).toBeLessThan(0.05);
    for (const level of ['low', 'medium', 'high'])
      expect(share(made.filter(({ volatility }) => volatility === level).length)).toBeGreaterThan(0.15);
  });

  test('shows forty drawings and more, and on a page of sixty hardly one twice in sight', () => {
    expect(new Set(made.map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(60);
    for (let start = 0; start + 60 < 6000; start += 60) {
      const page = made.slice(start, start + 60).map(({ motif }) => motif);
      expect(new Set(page).size, `from ${start}`).toBeGreaterThanOrEqual(28);
      for (let i = 1; i < page.length; i++) expect(page[i], `from ${start}`).not.toBe(page[i - 1]);
    }
  });

  test('draws a cover of its own for each, within the limit', () => {
    const sample = made.filter((_, place) => place % 25 === 0);
    const covers = sample.map(({ gameId, ...game }) => gameCover({ seed: gameId, ...game }));
    expect(repeated(covers)).toBe(0);
    for (const cover of covers) expect(cover.length).toBeLessThanOrEqual(coverLimit);
  });
});

describe('a phrase', () => {
  const [lotus, pearl] = nouns(`
    lotus | Lotus | ផ្កាឈូក | 莲花 | ดอกบัว | m Lótus | m لوتس | Hoa Sen
    pearl | Pearl | គុជ | 明珠 | ไข่มุก | f Pérola | f لؤلؤة | Ngọc Trai
  `);
  const [golden, festival, guardian] = phrases(`
    #gold Golden * | *មាស | 黄金* | *ทอง | * Dourad@ | ^ الذهبي@ | * Vàng
    %free-spins * Festival | បុណ្យ* | *节 | เทศกาล* | Festival ~ | مهرجان ^ | Lễ Hội *
    * Guardian | *អ្នកយាម | 守护者* | *ผู้พิทักษ์ | * {Guardião/Guardiã} | ^ الحارس@ | * Hộ Vệ
  `);
  if (!lotus || !pearl || !golden || !festival || !guardian) throw new Error('Nothing was read.');

  test('agrees with its noun in Portuguese and Arabic', () => {
    expect(say(golden, lotus)).toMatchObject({ EN: 'Golden Lotus', PT: 'Lótus Dourado', AR: 'اللوتس الذهبي' });
    expect(say(golden, pearl)).toMatchObject({ EN: 'Golden Pearl', PT: 'Pérola Dourada', AR: 'اللؤلؤة الذهبية' });
    expect(say(festival, pearl)).toMatchObject({ EN: 'Pearl Festival', PT: 'Festival da Pérola', CN: '明珠节' });
    expect(say(guardian, pearl).PT).toBe('Pérola Guardiã');
    expect(sayBoth(lotus, pearl)).toMatchObject({ PT: 'Lótus e Pérola', AR: 'اللوتس واللؤلؤة', KM: 'ផ្កាឈូកនិងគុជ' });
    expect(sayBoth(lotus, pearl).VI).toBe('Hoa Sen và Ngọc Trai');
    expect(say(festival, pearl).VI).toBe('Lễ Hội Ngọc Trai');
  });

  test('carries what its words ask of cover and game', () => {
    expect(golden).toMatchObject({ coat: 'gold', feature: undefined });
    expect(festival).toMatchObject({ coat: undefined, feature: 'free-spins' });
  });

  test('is refused when a language is missing', () => {
    expect(() => phrases('Golden * | *មាស')).toThrow(/7 cells/);
    expect(() => nouns('dodo | Dodo | ដូដូ | 渡渡鸟 | โดโด | m Dodó | m دودو | Dodo')).toThrow(/no motif dodo/);
  });
});
