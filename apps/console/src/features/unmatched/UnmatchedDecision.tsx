import { useLingui } from '@lingui/react/macro';
import { collectOwedMoney } from '@mekong/api-client/admin/sdk/collectOwedMoney';
import { creditUnmatchedPayment } from '@mekong/api-client/admin/sdk/creditUnmatchedPayment';
import { decideRefund } from '@mekong/api-client/admin/sdk/decideRefund';
import { refundUnmatchedPayment } from '@mekong/api-client/admin/sdk/refundUnmatchedPayment';
import { writeOffUnmatchedPayment } from '@mekong/api-client/admin/sdk/writeOffUnmatchedPayment';
import type { UnmatchedAction, UnmatchedPayment } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { Money } from '@mekong/ui/Money';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { useAct } from '../../parts/use-act.ts';

interface UnmatchedDecisionProps {
  readonly item: UnmatchedPayment;
  readonly action: UnmatchedAction;
  readonly onClose: () => void;
}

/** The rule that the order or the member breaks who is named. */
const refusedRule = (failure: unknown): string | undefined =>
  isApiError(failure) && failure.code === 'VALIDATION_FAILED'
    ? failure.params.fields?.find(({ name }) => name === 'orderNo' || name === 'username')?.rule
    : undefined;

/** What is decided of a payment: one excludes the others. */
const operations = new Set([
  ...['creditUnmatchedPayment', 'refundUnmatchedPayment', 'decideRefund'],
  ...['writeOffUnmatchedPayment', 'collectOwedMoney'],
]);

/** Asks before money leaves suspense, and to whom it goes. */
export function UnmatchedDecision({ item, action, onClose }: UnmatchedDecisionProps) {
  const { t } = useLingui();
  const act = useAct();
  const [why, setWhy] = useState('');
  const [kind, setKind] = useState<'orderNo' | 'username'>(item.orderNo || !item.username ? 'orderNo' : 'username');
  // its own account takes nothing any more: the owner's other one is named
  const hasEnded = item.reason === 'MEMBER_CLOSED';
  const [name, setName] = useState(item.orderNo ?? (hasEnded ? '' : (item.username ?? '')));
  // a payout that is told otherwise than it was ordered: what it counts as is decided
  const isOpenPayout = item.reason === 'CHANGED' && item.actions.includes('CREDIT');
  const { id, amount, currency, username = '' } = item;
  const path = { id };
  const body = reasonIn(why);
  const refused = refusedRule(act.error);
  const isNamed = action === 'CREDIT' && (item.paymentRef !== undefined || hasEnded);
  const receiver = isNamed && { [kind]: kind === 'orderNo' ? name.trim().toUpperCase() : name.trim() };
  const words = {
    CREDIT: {
      title: isOpenPayout ? t`Give the money back to ${username}?` : t`Credit this payment?`,
      description: isOpenPayout
        ? t`The payment counts as failed, and what was ordered goes back to the wallet. Ask the provider first: if it was paid, the member has both.`
        : t`All of it goes into the wallet, without a fee.`,
      confirmLabel: t({ message: 'Credit', comment: 'Button: gives a payment to a member' }),
      said: t`The payment is credited`,
      send: () => creditUnmatchedPayment({ path, body: { ...body, ...receiver } }),
    },
    REFUND: {
      title: t`Send this payment back?`,
      description: t`All of it goes back to its payer, through the provider it came by.`,
      confirmLabel: t({ message: 'Send back', comment: 'Button: a payment goes back to its payer' }),
      said: t`The refund is ordered`,
      send: () => refundUnmatchedPayment({ path, body }),
    },
    WRITE_OFF: {
      title: amount.startsWith('-') ? t`Write off what is owed?` : t`Write this payment off?`,
      description: amount.startsWith('-')
        ? t`The house bears it. Nothing is owed any more.`
        : t`The house keeps it. Only for money that belongs to nobody.`,
      confirmLabel: t({ message: 'Write off', comment: 'Button: the house keeps a payment, or bears what is owed' }),
      said: t`It is written off`,
      send: () => writeOffUnmatchedPayment({ path, body }),
    },
    CLOSE: {
      title: t`Close this question?`,
      description: isOpenPayout
        ? t`The payment counts as paid, as it was ordered. Ask the provider first; a difference that stays is decided under Reconciliation.`
        : t`Nothing is booked. Ask the provider first; a difference that stays is decided under Reconciliation.`,
      confirmLabel: t({
        message: 'Close',
        context: 'payment',
        comment: 'Button: nothing is to be booked, the question is settled',
      }),
      said: t`It is closed`,
      send: () => writeOffUnmatchedPayment({ path, body }),
    },
    COLLECT: {
      title: t`Take it from the wallet of ${username}?`,
      description: t`All of it or nothing: the wallet has to hold that much.`,
      confirmLabel: t({ message: 'Take from the wallet', comment: 'Button: a member pays what is owed' }),
      said: t`What was owed is paid`,
      send: () => collectOwedMoney({ path, body }),
    },
    SENT_BACK: {
      title: t`Was this payment sent back?`,
      description: t`It counts as sent back to its payer, and the member is told. A difference that stays is decided under Reconciliation.`,
      confirmLabel: t({ message: 'It was sent back', comment: 'Button: the payer has the refund' }),
      said: t`The payment counts as sent back`,
      send: () => decideRefund({ path, body: { ...body, outcome: 'SENT' } }),
    },
    NOT_SENT_BACK: {
      title: t`Was this payment not sent back?`,
      description: t`The refund counts as not made, and the payment is to be decided again. Ask the provider first: if it was made, the payer may be paid twice.`,
      confirmLabel: t({ message: 'It was not sent back', comment: 'Button: the refund was not made' }),
      said: t`The payment is to be decided again`,
      send: () => decideRefund({ path, body: { ...body, outcome: 'NOT_SENT' } }),
    },
  }[action];
  const whyNot: Readonly<Record<string, string>> = {
    currency: t`The payment is in another currency than this wallet.`,
    closed: t`The account is closed.`,
    closing: t`The member is closing the account: it takes no deposits.`,
    break: t`The member takes a break or is excluded: no deposits.`,
    limit: t`The member's deposit limit has no room for it now.`,
  };
  const { said, send, description, ...question } = words;
  return (
    <ActDialog
      {...question}
      act={act}
      isOpen
      isAbout={({ operation, target }) => operations.has(operation) && target.id === id}
      onClose={onClose}
      tone={action === 'WRITE_OFF' ? 'danger' : 'default'}
      description={
        <>
          <Money amount={amount} currency={currency} />. {description}
        </>
      }
      onConfirm={() =>
        void act
          .run(send, { said, stale: ['listUnmatchedPayments', 'getUnmatchedPayment', 'getOverview', 'listAudit'] })
          .then((done) => done && onClose())
      }
    >
      {isNamed && (
        <>
          <RadioGroup
            label={t({ message: 'To', context: 'payment', comment: 'Whom a payment is credited to' })}
            options={[
              { value: 'orderNo', label: t`The member of an order` },
              { value: 'username', label: t`A member, by user name` },
            ]}
            value={kind}
            onValueChange={setKind}
          />
          <TextField
            label={kind === 'orderNo' ? t`Order number` : t`User name`}
            isRequired
            value={name}
            error={
              refused &&
              (whyNot[refused] ?? (kind === 'orderNo' ? t`No order has this number.` : t`No account has this name.`))
            }
            onChange={({ target }) => setName(target.value)}
          />
        </>
      )}
      <ApprovalReason value={why} onValueChange={setWhy} failure={act.error} />
    </ActDialog>
  );
}
