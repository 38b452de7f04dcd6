import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Withdrawal, WithdrawalPart } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag } from '@mekong/ui/Tag';
import { CircleCheck, CircleDashed, CircleX, Hourglass, Send, Undo2 } from 'lucide';

interface Look {
  readonly label: MessageDescriptor;
  readonly tone: 'positive' | 'negative' | 'info' | 'neutral';
  readonly glyph: IconGlyph;
}

const checked: Look = {
  label: msg({ message: 'Being checked', context: 'withdrawal', comment: 'State of a withdrawal' }),
  tone: 'info',
  glyph: Hourglass,
};
const paying: Look = {
  label: msg({ message: 'Being paid', comment: 'State of a withdrawal: it is with the payment provider' }),
  tone: 'info',
  glyph: Send,
};
const paid: Look = {
  label: msg({ message: 'Paid', context: 'withdrawal', comment: 'State of a withdrawal' }),
  tone: 'positive',
  glyph: CircleCheck,
};

const orderLooks: Record<Exclude<Withdrawal['state'], object>, Look> = {
  REQUESTED: checked,
  REVIEW: checked,
  APPROVED: paying,
  PAYING: paying,
  PAID_PART: {
    label: msg({ message: 'Partly paid', comment: 'State of a withdrawal' }),
    tone: 'info',
    glyph: Send,
  },
  PAID: paid,
  REJECTED: {
    label: msg({ message: 'Not paid', comment: 'State of a withdrawal: its money is back in the wallet' }),
    tone: 'negative',
    glyph: CircleX,
  },
};

const partLooks: Record<Exclude<WithdrawalPart['state'], object>, Look> = {
  PLANNED: {
    label: msg({ message: 'Being prepared', comment: 'State of a deposit: its provider is being asked' }),
    tone: 'neutral',
    glyph: CircleDashed,
  },
  SENT: paying,
  PAID: paid,
  FAILED: orderLooks.REJECTED,
  RETURNED: {
    label: msg({ message: 'Sent back by the bank', comment: 'State of a part of a withdrawal' }),
    tone: 'negative',
    glyph: Undo2,
  },
};

function LookTag({ look: { label, tone, glyph } }: { readonly look: Look }) {
  const { i18n } = useLingui();
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(label)}
    </Tag>
  );
}

/** State of a withdrawal in a word, with icon and colour. */
export const WithdrawalStateTag = ({ state }: Pick<Withdrawal, 'state'>) => (
  <LookTag look={lookUp(orderLooks, state, checked)} />
);

/** State of one part of a withdrawal. */
export const PartStateTag = ({ state }: Pick<WithdrawalPart, 'state'>) => (
  <LookTag look={lookUp(partLooks, state, partLooks.PLANNED)} />
);

const unclear = msg`The provider did not accept the payment. Check your account, or choose another one.`;

const reasons: Record<Exclude<NonNullable<Withdrawal['reason']>, object>, MessageDescriptor> = {
  IDENTITY: msg`We need to know who you are first. Contact us.`,
  ACCOUNT: msg`The account does not fit. Add an account in your own name.`,
  TERMS: msg`It is against the terms of this site. Contact us.`,
  SECURITY: msg`We have to reach you first to protect your money. Contact us.`,
  ACCOUNT_CLOSED: msg`The account does not exist or is closed. Choose another one.`,
  NAME_MISMATCH: msg`The bank has another name for this account. Use an account in your own name.`,
  REFUSED: unclear,
  BANK_DOWN: msg`The bank does not respond. Try again later, or choose another account.`,
};

/** Why money was not paid, and what to do. */
export function useReasonText(): (reason: Withdrawal['reason']) => string | undefined {
  const { i18n } = useLingui();
  return (reason) => (reason === undefined ? undefined : i18n._(lookUp(reasons, reason, unclear)));
}
