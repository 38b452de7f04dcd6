import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Link } from '@mekong/ui/Link';

/** The last stake was above the balance: said by the game too, the way to a deposit is here. */
export function GameNotice() {
  const { t } = useLingui();
  return (
    <Alert
      tone="loss"
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
