import { contractsPage } from '../../features/contracts/contracts.page.ts';
import { incomePage } from '../../features/income/income.page.ts';
import { bonusPage, dailyPage, dailyRatesPage, hourPage, realTimePage } from '../../features/income/salary.page.ts';
import { noticesPage } from '../../features/notices/notices.page.ts';
import { overviewPage } from '../../features/overview/overview.page.ts';
import { teamBetsPage } from '../../features/records/team-bets.page.ts';
import { accountsPage } from '../../features/team/accounts.page.ts';
import { linksPage } from '../../features/team/links.page.ts';
import { lossesPage } from '../../features/team/losses.page.ts';
import { teamPage } from '../../features/team/team.page.ts';
import { creditPage } from '../../features/wallet/credit.page.ts';
import { detailsPage } from '../../features/wallet/details.page.ts';
import type { CentrePages } from '../centre.ts';

/** Every page of the agent centre that this site has, in the order of the menu. */
export const agentPages = {
  agentTeamOverview: overviewPage,
  registerCenter: accountsPage,
  // spelled as the specification writes it
  downlineManagmentView: teamPage,
  // the name that the member centre gives the own bets
  personalHistoryCopy: teamBetsPage,
  palStatementsAgentCopy: lossesPage,
  agentLinks: linksPage,
  contracts: contractsPage,
  agentAnnouncement: noticesPage,
  agentRevenueReport: incomePage,
  agentDownlineTransactionDetailsCopy: detailsPage,
  agentCreditReport: creditPage,
  agentDividendRecordCopy2: bonusPage,
  agentDailyWages2: dailyPage,
  agentMRDailySalary: dailyRatesPage,
  agentHourSalary: hourPage,
  agentRealTimeSalary: realTimePage,
} satisfies CentrePages;
