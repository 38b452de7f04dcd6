import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reasonLabels as applicationReasons } from './application-labels.ts';
import { checkLabels } from './check-labels.ts';
import { lineStateLabels } from './credit-labels.ts';
import { depositLabels } from './deposit-labels.ts';
import { disputeLabels } from './dispute-labels.ts';
import {
  accountLabels,
  bonusLabels,
  breakLabels,
  limitLabels,
  methodLabels,
  periodLabels,
  spanLabels,
  stepLabels,
} from './member-labels.ts';
import { kindLabels as offerKinds, stateLabels as offerStates } from './offer-labels.ts';
import { operatorStateLabels } from './operator-labels.ts';
import { actLabels } from './plan-labels.ts';
import { slipReasonLabels } from './slip-labels.ts';
import { unmatchedReasonLabels } from './suspense-labels.ts';
import { transferLabels, reasonLabels as transferReasons } from './transfer-labels.ts';
import { reasonLabels as withdrawalReasons, stateLabels as withdrawalStates } from './withdrawal-labels.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

/** Why a provider has not made a payout. */
const payoutFailures: Words = {
  ACCOUNT_CLOSED: msg({ message: 'The account is closed', context: 'payout', comment: 'Why a payout failed' }),
  NAME_MISMATCH: msg({ message: 'The account is in another name', context: 'payout', comment: 'Why a payout failed' }),
  REFUSED: msg({ message: 'Refused by the bank', context: 'payout', comment: 'Why a payout failed' }),
  BANK_DOWN: msg({ message: 'The bank does not answer', context: 'payout', comment: 'Why a payout failed' }),
};

/** How a provider says that a payment or a payout stands. */
const toldStates: Words = {
  pending: msg({ message: 'Under way', context: 'provider', comment: 'How a provider says that a payment stands' }),
  accepted: msg({ message: 'Accepted', context: 'provider', comment: 'How a provider says that a payout stands' }),
  sent: msg({ message: 'Sent', context: 'provider', comment: 'How a provider says that a payout stands' }),
  paid: msg({ message: 'Paid', context: 'provider', comment: 'How a provider says that a payment stands' }),
  failed: msg({ message: 'Failed', context: 'provider', comment: 'How a provider says that a payout stands' }),
  returned: msg({ message: 'Returned', context: 'provider', comment: 'How a provider says that a payout stands' }),
  reversed: msg({ message: 'Taken back', context: 'provider', comment: 'How a provider says that a payment stands' }),
};

/** How well a bank knows the name of a new account. */
const nameMatches: Words = {
  full: msg({ message: 'The same', context: 'name', comment: 'Whether a bank knows an account by the name: it does' }),
  partial: msg({ message: 'Similar', context: 'name', comment: 'Whether a bank knows an account by the name' }),
  unknown: msg({ message: 'Not known', context: 'name', comment: 'Whether a bank knows an account by the name' }),
};

/** Why something of an identity check was deleted. */
const deletionCauses: Words = {
  UNSENT: msg({ message: 'Never sent', context: 'deletion', comment: 'Why a detail of a person was deleted' }),
  REJECTED: msg({ message: 'Rejected', context: 'deletion', comment: 'Why a detail of a person was deleted' }),
  REPLACED: msg({ message: 'Replaced', context: 'deletion', comment: 'Why a detail of a person was deleted' }),
  CLOSED: msg({ message: 'Account closed', context: 'deletion', comment: 'Why a detail of a person was deleted' }),
};

const mainWallet: Words = {
  MAIN: msg({ message: 'Main wallet', comment: 'Where money of a member is moved from or to: no game provider' }),
};

const breakWords = {
  kind: breakLabels,
  period: spanLabels,
  until: { 'for life': spanLabels.LIFE },
};

/** Words of states and reasons that entries name by a code, by how their actions begin. */
const codes: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  deposit: { state: depositLabels },
  payment: { reason: { ...unmatchedReasonLabels, ...toldStates } },
  withdrawal: { state: { ...withdrawalStates, ...toldStates }, reason: { ...withdrawalReasons, ...payoutFailures } },
  'payout-account': {
    state: {
      ...accountLabels,
      ACCEPTED: msg({ message: 'Accepted', context: 'member account', comment: 'State of a payout account' }),
    },
    reason: {
      SHARED: msg({ message: 'Somebody else has, or had, it', comment: 'Why a payout account was refused' }),
      NAME_MISMATCH: payoutFailures.NAME_MISMATCH as MessageDescriptor,
    },
    match: nameMatches,
  },
  slip: { reason: slipReasonLabels },
  dispute: { state: disputeLabels },
  transfer: { state: transferLabels, reason: transferReasons, from: mainWallet, to: mainWallet },
  credit: { state: lineStateLabels },
  bonus: { state: bonusLabels },
  'bonus-offer': { state: offerStates, kind: offerKinds },
  application: { reason: applicationReasons },
  contract: { outcome: actLabels },
  identity: { state: checkLabels, reason: deletionCauses },
  'play-limit': {
    limit: { ...limitLabels, ...periodLabels },
    step: stepLabels,
    amount: { none: msg({ message: 'No limit', context: 'limit', comment: 'Instead of the amount of a limit' }) },
  },
  'play-break': breakWords,
  'play-return': breakWords,
  login: { method: methodLabels },
  password: {
    by: {
      phone: msg({ message: 'Phone', context: 'recovery', comment: 'How a lost password was set anew' }),
      mail: msg({ message: 'Email', context: 'recovery', comment: 'How a lost password was set anew' }),
    },
  },
  operator: { state: operatorStateLabels },
};

/** Words of the codes that a field of an entry may have; undefined where it has its value as it is. */
export const codeWords = (action: string, field: string): Words | undefined =>
  codes[action.split('.', 1)[0] ?? '']?.[field];
