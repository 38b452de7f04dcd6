import { useLingui } from '@lingui/react/macro';
import type { PlayLimit } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { unitsOf } from '../../parts/payment-amount.ts';
import { useMerchant } from '../../queries/status.ts';

type Kind = PlayLimit['kind'];
type Period = PlayLimit['period'];

const secondsOfMinute = 60;

/** Names of limits, and their amounts as people read them. */
export function useLimitWords() {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { currency, decimals } = useMerchant();
  const kinds: Readonly<Record<Kind, string>> = {
    deposit: t({ message: 'Deposits', context: 'limit', comment: 'What a limit is about: money paid in' }),
    loss: t({ message: 'Net loss', context: 'limit', comment: 'What a limit is about: cash staked less cash won' }),
    wager: t({ message: 'Stakes', context: 'limit', comment: 'What a limit is about: all stakes' }),
    time: t({ message: 'Time', context: 'limit', comment: 'What a limit is about: time of play' }),
  };
  const periods: Readonly<Record<Period, string>> = {
    day: t({ message: 'Day', context: 'limit', comment: 'What a limit is for' }),
    week: t({ message: 'Week', context: 'limit', comment: 'What a limit is for' }),
    month: t({ message: 'Month', context: 'limit', comment: 'What a limit is for' }),
  };
  return {
    kinds,
    periods,
    /** An amount of a limit: money, or a span of time. */
    written(kind: Kind, amount: string): string {
      const units = unitsOf(amount);
      const shown = units < 0n ? 0n : units;
      return kind === 'time'
        ? formatDuration((Number(shown) / 10_000) * secondsOfMinute, language)
        : moneyInSentence(shown, { language, currency, decimals });
    },
  };
}

/** How much of a limit is used, from 0 to 100; a net win has used nothing. */
export function percentUsed({ used, amount = '0.0000' }: Pick<PlayLimit, 'used' | 'amount'>): number {
  const [part, whole] = [unitsOf(used), unitsOf(amount)];
  if (whole <= 0n) return 100;
  return part <= 0n ? 0 : Math.min(100, Number((part * 100n) / whole));
}
