import type { GameCategory, VendorCard } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import { isPagedType, type PageType } from './page-types.ts';
import { comprehensiveShelf, isForbiddenShelf, type Shelf, shelfOf } from './shelves.ts';

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
const pages: PageType[] = [
  'rng',
  'bgs',
  'bingo',
  'fish',
  'live',
  'pvp',
  'sports',
  'esports',
  'elott',
  'cockfight',
  'seamless',
];
const codes = ({ vendors }: Shelf): string[] => vendors.map(({ vassalage }) => vassalage);

describe('category pages', () => {
  test('only the addresses of the one route are its pages', () => {
    expect(['rng', 'bgs', 'bingo', 'fish', 'sports', 'esports', 'cockfight'].every(isPagedType)).toBe(true);
    expect(['', 'RNG', 'hot', 'live', 'seamless', 'toString'].some(isPagedType)).toBe(false);
  });

  test('a category of its own asks for the whole category', () => {
    expect(shelfOf('rng', menus)).toMatchObject({ category: 'RNG', isNarrowed: false });
    expect(codes(shelfOf('rng', menus))).toEqual(['HOUSE', 'BNGO']);
  });

  test('sports and esports divide the vendors of one category; the arenas are on neither page', () => {
    expect(codes(shelfOf('sports', menus))).toEqual(['BTI']);
    expect(codes(shelfOf('esports', menus))).toEqual(['AV']);
    expect(shelfOf('esports', menus)).toMatchObject({ category: 'SPORTS', classify: 'ESPORTS' });
    expect(shelfOf('sports', menus)).toMatchObject({ category: 'SPORTS', classify: 'NONE' });
  });

  test('arenas have a page of their own, which is empty where the menus do not name them', () => {
    expect(codes(shelfOf('cockfight', menus))).toEqual(['COCK']);
    expect(shelfOf('cockfight', menus)).toMatchObject({ category: 'SPORTS', classify: 'COCKFIGHT' });
    expect(
      codes(
        shelfOf(
          'cockfight',
          menus.filter(({ gameCategory }) => gameCategory !== 'SPORTS'),
        ),
      ),
    ).toEqual([]);
  });

  test('an arena is forbidden where the menus say so, and not because it has no vendors', () => {
    const empty = shelfOf('cockfight', []);
    expect(isForbiddenShelf(empty, ['COCKFIGHT'])).toBe(true);
    expect(isForbiddenShelf(empty, [])).toBe(false);
    expect(isForbiddenShelf(empty, undefined)).toBe(false);
    expect(isForbiddenShelf(shelfOf('sports', []), ['COCKFIGHT'])).toBe(false);
    expect(isForbiddenShelf(shelfOf('rng', []), ['COCKFIGHT'])).toBe(false);
  });

  test('the single wallet gathers its vendors from all categories, each once with all its games', () => {
    const wallet = menus.map((category) => ({
      ...category,
      vendors: category.vendors.map((known) => ({ ...known, singleWallet: known.vassalage !== 'BTI' })),
    }));
    const twice = [
      ...wallet,
      { gameCategory: 'FISH' as const, labelName: 'Fish', vendors: [{ ...house, singleWallet: true }] },
    ];
    const shelf = shelfOf('seamless', twice);
    expect(shelf).toMatchObject({ category: undefined, isSingleWallet: true });
    expect(codes(shelf)).not.toContain('BTI');
    expect(shelf.vendors.find(({ vassalage }) => vassalage === 'HOUSE')?.gameCount).toBe(6);
    expect(codes(shelfOf('seamless', menus)), 'none says that it is on the wallet').toEqual([]);
  });

  test('bingo is a class inside slots, board games are rooms and tables', () => {
    expect(shelfOf('bingo', menus)).toMatchObject({ category: 'RNG', classify: 'BINGO' });
    expect(codes(shelfOf('bingo', menus))).toEqual(['BNGO']);
    expect(shelfOf('bgs', menus)).toMatchObject({ category: undefined, isNarrowed: true });
    expect(codes(shelfOf('bgs', menus))).toEqual(['CARD', 'JADL']);
  });

  test('comprehensive games are a shelf beside the slots', () => {
    expect(codes(comprehensiveShelf(menus))).toEqual(['MIXT']);
  });

  test('a page without vendors is empty, never everything', () => {
    for (const type of pages) expect(codes(shelfOf(type, []))).toEqual([]);
    expect(shelfOf('bgs', []).isNarrowed).toBe(true);
  });
});
