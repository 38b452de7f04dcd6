import { defineChannel } from '../../kernel/db/notify.ts';
import type { DepositState } from './machine.ts';
import type { WithdrawState } from './withdrawals/machine.ts';

/** Told after each commit that has changed a deposit. */
export interface DepositChanged {
  memberId: string;
  orderNo: string;
  state: DepositState;
}

export const depositChanged = defineChannel<DepositChanged>('deposit');

/** Told after each commit that has changed a withdrawal. */
export interface WithdrawalChanged {
  memberId: string;
  orderNo: string;
  state: WithdrawState;
}

export const withdrawalChanged = defineChannel<WithdrawalChanged>('withdrawal');
