import { useLingui } from '@lingui/react/macro';
import { AppHeaderMember } from '@mekong/ui/patterns/AppHeaderMember';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowDownToLine, ArrowUpFromLine, Play } from 'lucide';
import { useCallback, useRef } from 'react';
import { hasAgentButton, isTrial } from '../entry/account-type.ts';
import { useBalance, useBalanceAsOf } from '../queries/balance.ts';
import { useDepositsEnded } from '../queries/safer-play.ts';
import { useMerchant } from '../queries/status.ts';
import { useSessionValue, useViewer } from '../state/session.ts';
import { useGuard } from '../state/use-guard.ts';
import { memberPage } from './member-page.ts';
import { UnreadMark } from './UnreadMark.tsx';
import { usePlay } from './use-play.ts';

const second = 1000;

/**
 * End of the header for whoever is logged in: balance, deposit, agent centre, the member's own place. Trial accounts take no
 * deposits: they go on with a game. Whoever takes a break, or is leaving, is led to the withdrawal in its place.
 */
export function MemberEnd() {
  const { t } = useLingui();
  const nickname = useSessionValue('nickname');
  const account = useSessionValue('account');
  const { currency } = useMerchant();
  const { data: balance, isFetching, refetch, dataUpdatedAt } = useBalance();
  const asOf = useBalanceAsOf(dataUpdatedAt);
  const guard = useGuard();
  const navigate = useNavigate();
  const router = useRouter();
  const viewer = useViewer();
  const isAgent = viewer.signedIn && hasAgentButton(viewer.type);
  const play = usePlay();
  const haveDepositsEnded = useDepositsEnded();
  const askedAt = useRef(0);
  const refresh = useCallback(() => {
    // at most once a second
    if (Date.now() - askedAt.current < second) return;
    askedAt.current = Date.now();
    void refetch();
  }, [refetch]);
  return (
    <AppHeaderMember
      name={nickname || account || ''}
      balance={balance?.sumBalance}
      currency={balance?.currency ?? currency}
      asOf={asOf}
      isRefreshing={isFetching}
      onRefresh={refresh}
      action={
        viewer.signedIn && isTrial(viewer.type)
          ? {
              label: t({
                message: 'Play',
                comment: 'Goes on with the game that was played last, in the bar at the bottom',
              }),
              icon: Play,
              onPress: play,
            }
          : haveDepositsEnded
            ? {
                label: t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' }),
                icon: ArrowUpFromLine,
                onPress: () => guard(() => void navigate({ href: memberPage('withdraw') })),
              }
            : {
                label: t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' }),
                icon: ArrowDownToLine,
                onPress: () => guard(() => void navigate({ href: memberPage('depositv2') })),
              }
      }
      onOpenMember={() => guard(() => void navigate({ href: '/member' }))}
      onIntent={() => {
        for (const to of isAgent ? (['/member', '/agentHome'] as const) : (['/member'] as const))
          void router.preloadRoute({ to }).catch(() => undefined);
      }}
      mark={<UnreadMark />}
      {...(isAgent && { onOpenAgent: () => guard(() => void navigate({ href: '/agentHome' })) })}
    />
  );
}
