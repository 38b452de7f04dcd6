import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';

interface GameNoticeProps {
  readonly kind: 'balance' | 'maintenance';
  /** Leads from a game under maintenance to others. */
  readonly onShowOthers: () => void;
}

/** What the player should know without leaving the game: said by the game too, the way on is here. */
export function GameNotice({ kind, onShowOthers }: GameNoticeProps) {
  const { t } = useLingui();
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
  return (
    <Alert
      tone="negative"
      title={t`Your balance is too low for this stake`}
      description={
        <Trans>
          Choose a smaller stake, or{' '}
          <Link href="/member?page=depositv2" isInText>
            make a deposit
          </Link>
          .
        </Trans>
      }
    />
  );
}
