import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide';
import { useWaitingContracts } from '../../parts/agents/use-waiting-contracts.ts';
import { centrePage } from '../../parts/centre-page.ts';
import { contractsSearch } from './contracts-search.ts';

/** Contracts that an agent has signed, is offered, and has offered to those below. */
export const contractsPage = centrePage({
  title: msg`Contracts`,
  icon: FileText,
  search: contractsSearch,
  useBadge: useWaitingContracts,
  load: async () => (await import('./ContractsPage.tsx')).ContractsPage,
});
