import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GameCard, GameFeature } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { formatNumber } from '@mekong/i18n/formats/number';
import type { LanguageCode } from '@mekong/i18n/registry';
import { DateTime } from '@mekong/ui/DateTime';
import type { GameCardGame } from '@mekong/ui/patterns/GameCard';
import type { GameFeatureGame } from '@mekong/ui/patterns/GameFeature';
import { toFeatureCard } from '../../parts/feature-card.ts';
import { toGameCard } from '../../parts/game-card.ts';
import { volatilityNames } from '../../parts/play/volatility-names.ts';
import { featureLabels } from './game-labels.ts';

interface CardSite {
  readonly imageUrl: (path: string) => string;
  readonly i18n: I18n;
  readonly language: LanguageCode;
  /** Whether the cards have a line of facts. */
  readonly hasFacts: boolean;
}

const day = 86_400_000;

/** A card of a lobby: with return to player, least stake, and the end of a maintenance. */
export function toLobbyCard(game: GameCard, { imageUrl, i18n, language, hasFacts }: CardSite): GameCardGame {
  const until = game.maintenanceUntil;
  const isSoon = until !== undefined && Date.parse(until) - Date.now() < day;
  return {
    ...toGameCard(game, imageUrl, language),
    maintenanceUntil: until && <DateTime value={until} show={isSoon ? 'time' : 'date'} />,
    facts: hasFacts ? factsOf(game, i18n, language) : undefined,
  };
}

/** Features that make a game, the most telling first; others are found in the filters. */
const telling = [
  'hold-and-spin',
  'cascade',
  'megarows',
  'mystery-symbols',
  'expanding-symbols',
  'sticky-wilds',
  'jackpot',
  'nudge',
  'free-spins',
] as const satisfies readonly GameFeature[];

/** The first game of a lobby, as large as four cards. */
export function toLobbyFeature(game: GameCard, site: CardSite): GameFeatureGame {
  const { i18n } = site;
  const { features = [], volatility, pays } = game;
  const feature = telling.find((known) => features.includes(known));
  const count = pays?.count;
  const traits = [
    feature && i18n._(featureLabels[feature]),
    count &&
      pays.kind === 'lines' &&
      i18n._(
        msg({ message: plural(count, { one: '# line', other: '# lines' }), comment: 'Lines on which a slot pays' }),
      ),
    count &&
      pays.kind === 'ways' &&
      i18n._(
        msg({
          message: plural(count, { one: '# way', other: '# ways' }),
          comment: 'Ways in which a slot pays: symbols on neighbouring reels',
        }),
      ),
    volatility && i18n._(volatilityNames[volatility]),
  ];
  const featureCard = toFeatureCard(game, { ...site, traits: traits.filter(Boolean).join(' · ') });
  return { ...toLobbyCard(game, site), ...featureCard };
}

function factsOf({ rtp, minBet, currency, planned }: GameCard, i18n: I18n, language: LanguageCode): string {
  // what no server plays has no figures yet; the line keeps its height
  if (planned) return '\u00a0';
  const share = rtp === undefined ? '' : `${formatNumber(rtp, language, 1)}%`;
  // the part of a unit is rarely there, and never left out where it is
  const decimals = minBet?.endsWith('.0000') === false ? 2 : 0;
  const stake = minBet === undefined ? '' : moneyInSentence(minBet, { language, currency, decimals });
  if (share && stake)
    return i18n._(
      msg({ message: `RTP ${share} · from ${stake}`, comment: 'On a card: return to player, then the smallest bet' }),
    );
  if (share) return i18n._(msg({ message: `RTP ${share}`, comment: 'On a card: return to player in percent' }));
  if (stake) return i18n._(msg({ message: `From ${stake}`, comment: 'On a card: the smallest bet' }));
  // keeps the height of the line
  return '\u00a0';
}
