import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { betQuery } from '../../queries/bets.ts';
import { BetDetail } from './BetDetail.tsx';

interface BetDialogProps {
  readonly betNo: string;
  readonly onClose: () => void;
}

/** The details of one bet, over the list. */
export function BetDialog({ betNo, onClose }: BetDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(betQuery(betNo));
  const isUnknown = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Bet ${betNo}`}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {data ? (
        <BetDetail detail={data} />
      ) : isUnknown ? (
        <StateView
          kind="empty"
          level={3}
          title={t`You have no bet with this number`}
          description={t`Close this window to see your bets.`}
        />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Stack gap={3}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      )}
    </Dialog>
  );
}
