import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercentFixed } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';
import { volatilityNames } from '../../parts/play/volatility-names.ts';

/** What the site knows of how fair a game is. */
export function FairPlay({ game }: { readonly game: GameCard }) {
  const { code } = useLanguage();
  const { i18n } = useLingui();
  const { rtp, minBet, currency, vendorName, pays, maxWin, volatility, features } = game;
  const paid = pays && paysText(pays);
  const most = maxWin === undefined ? undefined : formatNumber(maxWin, code, 2);
  return (
    <Stack gap={3}>
      {rtp !== undefined && (
        <Text>
          <Trans>
            Published return to player: <bdi>{formatPercentFixed((rtp / 100).toFixed(4), code)}</bdi>
          </Trans>
        </Text>
      )}
      {minBet !== undefined && (
        <Text>
          <Trans>
            Smallest stake: <Money amount={minBet} currency={currency} />
          </Trans>
        </Text>
      )}
      {paid && (
        <Text>
          <Trans comment="How wins of a slot come about: a number of lines or ways, or a word">Pays by: {paid}</Trans>
        </Text>
      )}
      {most !== undefined && (
        <Text>
          {features?.includes('jackpot') ? (
            <Trans comment="Most that the lines of a slot pay, as a multiple of the stake">
              Most that the lines pay: <bdi>{most}</bdi> × stake. Jackpots come on top.
            </Trans>
          ) : (
            <Trans comment="Most that a round of a game pays, as a multiple of the stake">
              Most that a round pays: <bdi>{most}</bdi> × stake
            </Trans>
          )}
        </Text>
      )}
      {pays && volatility && <Text>{i18n._(volatilityNames[volatility])}</Text>}
      <Text tone="muted" size="small">
        <Trans>
          Results are made by {vendorName} and booked by the site. Every bet stands in your betting record with the
          balance before and after.
        </Trans>
      </Text>
      <Link href="/member?page=personalHistoryCopy">
        <Trans>See my bets</Trans>
      </Link>
      <Link href="/help/fairness">
        <Trans>How fair play works</Trans>
      </Link>
    </Stack>
  );
}

/** How wins come about, in a word or two; nothing for a kind that is newer than this page. */
function paysText({ kind, count = 0 }: NonNullable<GameCard['pays']>): ReactNode {
  switch (kind) {
    case 'lines':
      return <Plural value={count} one="# line" other="# lines" />;
    case 'ways':
      return <Plural value={count} one="# way" other="# ways" />;
    case 'clusters':
      return <Trans comment="How a slot pays: by symbols that touch each other">clusters</Trans>;
    case 'anywhere':
      return <Trans comment="How a slot pays: by enough symbols wherever they stand">symbols anywhere</Trans>;
    default:
      return undefined;
  }
}
