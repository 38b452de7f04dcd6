import { useAddress } from '../../state/address.ts';
import { CreditLineList } from './CreditLineList.tsx';
import { CreditLineView } from './CreditLineView.tsx';

/** Credit lines of agents; one of them in detail when the address names it. */
export function CreditLinesScreen() {
  const [{ line }] = useAddress();
  return line === undefined ? <CreditLineList /> : <CreditLineView id={line} />;
}
