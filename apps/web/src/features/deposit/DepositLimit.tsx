import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayLimit, SaferPlay } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { unitsOf } from '../../parts/payment-amount.ts';
import { saferPlayQuery } from '../../queries/safer-play.ts';
import { useMerchant } from '../../queries/status.ts';
import { BreakEnd } from './BreakEnd.tsx';

/** The deposit limit that leaves least; undefined where none is set. */
export function tightestDeposit({ limits }: Pick<SaferPlay, 'limits'>): PlayLimit | undefined {
  return limits
    .filter(({ kind, left }) => kind === 'deposit' && left !== undefined)
    .sort((a, b) => (unitsOf(a.left ?? '') < unitsOf(b.left ?? '') ? -1 : 1))[0];
}

/** What is left of the own deposit limit, or that deposits are closed, with the way to the page of limits. */
export function DepositLimit() {
  const { t } = useLingui();
  const { currency } = useMerchant();
  const { data, isPending } = useQuery(saferPlayQuery());
  if (!data)
    return (
      isPending && (
        <Inline gap={2}>
          <Skeleton shape="text" width="short" />
        </Inline>
      )
    );
  const limit = tightestDeposit(data);
  const link = (
    <Link href="/member?page=safer">
      {limit ? <Trans>Limits and breaks</Trans> : <Trans>Set a deposit limit</Trans>}
    </Link>
  );
  if (data.isClosing)
    return (
      <Alert
        title={t`Deposits have ended because your account is being closed`}
        description={
          <Stack gap={2}>
            <Text size="small">{t`You can still withdraw your money, or keep the account if none has left yet.`}</Text>
            <Inline gap={3}>
              <Link href="/member?page=withdraw">
                {t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })}
              </Link>
              <Link href="/member?page=privacy">{t`See how your account stands`}</Link>
            </Inline>
          </Stack>
        }
      />
    );
  if (data.break)
    return (
      <Alert
        title={t`Deposits are closed during your break`}
        description={
          <Stack gap={2}>
            <Text size="small">
              <BreakEnd taken={data.break} />
            </Text>
            <Inline gap={3}>
              <Link href="/member?page=withdraw">
                {t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })}
              </Link>
              <Link href="/member?page=safer">{t`Limits and breaks`}</Link>
            </Inline>
          </Stack>
        }
      />
    );
  return (
    <Inline gap={2}>
      {limit && (
        <Text size="small" tone="muted">
          <Trans>
            Left of your deposit limit: <Money amount={limit.left} currency={currency} /> until{' '}
            <DateTime value={limit.resetsAt} />
          </Trans>
        </Text>
      )}
      {link}
    </Inline>
  );
}
