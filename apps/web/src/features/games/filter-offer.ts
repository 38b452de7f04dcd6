import type { I18n } from '@lingui/core';
import type { GameFacets, GameFeature, GameSort, GameVolatility } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { FilterBarProps } from '@mekong/ui/patterns/FilterBar';
import { featureLabels, volatilityLabels } from './game-labels.ts';
import { entriesOf, type GamesSearch, gameFeatures, gameVolatilities } from './games-search.ts';

/** Steps of the return to player in percent. */
const rtps: readonly number[] = [90, 92, 94, 95, 96, 97, 98];

/** Steps of the least stake in whole units of the currency. */
const stakes: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000];

interface OfferSite {
  readonly i18n: I18n;
  readonly language: LanguageCode;
  readonly currency: string;
}

/** The least stake as it is written: "៛ 500". */
export const stakeText = (stake: number, { language, currency }: Omit<OfferSite, 'i18n'>): string =>
  moneyInSentence(`${stake}.0000`, { language, currency, decimals: 0 });

/**
 * What the panel of filters offers: what the games of the page have, with their counts, and what is chosen already.
 *
 * @param facets counts of the gateway; undefined while they are on their way
 */
export function filterOffer(
  facets: GameFacets | undefined,
  { feature, volatility }: Pick<GamesSearch, 'feature' | 'volatility'>,
  site: OfferSite,
): FilterBarProps<GameSort>['offer'] {
  const chosen = [...entriesOf(feature), ...entriesOf(volatility)];
  const features = new Map<GameFeature, number>(facets?.features.map((known) => [known.feature, known.count]));
  const volatilities = new Map<GameVolatility, number>(
    facets?.volatilities.map((known) => [known.volatility, known.count]),
  );
  return {
    // most games first, then what is chosen although it has none
    features: [
      ...features.keys(),
      ...gameFeatures.filter((value) => !features.has(value) && (!facets || chosen.includes(value))),
    ].map((value) => ({
      value,
      label: site.i18n._(featureLabels[value]),
      count: facets ? (features.get(value) ?? 0) : undefined,
    })),
    volatilities: gameVolatilities.map((value) => ({
      value,
      label: site.i18n._(volatilityLabels[value]),
      count: facets ? (volatilities.get(value) ?? 0) : undefined,
    })),
    rtps,
    minBets: stakes.map((stake) => ({ value: String(stake), label: stakeText(stake, site) })),
  };
}
