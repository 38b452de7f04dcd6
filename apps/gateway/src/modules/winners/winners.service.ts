import type { WinnerBoard } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { textIn } from '../../contract/language-chain.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { listWinners, readOptOut, writeOptOut } from './winners.repository.ts';

/** First two and last letter of a name; a short one keeps its first letter only. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length <= 3) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}

/** The winners board: real wins only. */
export function createWinners(db: Executor, settings: Settings) {
  return {
    /** Whether the member's wins stay off the board. */
    hasOptedOut: (memberId: string): Promise<boolean> => readOptOut(db, memberId),

    /**
     * Takes the member's wins off the board, those of the past too, or lets them stand there.
     *
     * @throws Fault EXCLUDED when a member who has excluded himself wants to stand there
     */
    choose: (memberId: string, optOut: boolean): Promise<void> =>
      inTransaction(db, async (trx) => {
        // written first: an exclusion that begins at this moment writes the same row, so one of the two sees the other
        await writeOptOut(trx, memberId, optOut);
        if (!optOut && (await hasExcludedSelf(trx, memberId))) throw new Fault('EXCLUDED', { params: {} });
      }),

    async board(category: string | undefined, limit: number, language: LanguageCode): Promise<WinnerBoard> {
      const { currency } = (await settings.current()).merchant;
      const rows = await listWinners(db, { currency, category: category === 'ALL' ? undefined : category, limit });
      return {
        list: rows.map((row) => ({
          vo: {
            account: maskName(row.username),
            gameName: textIn(row.names, language),
            gameId: row.gameId,
            nodeId: row.nodeId,
            vassalage: row.vendor,
            gameCategory: row.category,
            image: row.image,
            winAmount: formatMoney(BigInt(row.amount)),
            currency: row.currency,
            winTime: row.at.toISOString(),
            ...(row.verifyUrl ? { verifyUrl: row.verifyUrl } : {}),
          },
        })),
      };
    },
  };
}

export type Winners = ReturnType<typeof createWinners>;
