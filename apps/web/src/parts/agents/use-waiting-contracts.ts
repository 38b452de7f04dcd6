import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import { useQuery } from '@tanstack/react-query';
import type { PageBadge } from '../centre-page.ts';
import { waitingContracts } from './waiting.ts';

/** Contracts that wait for an answer of this agent. */
export function useWaitingContracts(): PageBadge | undefined {
  const { t } = useLingui();
  const { data } = useQuery(getConsolidatedOptions());
  if (!data) return undefined;
  const count = waitingContracts(data).length;
  return count > 0
    ? { count, label: t`${plural(count, { one: '# contract waits for you', other: '# contracts wait for you' })}` }
    : undefined;
}
