import { Trans } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { formatPercentFixed } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

/** What the site knows of how fair a game is. */
export function FairPlay({ game }: { readonly game: GameCard }) {
  const { code } = useLanguage();
  const { rtp, minBet, currency, vendorName } = game;
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
      <Text tone="muted" size="small">
        <Trans>
          Results are made by {vendorName} and booked by the site. Every bet stands in your betting record with the
          balance before and after.
        </Trans>
      </Text>
      <Link href="/member?page=personalHistoryCopy">
        <Trans>See my bets</Trans>
      </Link>
      <Link href="/help?tag=fairness">
        <Trans>How fair play works</Trans>
      </Link>
    </Stack>
  );
}
