import { useLingui } from '@lingui/react/macro';
import type { GameFeature, GameSort, GameVolatility } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { FilterBarProps } from '@mekong/ui/patterns/FilterBar';
import { volatilityNames } from '../../parts/play/volatility-names.ts';
import { useMerchant } from '../../queries/status.ts';
import { stakeText } from './filter-offer.ts';
import { featureLabels } from './game-labels.ts';
import { entriesOf, type GamesSearch, listOf } from './games-search.ts';
import type { CategoryAddress } from './use-category.ts';

/** The search and the filters of the panel in words, each with the address of the page without it. */
export function useAppliedFilters(
  { q, feature, volatility, rtpMin, rtpMax, minBet, show }: GamesSearch,
  { hrefOf }: CategoryAddress,
): FilterBarProps<GameSort>['applied'] {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { currency } = useMerchant();
  const without = (list: string | undefined, entry: string): string | undefined =>
    listOf(entriesOf(list).filter((known) => known !== entry));
  const share = (percent: number): string => `${formatNumber(percent, code, 1)}%`;
  const [from, to] = [rtpMin === undefined ? '' : share(rtpMin), rtpMax === undefined ? '' : share(rtpMax)];
  const stake = minBet === undefined ? '' : stakeText(minBet, { language: code, currency });
  return [
    ...(q === undefined
      ? []
      : [
          {
            key: 'q',
            label: t({ message: `“${q}”`, comment: 'Words of a search, in quotation marks' }),
            href: hrefOf({ q: undefined }),
          },
        ]),
    ...entriesOf(feature).map((entry) => ({
      key: entry,
      label: i18n._(featureLabels[entry as GameFeature]),
      href: hrefOf({ feature: without(feature, entry) }),
    })),
    ...entriesOf(volatility).map((entry) => ({
      key: entry,
      label: i18n._(volatilityNames[entry as GameVolatility]),
      href: hrefOf({ volatility: without(volatility, entry) }),
    })),
    ...(from || to
      ? [
          {
            key: 'rtp',
            label:
              from && to
                ? t`Return to player ${from} to ${to}`
                : from
                  ? t`Return to player at least ${from}`
                  : t`Return to player at most ${to}`,
            href: hrefOf({ rtpMin: undefined, rtpMax: undefined }),
          },
        ]
      : []),
    ...(stake ? [{ key: 'minBet', label: t`Smallest bet at most ${stake}`, href: hrefOf({ minBet: undefined }) }] : []),
    ...(show
      ? [{ key: 'show', label: t`Also games that can’t be played now`, href: hrefOf({ show: undefined }) }]
      : []),
  ];
}
