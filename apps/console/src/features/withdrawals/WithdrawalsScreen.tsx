import { useEffect } from 'react';
import { useAddress } from '../../state/address.ts';
import { NumberedWithdrawal } from './NumberedWithdrawal.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

/** What waits for a decision with what it is decided by; every withdrawal in a table when the address asks for them. */
export function WithdrawalsScreen() {
  const [{ state, tab, order, number }, change] = useAddress();
  const isTable = order === undefined && (state !== undefined || tab === 'orders');
  // it stays a table when the filter is taken away
  useEffect(() => {
    if (isTable && tab === undefined) change({ tab: 'orders' }, { replace: true });
  });
  if (number !== undefined) return <NumberedWithdrawal number={number} />;
  return isTable ? <WithdrawalList /> : <WithdrawalDesk />;
}
