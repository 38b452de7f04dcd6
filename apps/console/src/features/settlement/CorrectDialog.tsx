import { useLingui } from '@lingui/react/macro';
import { getCorrectableBillOptions } from '@mekong/api-client/admin/queries/getCorrectableBill';
import { correctAgentBill } from '@mekong/api-client/admin/sdk/correctAgentBill';
import type { CorrectableBill } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { MoneyField } from '@mekong/ui/MoneyField';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { FailureAlert } from '../../parts/Failure.tsx';
import { withFourPlaces } from '../../parts/four-places.ts';
import { gamesLabels } from '../../parts/games-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { kindLabels } from '../../parts/plan-labels.ts';
import { leastNote } from '../../parts/RejectionReason.tsx';
import { refusedNames } from '../../parts/refused-names.ts';
import { useAct } from '../../parts/use-act.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';

/** A number of a bill. */
const billNumber = /^[1-9]\d{0,17}$/;

/** Corrects a bill of an agent by a further one: by how much, and why, as the agent reads it. */
export function CorrectDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  // one for each time that it opens: what is sent twice is made once
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState({ bill: '', way: 'add' as 'add' | 'take', amount: '', note: '', reason: '' });
  const { way, amount, note, reason } = typed;
  const type = (part: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...part }));
  const [isTried, setTried] = useState(false);
  const billId = typed.bill.trim();
  const isNumber = billNumber.test(billId);
  const { data: bill, error } = useQuery({
    ...getCorrectableBillOptions({ path: { billId } }),
    enabled: isNumber,
    retry: false,
  });
  const isUnknown = isNumber && isApiError(error) && error.code === 'NOT_FOUND';
  const hasAmount = Number(amount) > 0;
  const missing = {
    bill: !bill,
    amount: !hasAmount || refusedNames({}, act.error).has('amount'),
    note: note.trim().length < leastNote,
  };
  const confirm = () => {
    setTried(true);
    if (!bill || missing.note || !hasAmount) return;
    const body = {
      ...{ key, billId },
      amount: `${way === 'take' ? '-' : ''}${withFourPlaces(amount)}`,
      note: note.trim(),
      ...reasonIn(reason),
    };
    void act
      .run(() => correctAgentBill({ body }), {
        said: t`The bill was corrected`,
        stale: ['getAgentSettlement', 'listAgentSettlementWindows', 'listAudit'],
      })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Correct a bill`}
      description={t`A further bill carries the correction; the first one stays as it is. What is taken off comes first from what was never paid of its period, then from the next bills of the agent, never from the wallet.`}
      confirmLabel={t({ message: 'Correct', context: 'bill', comment: 'Button: corrects a bill of an agent' })}
      onConfirm={confirm}
    >
      <TextField
        label={t`Number of the bill`}
        isRequired
        inputMode="numeric"
        maxLength={18}
        value={typed.bill}
        error={isUnknown || (isTried && !isNumber) ? t`There is no computed bill with this number.` : undefined}
        onChange={({ target }) => type({ bill: target.value })}
      />
      {isNumber && error && !isUnknown && <FailureAlert error={error} />}
      {bill && <Found bill={bill} />}
      <Select
        label={t({ message: 'Correction', context: 'bill', comment: 'Amount by which a bill is corrected' })}
        options={[
          { value: 'add', label: t({ message: 'Add', context: 'bill', comment: 'Adds money to a bill' }) },
          { value: 'take', label: t({ message: 'Take off', context: 'bill', comment: 'Takes money off a bill' }) },
        ]}
        value={way}
        onValueChange={(chosen) => type({ way: chosen as typeof way })}
      />
      <MoneyField
        label={t`Amount`}
        isRequired
        currency={bill?.currency ?? ''}
        value={amount}
        error={isTried && missing.amount ? t`Enter an amount above zero.` : undefined}
        onValueChange={(value) => type({ amount: value })}
      />
      <TextArea
        label={t`Reason, for the agent`}
        isRequired
        rows={2}
        maxLength={300}
        value={note}
        error={isTried && missing.note ? t`Write at least 3 characters.` : undefined}
        onChange={({ target }) => type({ note: target.value })}
      />
      <ApprovalReason value={reason} onValueChange={(value) => type({ reason: value })} failure={act.error} />
    </ActDialog>
  );
}

/** The bill that a number is of. */
function Found({ bill }: { readonly bill: CorrectableBill }) {
  const { t } = useLingui();
  const label = useLabel();
  const { agent, kind, gameType, start, end, net, currency, payer } = bill;
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text weight="bold">
          <bdi>{agent}</bdi>
        </Text>
        <Money amount={net} currency={currency} />
      </Inline>
      <Text size="small" tone="muted">
        {label(kindLabels, String(kind))} · <WindowSpan start={start} end={end} /> ·{' '}
        {label(gamesLabels, String(gameType))}
      </Text>
      <Text size="small">
        {payer === undefined
          ? t({ message: 'Paid by the house, its corrections too', comment: 'A bill of an agent' })
          : t({ message: 'Paid from the wallet of the upline, its corrections too', comment: 'A bill of an agent' })}
      </Text>
    </Stack>
  );
}
