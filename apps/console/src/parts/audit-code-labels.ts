import type { MessageDescriptor } from '@lingui/core';
import { checkLabels } from './check-labels.ts';
import { depositLabels } from './deposit-labels.ts';
import { disputeLabels } from './dispute-labels.ts';
import { stateLabels as offerStates } from './offer-labels.ts';
import { operatorStateLabels } from './operator-labels.ts';
import { transferLabels, reasonLabels as transferReasons } from './transfer-labels.ts';
import { reasonLabels as withdrawalReasons, stateLabels as withdrawalStates } from './withdrawal-labels.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

/** Words of states and reasons that entries name by a code, by how their actions begin. */
const codes: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  deposit: { state: depositLabels },
  withdrawal: { state: withdrawalStates, reason: withdrawalReasons },
  dispute: { state: disputeLabels },
  transfer: { state: transferLabels, reason: transferReasons },
  identity: { state: checkLabels },
  operator: { state: operatorStateLabels },
  'bonus-offer': { state: offerStates },
};

/** Words of the codes that a field of an entry may have; undefined where it has its value as it is. */
export const codeWords = (action: string, field: string): Words | undefined =>
  codes[action.split('.', 1)[0] ?? '']?.[field];
