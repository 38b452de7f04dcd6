import { useAddress } from '../../state/address.ts';
import { UnmatchedList } from './UnmatchedList.tsx';
import { UnmatchedView } from './UnmatchedView.tsx';

/** Payments without a place to go; one of them in detail when the address names it. */
export function UnmatchedScreen() {
  const [{ item, order }] = useAddress();
  return item === undefined ? <UnmatchedList order={order} /> : <UnmatchedView id={item} order={order} />;
}
