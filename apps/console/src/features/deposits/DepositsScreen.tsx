import { useAddress } from '../../state/address.ts';
import { DepositList } from './DepositList.tsx';
import { DepositView } from './DepositView.tsx';

/** Deposits of all members; one of them in detail when the address names it. */
export function DepositsScreen() {
  const [{ item }] = useAddress();
  return item === undefined ? <DepositList /> : <DepositView orderNo={item} />;
}
