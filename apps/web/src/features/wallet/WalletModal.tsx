import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Dialog } from '@mekong/ui/Dialog';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Wallet } from 'lucide';
import { guard } from '../../entry/guard.ts';
import { DepositLink } from '../../parts/deposit/DepositLink.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { useBalance, useBalanceAsOf } from '../../queries/balance.ts';
import { useMerchant } from '../../queries/status.ts';
import type { ModalProps } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';

/** The balance, and the way to where it went. */
export function WalletModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { currency } = useMerchant();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useBalance();
  const asOf = useBalanceAsOf(dataUpdatedAt);
  const isMember = guard(useViewer()) === 'allowed';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Wallet`}
      size="sm"
      isBrief
      footer={
        isMember && (
          <Stack gap={3}>
            <DepositLink isMain isFullWidth />
            <ButtonLink href="/member?page=transferFund" icon={Wallet} isFullWidth>
              {t`Open my wallet`}
            </ButtonLink>
          </Stack>
        )
      }
    >
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Stack gap={2}>
          <Text tone="muted">{t`Balance`}</Text>
          <Heading level={3} size="headline">
            <Money amount={data?.sumBalance} currency={data?.currency ?? currency} isUpdating={isFetching} />
          </Heading>
          {asOf !== undefined && (
            <Text tone="muted" size="small">
              <Trans comment="Below a balance that may be out of date; a time of day follows">
                As of <DateTime value={asOf} show="time" />
              </Trans>
            </Text>
          )}
          {!isMember && (
            <Text tone="muted" size="small">
              <Trans>A trial account plays with money of its own and takes no deposits.</Trans>
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
