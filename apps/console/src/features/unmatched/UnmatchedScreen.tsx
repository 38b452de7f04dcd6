import { useAddress } from '../../state/address.ts';
import { UnmatchedList } from './UnmatchedList.tsx';
import { UnmatchedView } from './UnmatchedView.tsx';

/** Payments without a place to go; one of them in detail when the address names it. */
export function UnmatchedScreen() {
  const [{ item }] = useAddress();
  return item === undefined ? <UnmatchedList /> : <UnmatchedView id={item} />;
}
