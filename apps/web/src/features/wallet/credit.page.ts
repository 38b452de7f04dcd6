import { msg } from '@lingui/core/macro';
import { Landmark } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { creditQuery } from '../../queries/credit.ts';
import { creditSearch } from './credit/credit-search.ts';

/** What the house advances to an agent; it is there for agents who have, or had, a credit line. */
export const creditPage = centrePage({
  title: msg({ message: 'Credit report', comment: 'Page of the agent centre: money that the house advances' }),
  icon: Landmark,
  search: creditSearch,
  guard: ({ holds }) => holds?.has('CREDIT') === true,
  loader: ({ queryClient }) => queryClient.prefetchQuery(creditQuery()),
  load: async () => (await import('./credit/CreditPage.tsx')).CreditPage,
});
