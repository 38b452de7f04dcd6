import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Dialog } from '@mekong/ui/Dialog';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { ReceiptText } from 'lucide';
import { Failure } from '../../parts/Failure.tsx';
import { useBalance, useBalanceAsOf } from '../../queries/balance.ts';
import { useMerchant } from '../../queries/status.ts';
import type { ModalProps } from '../../state/modal.ts';

/** The balance, and the way to where it went. */
export function WalletModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { currency } = useMerchant();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useBalance();
  const asOf = useBalanceAsOf(dataUpdatedAt);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Wallet`}
      size="sm"
      isBrief
      footer={
        <ButtonLink href="/member?page=personalHistoryCopy" icon={ReceiptText} isFullWidth>
          {t`Betting record`}
        </ButtonLink>
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
          <Text tone="muted" size="small">
            <Trans>Play money can be neither deposited nor withdrawn. The betting record shows where yours went.</Trans>
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
