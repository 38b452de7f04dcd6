import { useLingui } from '@lingui/react/macro';
import { approveRequest } from '@mekong/api-client/admin/sdk/approveRequest';
import { rejectRequest } from '@mekong/api-client/admin/sdk/rejectRequest';
import { withdrawRequest } from '@mekong/api-client/admin/sdk/withdrawRequest';
import type { WalletCorrection } from '@mekong/api-client/admin/types';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { CorrectionFacts } from '../../parts/CorrectionFacts.tsx';
import { useAct } from '../../parts/use-act.ts';

/** Characters that a reason has at least: the maker has to learn something. */
const leastReason = 3;

interface CorrectionDecisionProps {
  readonly correction: WalletCorrection;
  readonly decision: 'approve' | 'reject' | 'withdraw';
  readonly onClose: () => void;
}

/** Asks before a correction is made, rejected or taken back. */
export function CorrectionDecision({ correction, decision, onClose }: CorrectionDecisionProps) {
  const { t } = useLingui();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const { approvalId = '', username, maker, reason } = correction;
  const path = { approvalId };
  const why = typed.trim();
  const isRejection = decision === 'reject';
  const { said, send, ...question } = {
    approve: {
      title: t`Correct the balance of ${username}?`,
      description: t`The money moves at once, and the member gets a message. Only another correction undoes it.`,
      confirmLabel: t`Approve`,
      said: t`The balance is corrected`,
      send: () => approveRequest({ path }),
    },
    reject: {
      title: t`Reject the correction for ${username}?`,
      description: t`No money moves. Its maker reads your reason.`,
      confirmLabel: t`Reject`,
      said: t`The correction is rejected`,
      send: () => rejectRequest({ path, body: { reason: why } }),
    },
    withdraw: {
      title: t`Take back the correction for ${username}?`,
      description: t`No money moves.`,
      confirmLabel: t({ message: 'Take back', context: 'correction', comment: 'Button: its maker takes it back' }),
      said: t`The correction is taken back`,
      send: () => withdrawRequest({ path }),
    },
  }[decision];
  return (
    <ActDialog
      {...question}
      act={act}
      isOpen
      onClose={onClose}
      tone={isRejection ? 'danger' : 'default'}
      onConfirm={() => {
        setTooShort(isRejection && why.length < leastReason);
        if (isRejection && why.length < leastReason) return;
        const stale = ['listWalletCorrections', 'getMember', 'getMemberMoney', 'listAudit'];
        void act.run(send, { said, stale }).then((done) => done && onClose());
      }}
    >
      <Stack gap={3}>
        <Text>
          <bdi>{maker}</bdi>: <bdi>{reason}</bdi>
        </Text>
        <CorrectionFacts correction={correction} />
        {isRejection && (
          <TextArea
            label={t`Reason`}
            isRequired
            rows={2}
            maxLength={300}
            value={typed}
            error={isTooShort ? t`Write at least 3 characters.` : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setTooShort(false);
            }}
          />
        )}
      </Stack>
    </ActDialog>
  );
}
