import type { GameCategory, GameCategoryCode, GameMenus, VendorCard } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import { headerSections, playedSections, railSections } from './navigation.ts';
import { plannedPages } from './planned.ts';

let nextId = 1;
const vendor = (vassalage: string): VendorCard => ({
  id: nextId++,
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  isHot: 0,
  gameCount: 1,
  maintenance: false,
});
const category = (gameCategory: GameCategoryCode, ...codes: string[]): GameCategory => ({
  gameCategory,
  labelName: gameCategory,
  vendors: codes.map(vendor),
});
const menus = (categories: GameCategory[], ...groupCodes: string[]): GameMenus => ({
  categories,
  groups: groupCodes.map((gameGroupCode) => ({
    gameGroupCode,
    labelName: gameGroupCode,
    gameMenus: [{ gameCode: 'draw', labelName: 'Draw' }],
  })),
});
const names = (sections: ReturnType<typeof headerSections>): string[] => sections.map(({ section }) => section);

describe('header sections', () => {
  test('stand in the order of the specification, whatever the order of the answer', () => {
    const answer = (['PVP', 'RNG', 'FISH', 'SPORTS', 'LIVE', 'LOTT', 'ELOTT'] as const).map((code) =>
      category(code, 'X'),
    );
    expect(names(headerSections(menus(answer)))).toEqual(['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp']);
  });

  test('leave out a category without a vendor, and comprehensive games', () => {
    const answer = [category('LIVE'), category('RNG', 'HOUSE'), category('CONS', 'ALL')];
    expect(names(headerSections(menus(answer)))).toEqual(['rng']);
  });

  test('keep esports vendors out of sports', () => {
    const [sports] = headerSections(menus([category('SPORTS', 'MATCH', 'AV', 'TF')]));
    expect(sports?.vendors.map(({ vassalage }) => vassalage)).toEqual(['MATCH']);
  });

  test("lead to the lottery behind E-Lottery where lotteries draw, not where they are only a vendor's games", () => {
    const answer = [category('LIVE', 'ROOM'), category('ELOTT', 'DELTA')];
    expect(headerSections(menus(answer, 'FAST', 'DELTA'))).toMatchObject([
      { section: 'elott', vendors: [{ vassalage: 'DELTA' }] },
      { section: 'lott', vendors: [] },
      { section: 'live', vendors: [{ vassalage: 'ROOM' }] },
    ]);
    expect(names(headerSections(menus(answer, 'DELTA')))).toEqual(['elott', 'live']);
    expect(names(headerSections(menus([category('LOTT', 'OLD')], 'FAST')))).toEqual(['lott']);
  });
});

describe('what no server plays yet', () => {
  const planned = (code: GameCategoryCode, ...vendors: string[]): GameCategory => {
    const whole = category(code, ...vendors);
    return { ...whole, vendors: whole.vendors.map((vendor) => ({ ...vendor, maintenance: true, planned: true })) };
  };

  test('stands in no menu, neither a whole section nor a vendor of one', () => {
    const slots = category('RNG', 'HOUSE');
    const bingo = planned('RNG', 'BINGO').vendors;
    const answer = [planned('LIVE', 'ROOM'), { ...slots, vendors: [...slots.vendors, ...bingo] }];
    expect(playedSections(headerSections(menus(answer, 'FAST')))).toMatchObject([
      { section: 'lott', vendors: [] },
      { section: 'rng', vendors: [{ vassalage: 'HOUSE' }] },
    ]);
  });

  test('has a page of its own; comprehensive games have none', () => {
    const family = { labelName: 'Name', image: '/games/cover.webp' };
    const answer = {
      ...menus([]),
      planned: [
        { gameCategory: 'SPORTS' as const, ...family },
        { gameCategory: 'SPORTS' as const, classify: 'ESPORTS', ...family },
        { gameCategory: 'RNG' as const, classify: 'BOARD', ...family },
        { gameCategory: 'CONS' as const, ...family },
      ],
    };
    expect(plannedPages(answer).map(({ href }) => href)).toEqual(['/sports', '/esports', '/bgs']);
  });
});

describe('rail sections', () => {
  test('show esports as a place of its own', () => {
    expect(names(railSections([category('SPORTS', 'MATCH', 'IMES')]))).toEqual(['sports', 'esports']);
  });

  test('show cockfight only where a vendor is classified so', () => {
    const sports = category('SPORTS', 'MATCH', 'ARENA');
    const arena = sports.vendors[1] as VendorCard;
    const classified = {
      ...sports,
      gameClassify: [{ classify: 'COCKFIGHT', labelName: 'Cockfight', vendors: [arena] }],
    };
    expect(names(railSections([classified]))).toEqual(['sports', 'cockfight']);
    expect(names(railSections([sports]))).toEqual(['sports']);
  });
});
