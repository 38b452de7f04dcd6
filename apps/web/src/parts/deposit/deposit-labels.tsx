import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DepositKind, DepositOrder, DepositState } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag } from '@mekong/ui/Tag';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock3,
  Coins,
  CreditCard,
  Hourglass,
  Landmark,
  QrCode,
  Smartphone,
  Ticket,
  Undo2,
  UsersRound,
  Wallet,
} from 'lucide';

/** Names of payment systems, the same in every language. */
const systems: Readonly<Record<string, string>> = {
  KHQR: 'KHQR',
  PROMPTPAY: 'PromptPay',
  VIETQR: 'VietQR',
  PIX: 'Pix',
  USDT: 'USDT',
};

/** Names that have a word in each language. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  BANK: msg({ message: 'Bank transfer', comment: 'A way to pay in' }),
  EWALLET: msg({ message: 'E-wallet', comment: 'A kind of account' }),
  CARD: msg({ message: 'Card', context: 'payment', comment: 'A way to pay in: a debit or credit card' }),
  VOUCHER: msg({ message: 'Voucher', comment: 'A way to pay in: a code that was bought before' }),
  C2C: msg({ message: 'Member to member', comment: 'A way to pay in: a transfer straight to another person' }),
};

/** Name of a method as its payers know it; the code of one that this client does not know. */
export function useMethodName(): (method: string) => string {
  const { i18n } = useLingui();
  return (method) => {
    const word = words[method];
    return word ? i18n._(word) : (systems[method] ?? method);
  };
}

interface KindLook {
  readonly glyph: IconGlyph;
  /** What the payer does. */
  readonly text: MessageDescriptor;
}

const kindLooks: Record<DepositKind, KindLook> = {
  QR: { glyph: QrCode, text: msg`Scan a code with the app of your bank` },
  BANK: { glyph: Landmark, text: msg`Transfer to our account with the order number` },
  WALLET: { glyph: Smartphone, text: msg`Confirm on the page of your e-wallet` },
  CARD: { glyph: CreditCard, text: msg`Enter your card on the page of its provider` },
  VOUCHER: { glyph: Ticket, text: msg`Type the code of a voucher` },
  C2C: { glyph: UsersRound, text: msg`Transfer to a person who waits for a withdrawal` },
  CRYPTO: { glyph: Coins, text: msg`Send coins to an address of your order` },
};
const otherKind: KindLook = { glyph: Wallet, text: msg`Pay on the page of the provider` };

/** Picture and words of what the payer does. */
export const kindLookOf = (kind: string): KindLook => lookUp(kindLooks, kind, otherKind);

interface StateLook {
  readonly label: MessageDescriptor;
  readonly tone: 'positive' | 'negative' | 'info' | 'neutral';
  readonly glyph: IconGlyph;
}

const stateLooks: Record<DepositState, StateLook> = {
  CREATED: {
    label: msg({ message: 'Being prepared', comment: 'State of a deposit: its provider is being asked' }),
    tone: 'info',
    glyph: CircleDashed,
  },
  PENDING: {
    label: msg({ message: 'Waiting for payment', comment: 'State of a deposit' }),
    tone: 'info',
    glyph: Hourglass,
  },
  REVIEW: {
    label: msg({ message: 'Being checked', context: 'deposit', comment: 'State of a deposit: somebody looks for it' }),
    tone: 'info',
    glyph: Hourglass,
  },
  COMPLETED: {
    label: msg({ message: 'In your wallet', comment: 'State of a deposit: the money has arrived' }),
    tone: 'positive',
    glyph: CircleCheck,
  },
  EXPIRED: {
    label: msg({ message: 'Expired', comment: 'State of a deposit: the time to pay is over' }),
    tone: 'neutral',
    glyph: Clock3,
  },
  CANCELLED: {
    label: msg({ message: 'Cancelled', context: 'deposit', comment: 'State of a deposit: by the member' }),
    tone: 'neutral',
    glyph: Ban,
  },
  FAILED: {
    label: msg({ message: 'Not accepted', comment: 'State of a deposit: its provider did not take it' }),
    tone: 'negative',
    glyph: CircleX,
  },
  REVERSED: {
    label: msg({ message: 'Taken back', comment: 'State of a deposit: the bank took the payment back' }),
    tone: 'negative',
    glyph: Undo2,
  },
};

/** State of an order in a word, with icon and colour. */
export function DepositStateTag({ state }: Pick<DepositOrder, 'state'>) {
  const { i18n } = useLingui();
  const { label, tone, glyph } = lookUp(stateLooks, state, {
    label: { id: state },
    tone: 'neutral',
    glyph: CircleDashed,
  });
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(label)}
    </Tag>
  );
}
