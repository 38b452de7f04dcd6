import { AppHeaderVisitor } from '@mekong/ui/patterns/AppHeaderVisitor';
import { useEffect, useState } from 'react';
import { preloadModal } from '../modals/registry.ts';
import { useModal } from '../state/modal.ts';
import { useViewer } from '../state/session.ts';
import { loadedMemberEnd, loadMemberEnd } from './member-end.ts';
import { SearchButton } from './SearchButton.tsx';

/** End of the header: search, and the account of whoever looks at the page. */
export function HeaderEnd() {
  const { signedIn } = useViewer();
  return (
    <>
      <SearchButton />
      {signedIn ? <Member /> : <Visitor />}
    </>
  );
}

function Visitor() {
  const { open } = useModal();
  return (
    <AppHeaderVisitor
      onLogin={() => open('login')}
      onRegister={() => open('register')}
      onIntent={() => {
        preloadModal('login');
        preloadModal('register');
        loadMemberEnd().catch(() => undefined);
      }}
    />
  );
}

function Member() {
  const [MemberEnd, setMemberEnd] = useState(loadedMemberEnd);
  useEffect(() => {
    if (MemberEnd) return;
    loadMemberEnd().then(
      (loaded) => setMemberEnd(() => loaded),
      // the menu and the bar at the thumb lead to the same places
      () => undefined,
    );
  }, [MemberEnd]);
  return MemberEnd ? <MemberEnd /> : null;
}
