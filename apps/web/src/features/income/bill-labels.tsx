import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentBill } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag, type TagProps } from '@mekong/ui/Tag';
import { CircleAlert, CircleCheck, CircleMinus, CircleX, Clock, Eye, Hourglass, Undo2 } from 'lucide';

interface Look {
  readonly label: MessageDescriptor;
  readonly tone: TagProps['tone'];
  readonly glyph: IconGlyph;
}

const looks: Readonly<Record<Exclude<AgentBill['status'], object>, Look>> = {
  CALCULATED: {
    label: msg({ message: 'Being paid', context: 'bill', comment: 'State of a bill: the money is on its way' }),
    tone: 'info',
    glyph: Hourglass,
  },
  NOT_REACHED: {
    label: msg({ message: 'Not reached', comment: 'State of a bill: no tier of the contract was reached' }),
    tone: 'neutral',
    glyph: CircleMinus,
  },
  UNDER_REVIEW: {
    label: msg({ message: 'In review', comment: 'State of a bill: an operator may look at it before it is paid' }),
    tone: 'accent',
    glyph: Eye,
  },
  PART: {
    label: msg({
      message: 'Paid in part',
      context: 'bill',
      comment: 'State of a bill: the wallet of the upline held less',
    }),
    tone: 'accent',
    glyph: CircleAlert,
  },
  INSUFFICIENT: {
    label: msg({ message: 'Waits for money', comment: 'State of a bill: the wallet of the upline is empty' }),
    tone: 'accent',
    glyph: Clock,
  },
  ISSUED: {
    label: msg({ message: 'Paid', context: 'state of a bill', comment: 'State of a bill' }),
    tone: 'positive',
    glyph: CircleCheck,
  },
  HELD: {
    label: msg({
      message: 'Netted later',
      comment: 'State of a bill below zero: it is taken off the next bills',
    }),
    tone: 'info',
    glyph: Undo2,
  },
  DENIED: {
    label: msg({
      message: 'Rejected',
      context: 'bill',
      comment: 'State of a bill: operators have rejected it, it is not paid',
    }),
    tone: 'negative',
    glyph: CircleX,
  },
  EXPIRED: {
    label: msg({
      message: 'Expired',
      context: 'bill',
      comment: 'State of a bill: what was missing was not there in time',
    }),
    tone: 'negative',
    glyph: CircleX,
  },
};

/** What keeps a bill from being paid in its turn. */
const waits: Readonly<Record<Exclude<NonNullable<AgentBill['waitsFor']>, object>, Look>> = {
  OPERATOR: {
    label: msg({
      message: 'Kept back',
      context: 'bill',
      comment: 'State of a bill: an operator keeps it from being paid until it is looked into',
    }),
    tone: 'accent',
    glyph: Eye,
  },
  BILL_BEFORE: {
    label: msg({
      message: 'Waits for an earlier bill',
      comment: 'State of a bill below zero: an earlier one of its period is neither paid nor rejected yet',
    }),
    tone: 'info',
    glyph: Hourglass,
  },
};

/** Of a bill below zero that was taken from what was never paid of its window. */
const netted: Look = {
  label: msg({ message: 'Netted', comment: 'State of a bill below zero: all of it was taken off something already' }),
  tone: 'neutral',
  glyph: Undo2,
};

/** What of a bill below zero is still to be taken off the next ones. */
export const leftToTake = ({ amount, fromGivenUp = '0.0000' }: Pick<AgentBill, 'amount' | 'fromGivenUp'>): bigint =>
  -unitsOf(amount) - unitsOf(fromGivenUp);

/** State of a bill. */
export function BillTag({
  bill,
}: {
  readonly bill: Pick<AgentBill, 'status' | 'waitsFor' | 'amount' | 'fromGivenUp'>;
}) {
  const { i18n } = useLingui();
  const status = lookUp(looks, bill.status, looks.CALCULATED);
  const look = bill.waitsFor === undefined ? status : lookUp(waits, bill.waitsFor, status);
  const { label, tone, glyph } = look === looks.HELD && leftToTake(bill) === 0n ? netted : look;
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(label)}
    </Tag>
  );
}

/** An amount of the wire in ten-thousandths of the unit, for comparing and adding exactly. */
export const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
