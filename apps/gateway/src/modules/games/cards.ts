import type { GameCard, VendorCard } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { formatMoney } from '../../ledger/money.ts';
import { textIn } from '../../server/contract/language-chain.ts';
import type { GameRow, VendorRow } from './games.repository.ts';
import type { LocalizedText } from './games.tables.ts';

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
 * the wire stays (S9-052).
 */
export function vendorName(code: string, names: LocalizedText, display: Display): string {
  if (display.merchantLanguages.includes('TY') && (code === 'BTI' || code.startsWith('TCG'))) return '123BET';
  return textIn(names, display.language);
}

export function gameCard(row: GameRow, display: Display): GameCard {
  return {
    gameId: row.gameId,
    nodeId: row.nodeId,
    name: textIn(row.names, display.language),
    vassalage: row.vendorCode,
    vendorName: vendorName(row.vendorCode, row.vendorNames, display),
    category: row.category,
    image: row.image,
    isFav: row.isFav,
    isHot: row.isHot,
    isNew: row.isNew,
    maintenance: !row.isOpen,
    ...(row.rtp === null ? {} : { rtp: Number(row.rtp) }),
    minBet: formatMoney(BigInt(row.minBet)),
    currency: display.currency,
  };
}

export function vendorCard(row: VendorRow, display: Display): VendorCard {
  return {
    id: Number(row.id),
    vassalage: row.code,
    name: vendorName(row.code, row.names, display),
    accountTypeId: row.accountTypeId,
    isHot: row.isHot ? 1 : 0,
    gameCount: row.gameCount,
    maintenance: row.status === 'maintenance',
  };
}
