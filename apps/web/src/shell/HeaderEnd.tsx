import { AppHeaderAccount } from '@mekong/ui/patterns/AppHeaderAccount';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { hasAgentButton } from '../entry/account-type.ts';
import { preloadModal } from '../modals/registry.ts';
import { useBalance } from '../queries/balance.ts';
import { useMerchant } from '../queries/status.ts';
import { useModal } from '../state/modal.ts';
import { useSessionValue, useViewer } from '../state/session.ts';
import { useGuard } from '../state/use-guard.ts';
import { SearchButton } from './SearchButton.tsx';

const second = 1000;

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
    <AppHeaderAccount
      account={{
        kind: 'visitor',
        onLogin: () => open('login'),
        onRegister: () => open('register'),
        onIntent: () => {
          preloadModal('login');
          preloadModal('register');
        },
      }}
    />
  );
}

function Member() {
  const nickname = useSessionValue('nickname');
  const account = useSessionValue('account');
  const { currency } = useMerchant();
  const { data: balance, isFetching, refetch } = useBalance();
  const guard = useGuard();
  const navigate = useNavigate();
  const viewer = useViewer();
  const askedAt = useRef(0);
  const refresh = useCallback(() => {
    // at most once a second (S2-054)
    if (Date.now() - askedAt.current < second) return;
    askedAt.current = Date.now();
    void refetch();
  }, [refetch]);
  return (
    <AppHeaderAccount
      account={{
        kind: 'member',
        name: nickname || account || '',
        balance: balance?.sumBalance,
        currency: balance?.currency ?? currency,
        isRefreshing: isFetching,
        onRefresh: refresh,
        onDeposit: () => guard(() => void navigate({ href: '/member?page=depositv2' })),
        onOpenMember: () => guard(() => void navigate({ href: '/member' })),
        ...(viewer.signedIn &&
          hasAgentButton(viewer.type) && {
            onOpenAgent: () => guard(() => void navigate({ href: '/agentHome' })),
          }),
      }}
    />
  );
}
