import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoomStake } from '@mekong/api-client/types';

/** Word for each band of stakes. */
export const stakeLabels: Readonly<Record<RoomStake, MessageDescriptor>> = {
  MICRO: msg({ message: 'Micro stakes', comment: 'Band of stakes: the smallest' }),
  LOW: msg({ message: 'Low stakes', comment: 'Band of stakes' }),
  MIDDLE: msg({ message: 'Middle stakes', comment: 'Band of stakes' }),
  HIGH: msg({ message: 'High stakes', comment: 'Band of stakes: the highest' }),
};
