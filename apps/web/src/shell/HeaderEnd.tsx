import { AppHeaderVisitor } from '@mekong/ui/patterns/AppHeaderVisitor';
import { preloadModal } from '../modals/registry.ts';
import { useModal } from '../state/modal.ts';
import { useViewer } from '../state/session.ts';
import { loadMemberShell, useMemberShell } from './member-shell.ts';
import { NewsButton } from './NewsButton.tsx';

/** End of the header: news, and the account of whoever looks at the page. */
export function HeaderEnd() {
  const { signedIn } = useViewer();
  return (
    <>
      <NewsButton />
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
        loadMemberShell().catch(() => undefined);
      }}
    />
  );
}

function Member() {
  const MemberEnd = useMemberShell()?.MemberEnd;
  return MemberEnd ? <MemberEnd /> : null;
}
