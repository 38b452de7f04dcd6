/** What the paytable says of linked jackpots at a bet. */
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { codeOfTag, defaultLanguage } from '@mekong/i18n/registry';
import { toAmount, toUnits } from '../../kit/format.ts';
import { jackpotName } from '../jackpots.ts';
import type { Rules } from '../model.ts';

const million = 1_000_000;

/** A pool in words. */
export interface JackpotText {
  readonly title: string;
  readonly texts: readonly string[];
}

const show = (value: number): string => formatNumber(value, codeOfTag(i18n.locale) ?? defaultLanguage, 2);

export interface JackpotTextsOptions {
  readonly stake: string;
  readonly currency: string;
  /** An amount in words. */
  readonly tell: (amount: string) => string;
}

/** The pools, the greatest first; nothing where the game has none. */
export function jackpotTexts(rules: Rules, { stake, currency, tell }: JackpotTextsOptions): JackpotText[] {
  const unit = toUnits(rules.jackpotUnits?.[currency] ?? '0.0000');
  const { pools = [] } = rules.config.parts;
  if (unit === 0n) return [];
  const shares = Number(toUnits(stake) / unit);
  return pools.toReversed().map(({ name, seed, oneIn, share }) => {
    const start = tell(toAmount(BigInt(seed) * unit));
    const times = show(oneIn / shares);
    const part = show((100 * share) / million);
    return {
      title: jackpotName(name),
      texts: [
        t`Starts at ${start}. A spin at this bet hits it 1 time in ${times} on average.`,
        t`${part} % of every bet fills it.`,
      ],
    };
  });
}

/** What holds for all pools together. */
export function jackpotRules(rules: Rules): readonly string[] {
  const all = (rules.config.parts.pools ?? []).reduce((sum, { share }) => sum + share, 0);
  const part = show((100 * all) / million);
  return [
    t`All slots of this provider that have jackpots fill the same ones; each currency has its own. Any spin can hit one, whatever the reels show. The chance grows with the bet.`,
    t`A jackpot pays all that it holds when the win is booked, on top of the win on the lines, and starts again. If two players hit it at the same moment, the first win booked gets all of it and the second what it holds then.`,
    t`The return to player includes ${part} % of all bets that jackpots pay.`,
  ];
}
