import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { useQuery } from '@tanstack/react-query';
import { RecordPlaceholder } from '../../parts/records/RecordPlaceholder.tsx';
import { betQuery } from '../../queries/bets.ts';
import { BetDetail } from './BetDetail.tsx';

interface BetDialogProps {
  readonly betNo: string;
  readonly onClose: () => void;
}

/** The details of one bet, over the list. */
export function BetDialog({ betNo, onClose }: BetDialogProps) {
  const { t } = useLingui();
  const query = useQuery(betQuery(betNo));
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
      {query.data ? (
        <BetDetail detail={query.data} />
      ) : (
        <RecordPlaceholder
          query={query}
          level={3}
          title={t`You have no bet with this number`}
          description={t`Close this window to see your bets.`}
        />
      )}
    </Dialog>
  );
}
