import type { GameCategory, VendorCard } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import { type CategoryContent, comprehensiveContent, contentOf, isForbiddenContent } from './category-content.ts';
import { isPagedType, type PageType } from './page-types.ts';

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
const codes = ({ vendors }: CategoryContent): string[] => vendors.map(({ vassalage }) => vassalage);

describe('category pages', () => {
  test('only the addresses of the one route are its pages', () => {
    expect(['rng', 'bgs', 'bingo', 'fish', 'sports', 'esports', 'cockfight'].every(isPagedType)).toBe(true);
    expect(['', 'RNG', 'hot', 'live', 'seamless', 'toString'].some(isPagedType)).toBe(false);
  });

  test('a category of its own asks for the whole category', () => {
    expect(contentOf('rng', menus)).toMatchObject({ category: 'RNG', isNarrowed: false });
    expect(codes(contentOf('rng', menus))).toEqual(['HOUSE', 'BNGO']);
  });

  test('sports and esports divide the vendors of one category; the arenas are on neither page', () => {
    expect(codes(contentOf('sports', menus))).toEqual(['BTI']);
    expect(codes(contentOf('esports', menus))).toEqual(['AV']);
    expect(contentOf('esports', menus)).toMatchObject({ category: 'SPORTS', classify: 'ESPORTS' });
    expect(contentOf('sports', menus)).toMatchObject({ category: 'SPORTS', classify: 'NONE' });
  });

  test('arenas have a page of their own, which is empty where the menus do not name them', () => {
    expect(codes(contentOf('cockfight', menus))).toEqual(['COCK']);
    expect(contentOf('cockfight', menus)).toMatchObject({ category: 'SPORTS', classify: 'COCKFIGHT' });
    expect(
      codes(
        contentOf(
          'cockfight',
          menus.filter(({ gameCategory }) => gameCategory !== 'SPORTS'),
        ),
      ),
    ).toEqual([]);
  });

  test('an arena is forbidden where the menus say so, and not because it has no vendors', () => {
    const empty = contentOf('cockfight', []);
    expect(isForbiddenContent(empty, ['COCKFIGHT'])).toBe(true);
    expect(isForbiddenContent(empty, [])).toBe(false);
    expect(isForbiddenContent(empty, undefined)).toBe(false);
    expect(isForbiddenContent(contentOf('sports', []), ['COCKFIGHT'])).toBe(false);
    expect(isForbiddenContent(contentOf('rng', []), ['COCKFIGHT'])).toBe(false);
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
    const content = contentOf('seamless', twice);
    expect(content).toMatchObject({ category: undefined, isSingleWallet: true });
    expect(codes(content)).not.toContain('BTI');
    expect(content.vendors.find(({ vassalage }) => vassalage === 'HOUSE')?.gameCount).toBe(6);
    expect(codes(contentOf('seamless', menus)), 'none says that it is on the wallet').toEqual([]);
  });

  test('bingo is a class inside slots, board games are rooms and tables', () => {
    expect(contentOf('bingo', menus)).toMatchObject({ category: 'RNG', classify: 'BINGO' });
    expect(codes(contentOf('bingo', menus))).toEqual(['BNGO']);
    expect(contentOf('bgs', menus)).toMatchObject({ category: undefined, isNarrowed: true });
    expect(codes(contentOf('bgs', menus))).toEqual(['CARD', 'JADL']);
  });

  test('comprehensive games are a content beside the slots', () => {
    expect(codes(comprehensiveContent(menus))).toEqual(['MIXT']);
  });

  test('a page without vendors is empty, never everything', () => {
    for (const type of pages) expect(codes(contentOf(type, []))).toEqual([]);
    expect(contentOf('bgs', []).isNarrowed).toBe(true);
  });
});
