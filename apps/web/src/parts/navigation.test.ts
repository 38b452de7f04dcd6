import type { GameCategory, GameCategoryCode, GameMenus, VendorCard } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import { headerSections, railSections } from './navigation.ts';

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
