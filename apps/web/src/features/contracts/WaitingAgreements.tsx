import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import { session } from '@mekong/api-client/session';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { waitingContracts } from '../../parts/agents/waiting.ts';
import { useSessionValue } from '../../state/session.ts';
import { useTurn } from '../../state/use-turn.ts';

const Agreements = lazy(async () => {
  const { Agreements } = await import('./Agreements.tsx');
  return { default: Agreements };
});

interface WaitingAgreementsProps {
  /** Another window comes first. */
  readonly hasToWait: boolean;
}

const close = (): void => session.set({ contractsClose: true });

/** Opens the contracts that wait for an agent, once a session; whoever is on their page has found them already. */
export function WaitingAgreements({ hasToWait }: WaitingAgreementsProps) {
  const isClosed = useSessionValue('contractsClose') === true;
  const isOnPage = useLocation({
    select: ({ pathname, search }) => pathname === '/agentHome' && search.page === 'contracts',
  });
  const { data } = useQuery({ ...getConsolidatedOptions(), enabled: !isClosed });
  const contracts = data ? waitingContracts(data) : [];
  // once open it stays until it is closed, also when the last contract was answered
  const [isShown, setShown] = useState(false);
  const isDue = !isClosed && !isOnPage && !hasToWait && contracts.length > 0;
  if (isDue && !isShown) setShown(true);
  const hasTurn = useTurn(!isClosed && isShown && !hasToWait && !isOnPage);
  useEffect(() => {
    if (isOnPage) close();
  }, [isOnPage]);
  if (isClosed || !isShown) return null;
  return (
    <Suspense>
      <Agreements open={hasTurn} contracts={contracts} onClose={close} />
    </Suspense>
  );
}
