import { useAddress } from '../../state/address.ts';
import { CheckList } from './CheckList.tsx';
import { CheckView } from './CheckView.tsx';

/** Identity checks; one of them in detail when the address names its member. */
export function IdentityChecksScreen() {
  const [{ member }] = useAddress();
  return member === undefined ? <CheckList /> : <CheckView key={member} id={member} />;
}
