import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VendorWallet } from '@mekong/api-client/types';

type Reason = Exclude<NonNullable<VendorWallet['reason']>, object>;

/** Why the wallet at a provider takes no money now, in a word or two. */
export const reasonLabels: Record<Reason, MessageDescriptor> = {
  MAINTENANCE: msg({ message: 'Under maintenance', comment: 'State of a provider of games' }),
  OFF: msg({ message: 'No longer offered', comment: 'State of a provider of games' }),
  EXCLUDED: msg({
    message: 'You take a break or close your account',
    comment: 'Why no money can be brought to a provider of games',
  }),
  FROZEN: msg({ message: 'Main wallet below zero', comment: 'Why no money can be brought to a provider of games' }),
  SINGLE: msg({ message: 'Only back', comment: 'State of a wallet: its money can only be brought back' }),
};
