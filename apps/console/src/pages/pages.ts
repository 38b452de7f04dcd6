import { agentPlansPage } from '../features/agent-plans/agent-plans.page.ts';
import { announcementsPage } from '../features/announcements/announcements.page.ts';
import { applicationsPage } from '../features/applications/applications.page.ts';
import { approvalsPage } from '../features/approvals/approvals.page.ts';
import { auditPage } from '../features/audit/audit.page.ts';
import { bonusOffersPage } from '../features/bonus-offers/bonus-offers.page.ts';
import { correctionsPage } from '../features/corrections/corrections.page.ts';
import { creditLinesPage } from '../features/credit-lines/credit-lines.page.ts';
import { depositsPage } from '../features/deposits/deposits.page.ts';
import { disputesPage } from '../features/disputes/disputes.page.ts';
import { drawsPage } from '../features/draws/draws.page.ts';
import { gamesPage } from '../features/games/games.page.ts';
import { identityChecksPage } from '../features/identity-checks/identity-checks.page.ts';
import { jobsPage } from '../features/jobs/jobs.page.ts';
import { membersPage } from '../features/members/members.page.ts';
import { operatorsPage } from '../features/operators/operators.page.ts';
import { outboxPage } from '../features/outbox/outbox.page.ts';
import { overviewPage } from '../features/overview/overview.page.ts';
import { reconciliationPage } from '../features/reconciliation/reconciliation.page.ts';
import { referencePage } from '../features/reference/reference.page.ts';
import { reportsPage } from '../features/reports/reports.page.ts';
import { settingsPage } from '../features/settings/settings.page.ts';
import { settlementPage } from '../features/settlement/settlement.page.ts';
import { slipsPage } from '../features/slips/slips.page.ts';
import { transfersPage } from '../features/transfers/transfers.page.ts';
import { unmatchedPage } from '../features/unmatched/unmatched.page.ts';
import { withdrawalsPage } from '../features/withdrawals/withdrawals.page.ts';
import type { ConsolePage } from '../parts/console-page.ts';

/** Every page of the console, in the order of the menu. */
export const pages: readonly ConsolePage[] = [
  overviewPage,
  depositsPage,
  withdrawalsPage,
  transfersPage,
  disputesPage,
  slipsPage,
  unmatchedPage,
  correctionsPage,
  reconciliationPage,
  settlementPage,
  bonusOffersPage,
  creditLinesPage,
  membersPage,
  identityChecksPage,
  applicationsPage,
  agentPlansPage,
  reportsPage,
  outboxPage,
  gamesPage,
  drawsPage,
  announcementsPage,
  settingsPage,
  jobsPage,
  approvalsPage,
  operatorsPage,
  auditPage,
  referencePage,
];
