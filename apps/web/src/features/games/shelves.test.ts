import type { GameCategory, VendorCard } from '@mekong/api-client/contract/types';
import { describe, expect, test } from 'vitest';
import { isPageType, pageTypes } from './page-types.ts';
import { comprehensiveShelf, type Shelf, shelfOf } from './shelves.ts';

let next = 1;
const vendor = (vassalage: string): VendorCard => ({
  id: next++,
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  isHot: 0,
  gameCount: 3,
  maintenance: false,
});
const [house, bingo, bti, av, cock, card, table, mixed] = [
  'HOUSE',
  'BNGO',
  'BTI',
  'AV',
  'COCK',
  'CARD',
  'JADL',
  'MIXT',
].map(vendor) as [VendorCard, VendorCard, VendorCard, VendorCard, VendorCard, VendorCard, VendorCard, VendorCard];

const menus: GameCategory[] = [
  {
    gameCategory: 'RNG',
    labelName: 'Slots',
    vendors: [house, bingo],
    gameClassify: [{ classify: 'BINGO', labelName: 'Bingo', vendors: [bingo] }],
  },
  {
    gameCategory: 'SPORTS',
    labelName: 'Sports',
    vendors: [bti, av, cock],
    gameClassify: [
      { classify: 'ESPORTS', labelName: 'Esports', vendors: [av] },
      { classify: 'COCKFIGHT', labelName: 'Cockfight', vendors: [cock] },
    ],
  },
  {
    gameCategory: 'LIVE',
    labelName: 'Live',
    vendors: [table],
    gameClassify: [{ classify: 'TABLE', labelName: 'Tables', vendors: [table] }],
  },
  { gameCategory: 'PVP', labelName: 'Poker', vendors: [card] },
  { gameCategory: 'CONS', labelName: 'More games', vendors: [mixed] },
];
const codes = ({ vendors }: Shelf): string[] => vendors.map(({ vassalage }) => vassalage);

describe('category pages', () => {
  test('only the nine addresses are pages', () => {
    expect(pageTypes.every(isPageType)).toBe(true);
    expect(['', 'RNG', 'hot', 'cockfight', 'toString'].some(isPageType)).toBe(false);
  });

  test('a category of its own asks for the whole category', () => {
    expect(shelfOf('rng', menus)).toMatchObject({ category: 'RNG', isNarrowed: false });
    expect(codes(shelfOf('rng', menus))).toEqual(['HOUSE', 'BNGO']);
  });

  test('sports and esports divide the vendors of one category; the arenas are on neither page', () => {
    expect(codes(shelfOf('sports', menus))).toEqual(['BTI']);
    expect(codes(shelfOf('esports', menus))).toEqual(['AV']);
    expect(shelfOf('esports', menus)).toMatchObject({ category: 'SPORTS', isNarrowed: true });
  });

  test('bingo is a class inside slots, board games are rooms and tables', () => {
    expect(shelfOf('bingo', menus)).toMatchObject({ category: 'RNG', isNarrowed: true });
    expect(codes(shelfOf('bingo', menus))).toEqual(['BNGO']);
    expect(shelfOf('bgs', menus)).toMatchObject({ category: undefined, isNarrowed: true });
    expect(codes(shelfOf('bgs', menus))).toEqual(['CARD', 'JADL']);
  });

  test('comprehensive games are a shelf beside the slots', () => {
    expect(codes(comprehensiveShelf(menus))).toEqual(['MIXT']);
  });

  test('a page without vendors is empty, never everything', () => {
    for (const type of pageTypes) expect(codes(shelfOf(type, []))).toEqual([]);
    expect(shelfOf('bgs', []).isNarrowed).toBe(true);
  });
});
