import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PartConfirmation, PartDispute } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag } from '@mekong/ui/Tag';
import { CircleAlert, CircleCheck, FileQuestion, Hourglass, Landmark, Undo2 } from 'lucide';

interface Look {
  readonly label: MessageDescriptor;
  readonly tone: 'positive' | 'negative' | 'accent' | 'info' | 'neutral';
  readonly glyph: IconGlyph;
}

const waiting: Look = {
  label: msg({
    message: 'Waiting for you',
    comment: 'State of a payment: the member has to say whether it has arrived',
  }),
  tone: 'accent',
  glyph: Hourglass,
};
const received: Look = {
  label: msg({ message: 'Received', context: 'payment', comment: 'State of a payment that has arrived' }),
  tone: 'positive',
  glyph: CircleCheck,
};

const looks: Record<Exclude<PartConfirmation['state'], object>, Look> = {
  WAITING: waiting,
  RECEIVED: received,
  AUTO_RECEIVED: {
    label: msg({ message: 'Counted as received', comment: 'State of a payment: nobody answered in time' }),
    tone: 'info',
    glyph: CircleCheck,
  },
  NOT_RECEIVED: {
    label: msg({ message: 'In dispute', comment: 'State of a payment that has not arrived' }),
    tone: 'negative',
    glyph: CircleAlert,
  },
  CLOSED: {
    label: msg({ message: 'Back in your wallet', comment: 'Step of a withdrawal: it could not be paid' }),
    tone: 'neutral',
    glyph: Undo2,
  },
};

const disputeLooks: Record<Exclude<PartDispute['state'], object>, Look> = {
  OPEN: {
    label: msg({ message: 'We are looking at it', comment: 'State of a dispute' }),
    tone: 'info',
    glyph: Hourglass,
  },
  WITH_PROVIDER: {
    label: msg({ message: 'The payer was asked', comment: 'State of a dispute: the payment provider has to prove it' }),
    tone: 'info',
    glyph: Landmark,
  },
  NEED_EVIDENCE: {
    label: msg({ message: 'We need more from you', comment: 'State of a dispute: pictures are asked for' }),
    tone: 'accent',
    glyph: FileQuestion,
  },
  RESOLVED_PAID: received,
  RESOLVED_RETURNED: looks.CLOSED,
};

const lookOf = ({ state, dispute }: Pick<PartConfirmation, 'state' | 'dispute'>): Look =>
  dispute ? lookUp(disputeLooks, dispute.state, disputeLooks.OPEN) : lookUp(looks, state, waiting);

/** How it stands with a payment, in a word, with icon and colour. */
export function ConfirmationTag({ part }: { readonly part: Pick<PartConfirmation, 'state' | 'dispute'> }) {
  const { i18n } = useLingui();
  const { label, tone, glyph } = lookOf(part);
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(label)}
    </Tag>
  );
}
