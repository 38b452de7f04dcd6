import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { contractsSearch } from './contracts-search.ts';
import { useWaitingContracts } from './use-waiting-contracts.ts';

/** Contracts that an agent has signed, is offered, and has offered to those below. */
export const contractsPage = centrePage({
  title: msg`Contracts`,
  icon: FileText,
  search: contractsSearch,
  useBadge: useWaitingContracts,
  load: async () => (await import('./ContractsPage.tsx')).ContractsPage,
});
