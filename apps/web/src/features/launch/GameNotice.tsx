import { Trans, useLingui } from '@lingui/react/macro';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';

interface GameNoticeProps {
  readonly kind: 'balance' | 'maintenance' | 'bonus';
  /** Name of the provider whose wallet the game is played from; absent where one wallet pays for all games. */
  readonly wallet?: string | undefined;
  /** Largest bet while a bonus is in play. */
  readonly largestBet?: string | undefined;
  /** Of that bet. */
  readonly currency?: string | undefined;
  /** Leads from a game under maintenance to others. */
  readonly onShowOthers: () => void;
  /** Shows the balance and where it went. */
  readonly onOpenWallet: () => void;
}

/** What the player should know without leaving the game: said by the game too, the way on is here. */
export function GameNotice({ kind, wallet, largestBet, currency, onShowOthers, onOpenWallet }: GameNoticeProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  if (kind === 'bonus') {
    const amount = moneyInSentence(largestBet ?? '0', { language, currency });
    return (
      <Alert
        title={t({ message: `With your bonus you can bet ${amount} at most`, comment: '{amount}: 20,000.00 ៛' })}
      />
    );
  }
  if (kind === 'maintenance')
    return (
      <Inline gap={3} justify="space-between">
        <Alert
          title={t`This game has gone into maintenance`}
          description={t`You cannot begin a new round now. A round that is open is paid out, and your balance is safe.`}
        />
        <Button onClick={onShowOthers}>
          <Trans>Show other games</Trans>
        </Button>
      </Inline>
    );
  if (wallet !== undefined)
    return (
      <Inline gap={3} justify="space-between">
        <Alert
          tone="negative"
          title={t({
            message: `Your wallet at ${wallet} has too little for this stake`,
            comment: '{wallet} is a provider of games',
          })}
          description={t`Bring more money there, or choose a smaller stake.`}
        />
        <ButtonLink href="/member?page=transferFund">
          <Trans>Open my wallet</Trans>
        </ButtonLink>
      </Inline>
    );
  return (
    <Inline gap={3} justify="space-between">
      <Alert
        tone="negative"
        title={t`Your balance is too low for this stake`}
        description={t`Choose a smaller stake.`}
      />
      <Button onClick={onOpenWallet}>
        <Trans>Wallet</Trans>
      </Button>
    </Inline>
  );
}
