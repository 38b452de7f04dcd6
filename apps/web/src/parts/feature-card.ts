import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameCard } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { GameFeatureGame } from '@mekong/ui/patterns/GameFeature';
import { layersOf } from '../entry/cover-layers.ts';
import { toGameCard } from './game-card.ts';

interface FeatureSite {
  readonly imageUrl: (path: string) => string;
  readonly i18n: I18n;
  readonly language: LanguageCode;
  /** What it plays like, in words. */
  readonly traits?: string | undefined;
}

/** What a feature shows of a game. */
export function toFeatureCard(game: GameCard, { imageUrl, i18n, language, traits }: FeatureSite): GameFeatureGame {
  const { maxWin, features } = game;
  // with jackpots it is what the lines pay, which on a card would be read as all that there is; it is never rounded up
  const isSaid = maxWin !== undefined && !features?.includes('jackpot');
  const most = isSaid ? formatNumber(Math.floor(maxWin), language) : '';
  return {
    ...toGameCard(game, imageUrl, language),
    layers: layersOf(imageUrl(game.image)),
    traits,
    maxWin:
      most &&
      i18n._(
        msg({ message: `Max win ${most}×`, comment: 'On a card: the most that a round pays, in stakes: "5,000×"' }),
      ),
  };
}
