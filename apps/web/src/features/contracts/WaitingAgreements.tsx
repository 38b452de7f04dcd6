import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import { session } from '@mekong/api-client/session';
import type { AgentContract } from '@mekong/api-client/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { waitingContracts } from '../../parts/agents/waiting.ts';
import { useAddress } from '../../state/address.ts';
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

/** An offer as it stands: another one, or other terms of it, is new. */
const keyOf = ({ contractId, version }: AgentContract): string => `${contractId}@${version}`;

/**
 * Opens the contracts that wait for an agent, and again when one is new or has changed since they were closed; whoever is on their
 * page has found them already.
 */
export function WaitingAgreements({ hasToWait }: WaitingAgreementsProps) {
  const kept = useSessionValue('contractsClose');
  // an older page of this tab has kept no more than whether the window was closed
  const putOff = Array.isArray(kept) ? kept : undefined;
  const { pathname, search } = useAddress();
  const isOnPage = pathname === '/agentHome' && search.page === 'contracts';
  const { data } = useQuery(getConsolidatedOptions());
  const contracts = data ? waitingContracts(data) : [];
  const found = contracts.map(keyOf);
  const isNew = found.some((one) => !putOff?.includes(one));
  // once open it stays until it is closed, also when the last contract was answered
  const [isShown, setShown] = useState(false);
  const isDue = !isOnPage && !hasToWait && isNew;
  if (isDue && !isShown) setShown(true);
  if (isOnPage && isShown) setShown(false);
  const hasTurn = useTurn(isShown && !hasToWait && !isOnPage);
  const close = () => session.set({ contractsClose: found });
  useEffect(() => {
    if (isOnPage && isNew) close();
  });
  if (!isShown) return null;
  return (
    <Suspense>
      <Agreements
        open={hasTurn}
        contracts={contracts}
        onClose={() => {
          close();
          setShown(false);
        }}
      />
    </Suspense>
  );
}
