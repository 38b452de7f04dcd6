import { useAddress } from '../../state/address.ts';
import { MemberList } from './MemberList.tsx';
import { MemberView } from './MemberView.tsx';

/** Members; one of them in detail when the address names it. */
export function MembersScreen() {
  const [{ member }] = useAddress();
  return member === undefined ? <MemberList /> : <MemberView id={member} />;
}
