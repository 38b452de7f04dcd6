import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './EarningsComparison.css.ts';
import type { EarningsPartyTone } from './EarningsComparison.variants.ts';

/** What one party of {@link EarningsComparison} gets. */
export interface EarningsParty {
  readonly key: string;
  /** User name, or "You". */
  readonly name: string;
  /** Account name the initials are taken from. */
  readonly account: string;
  /** What the sums are: "keep, after all downlines". */
  readonly note?: string | undefined;
  /** What it gets now, in 1/10,000 of the unit; undefined where it has nothing to compare with. */
  readonly now: bigint | undefined;
  /** What it would get. */
  readonly offered: bigint;
  /** Colour of what it would get: `gain` for the one who is offered something, `own` for the reader. */
  readonly tone: EarningsPartyTone;
}

/** Props of {@link EarningsComparison}. */
export interface EarningsComparisonProps {
  /** Currency code of the sums. */
  readonly currency: string;
  /** The parties in their order. */
  readonly parties: readonly EarningsParty[];
  /** Word beside what they get now. */
  readonly nowLabel: string;
  /** Word beside what they would get. */
  readonly offeredLabel: string;
}

/** The longest bar; less than 1 cannot be divided by. */
const longestOf = (parties: readonly EarningsParty[]): number =>
  Math.max(1, ...parties.flatMap(({ now = 0n, offered }) => [Number(now), Number(offered)]));

/** What parties get now beside what they would get: a bar each, all of them on one scale. */
export function EarningsComparison({ currency, parties, nowLabel, offeredLabel }: EarningsComparisonProps) {
  const longest = longestOf(parties);
  const bar = (tone: EarningsPartyTone | 'now', label: string, amount: bigint) => (
    <div className={css.line}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.track}>
        {/* the sum beside it says the same */}
        <progress className={css.bar[tone]} max={longest} value={Math.max(0, Number(amount))} aria-hidden />
      </dd>
      <dd className={css.amount}>
        <Money amount={amount} currency={currency} isSymbolHidden />
      </dd>
    </div>
  );
  return (
    <div className={css.root}>
      {parties.map(({ key, name, account, note, now, offered, tone }) => {
        const change = offered - (now ?? 0n);
        return (
          // biome-ignore lint/a11y/useSemanticElements: sums of somebody, and no set of form fields
          <div key={key} role="group" aria-label={name} className={css.party}>
            <div className={css.head}>
              <Avatar name={account} size="sm" />
              <div className={css.names}>
                <Text as="span" weight="bold">
                  <bdi>{name}</bdi>
                </Text>
                {note && (
                  <Text as="span" size="small" tone="muted">
                    {note}
                  </Text>
                )}
              </div>
              <span className={css.change}>
                <Text
                  as="span"
                  weight="heavy"
                  tone={change > 0n ? 'positive' : change < 0n ? 'negative' : 'muted'}
                  isTabular
                >
                  <Money amount={change} currency={currency} sign="always" />
                </Text>
              </span>
            </div>
            <dl className={css.lines}>
              {now !== undefined && bar('now', nowLabel, now)}
              {bar(tone, offeredLabel, offered)}
            </dl>
          </div>
        );
      })}
    </div>
  );
}
