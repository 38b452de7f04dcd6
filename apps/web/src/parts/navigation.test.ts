import type { GameCategory, GameCategoryCode, VendorCard } from '@mekong/api-client/contract/types';
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
const names = (sections: ReturnType<typeof headerSections>): string[] => sections.map(({ section }) => section);

describe('header sections', () => {
  test('stand in the order of the specification, whatever the order of the answer', () => {
    const answer = (['PVP', 'RNG', 'FISH', 'SPORTS', 'LIVE', 'LOTT', 'ELOTT'] as const).map((code) =>
      category(code, 'X'),
    );
    expect(names(headerSections(answer))).toEqual(['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp']);
  });

  test('leave out a category without a vendor, and comprehensive games', () => {
    expect(names(headerSections([category('LIVE'), category('RNG', 'HOUSE'), category('CONS', 'ALL')]))).toEqual([
      'rng',
    ]);
  });

  test('keep esports vendors out of sports', () => {
    const [sports] = headerSections([category('SPORTS', 'MATCH', 'AV', 'TF')]);
    expect(sports?.vendors.map(({ vassalage }) => vassalage)).toEqual(['MATCH']);
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
