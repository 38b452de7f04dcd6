import type { GameCard, GameFeature, VendorCard } from '@mekong/api-client/contract/types';
import { partIn } from '@mekong/catalogue/stakes';
import type { LanguageCode } from '@mekong/i18n/registry';
import { textIn } from '../../contract/language-chain.ts';
import type { GameCategoryCode, LocalizedText } from '../../contract/values.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import { tintOfCover } from '../pictures/cover.port.ts';
import { classOfGame } from './classes.ts';
import type { GameRow } from './games.repository.ts';
import type { CountedVendor } from './vendor-counts.ts';

/** How rows are shown to one reader. */
export interface Display {
  language: LanguageCode;
  /** Languages of the merchant, which decide the name of some vendors. */
  merchantLanguages: readonly string[];
  /** Currency that amounts of a card are in. */
  currency: string;
}

/**
 * Name of a vendor. Where the merchant has the language TY, BTI and every TCG vendor go by one house name; the code on
 * the wire stays.
 */
export function vendorName(code: string, names: LocalizedText, display: Display): string {
  if (display.merchantLanguages.includes('TY') && (code === 'BTI' || code.startsWith('TCG'))) return '123BET';
  return textIn(names, display.language);
}

/** LOTT is shown as ELOTT: in menus and filters, while a game keeps its own category. */
export const menuCategory = (category: GameCategoryCode): GameCategoryCode =>
  category === 'LOTT' ? 'ELOTT' : category;

/** Least stake of a game in the currency of who plays: the catalogue has it in KHR, and trial money is a part of that. */
export const leastStake = ({ minBet }: Pick<GameRow, 'minBet'>, currency: string): Money =>
  (BigInt(minBet) / BigInt(partIn(currency))) as Money;

export function gameCard(row: GameRow, display: Display): GameCard {
  const classify = classOfGame(row);
  const tint = tintOfCover(row);
  return {
    gameId: row.gameId,
    nodeId: row.nodeId,
    name: textIn(row.names, display.language),
    vassalage: row.vendorCode,
    vendorName: vendorName(row.vendorCode, row.vendorNames, display),
    category: row.category,
    ...(classify === null ? {} : { classify }),
    image: row.image,
    ...(tint === undefined ? {} : { tint }),
    isFav: row.isFav,
    isHot: row.isHot && !row.isPlanned,
    ...(row.isMostPlayed && row.isOpen ? { mostPlayed: true } : {}),
    isNew: row.isNew && !row.isPlanned,
    maintenance: !row.isOpen,
    ...(row.isPlanned ? { planned: true } : {}),
    ...(!row.isOpen && row.maintenanceUntil ? { maintenanceUntil: row.maintenanceUntil.toISOString() } : {}),
    ...(row.rtp === null ? {} : { rtp: Number(row.rtp) }),
    volatility: row.volatility,
    features: row.features as GameFeature[],
    ...(row.paysKind === null
      ? {}
      : { pays: { kind: row.paysKind, ...(row.paysCount === null ? {} : { count: row.paysCount }) } }),
    ...(row.maxWin === null ? {} : { maxWin: Number(row.maxWin) }),
    minBet: formatMoney(leastStake(row, display.currency)),
    currency: display.currency,
  };
}

export function vendorCard(row: CountedVendor, display: Display): VendorCard {
  const isPlanned = row.status === 'planned';
  return {
    id: Number(row.id),
    vassalage: row.code,
    name: vendorName(row.code, row.names, display),
    accountTypeId: row.accountTypeId,
    isHot: row.isHot && !isPlanned ? 1 : 0,
    gameCount: row.gameCount,
    maintenance: row.status !== 'active',
    ...(isPlanned ? { planned: true } : {}),
    ...(row.status === 'maintenance' && row.maintenanceUntil
      ? { maintenanceUntil: row.maintenanceUntil.toISOString() }
      : {}),
    singleWallet: row.singleWallet,
  };
}
