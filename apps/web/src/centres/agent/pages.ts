import { contractsPage } from '../../features/contracts/contracts.page.ts';
import { incomePage } from '../../features/income/income.page.ts';
import type { CentrePages } from '../centre.ts';

/** Every page of the agent centre that this site has, in the order of the menu. */
export const agentPages = {
  contracts: contractsPage,
  agentRevenueReport: incomePage,
} satisfies CentrePages;
