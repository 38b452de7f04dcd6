import type {
  AgentBill,
  AgentBillMember,
  AgentBillResult,
  AgentBillWage,
  AgentContract,
  AgentIncomeRow,
  AgentLink,
  BetRow,
  CreditMovement,
  Movement,
  TeamBetRow,
  TeamMovement,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import { startOfDate } from '../../kernel/days.ts';
import { atOnce, type Pieces } from '../../kernel/db/in-pieces.ts';
import type { PdfFact } from '../../kernel/pdf/document.ts';
import type { AgentContracts, ContractQuery } from '../agent-contracts/agent-contracts.service.ts';
import type { BillHead, BillResultFilter } from '../agent-contracts/settlement/bill-rows.port.ts';
import type { BillFilter, Bills } from '../agent-contracts/settlement/bills.service.ts';
import type { Links } from '../agents/links/links.service.ts';
import type { Losses } from '../agents/team/losses.service.ts';
import type { Team } from '../agents/team/team.service.ts';
import type { Credit, StatementQuery } from '../credit/credit.service.ts';
import type { BetChoiceQuery, Records } from '../records/records.service.ts';
import type { TeamBetQuery, TeamBets } from '../records/team-bets.service.ts';
import type { TeamMovementQuery, TeamMovements } from '../wallet/team-movements.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import {
  billColumns,
  type LossLine,
  linkColumns,
  lossColumns,
  type TeamLine,
  teamBetColumns,
  teamColumns,
  teamMovementColumns,
  withFormer,
} from './agent-tables.ts';
import { billMemberColumns, billResultColumns, billRowFacts, billWageColumns, incomeColumns } from './bill-tables.ts';
import { contractColumns } from './contract-document.ts';
import { creditColumns, creditFacts } from './credit-document.ts';
import type { CsvColumn } from './csv-table.ts';
import type { DocumentText } from './documents.texts.ts';
import { betColumns, movementColumns } from './record-tables.ts';
import type { Words } from './words.ts';

const DAY_MS = 86_400_000;

/** Rows of one file at most, and how many are read at a time. */
export interface TableRows {
  limit: number;
  piece: number;
}

/** Rows that can be saved as a table for spreadsheets and as a document. */
interface TableOfRows<Row> {
  /** Name of the file, without days and ending. */
  readonly name: string;
  readonly title: DocumentText;
  /** Days that it is of; none: it is a list of what there is now. */
  readonly from?: Date;
  /** First moment that counts no more. */
  readonly to?: Date;
  /** What a document says above the table. */
  readonly facts?: readonly PdfFact[];
  readonly columns: readonly CsvColumn<Row>[];
  readonly pieces: Pieces<Row>;
  /** So few columns that a document stands upright. */
  readonly isNarrow?: boolean;
}

/** Finds the rows of a table. @throws Fault EXPORT_TOO_LARGE, and what the list of its page throws */
export type OpenTable<Row> = (
  actor: SignedIn,
  asked: { words: Words; language: LanguageCode; timeZone: string; rows: TableRows },
) => Promise<TableOfRows<Row>>;

export interface TablePorts {
  records: Pick<Records, 'each'>;
  wallet: Pick<WalletService, 'each'>;
  team: Pick<Team, 'each'>;
  losses: Pick<Losses, 'each'>;
  teamBets: Pick<TeamBets, 'each'>;
  teamMovements: Pick<TeamMovements, 'each'>;
  bills: Pick<Bills, 'each' | 'income' | 'eachMember' | 'eachResult' | 'eachWage'>;
  links: Pick<Links, 'each'>;
  contracts: Pick<AgentContracts, 'each'>;
  credit: Pick<Credit, 'each' | 'report'>;
}

/** From the first moment of a day to that after another, by the clocks of the merchant. */
const spanOf = ({ from, to }: { from: string; to: string }, timeZone: string) => ({
  from: startOfDate(new Date(from), timeZone),
  to: startOfDate(new Date(Date.parse(to) + DAY_MS), timeZone),
});

/** Of rows behind a bill: the time is that of its window. */
const ofBill = (bill: BillHead, words: Words, rows: string) => ({
  ...{ name: `bill_${bill.id}_${rows}`, from: bill.windowStart, to: bill.windowEnd },
  facts: billRowFacts(bill, words),
});

/** Files of the results behind a bill, by what is asked for. */
const resultFiles = {
  ALL: { name: 'results', title: 'rows.results' },
  BETS: { name: 'bets', title: 'rows.bets' },
  BONUSES: { name: 'bonuses', title: 'rows.bonuses' },
} as const;

/** Own bets. */
export const ownBetsTable =
  (records: TablePorts['records']) =>
  (query: BetChoiceQuery): OpenTable<BetRow> =>
  async (actor, { words, language, rows }) => {
    const { from, to, pieces } = await records.each(actor, query, language, rows);
    return { ...{ name: 'bets', title: 'bets.title', from, to }, columns: betColumns(words), pieces };
  };

const ownMovementsTable =
  (wallet: TablePorts['wallet']) =>
  (query: Parameters<WalletService['each']>[1] & { from: string; to: string }): OpenTable<Movement> =>
  async (actor, { words, rows }) => ({
    ...{ name: 'account', title: 'movements.title', from: new Date(query.from), to: new Date(query.to) },
    columns: movementColumns(words),
    pieces: await wallet.each(actor, query, rows),
    isNarrow: true,
  });

/** Everybody of a team. */
export const teamTable =
  (team: TablePorts['team']) =>
  (query: Parameters<Team['each']>[1]): OpenTable<TeamLine> =>
  async (actor, { words, timeZone, rows }) => {
    const { pieces, former } = await team.each(actor, query, rows);
    return {
      ...{ name: 'team', title: 'team.title', ...spanOf(query, timeZone) },
      columns: teamColumns(words, actor.currency),
      pieces: withFormer(pieces, former),
    };
  };

/** What a team has won and lost. */
export const lossesTable =
  (losses: TablePorts['losses']) =>
  (query: Parameters<Losses['each']>[1]): OpenTable<LossLine> =>
  async (actor, { words, timeZone, rows }) => {
    const { pieces, former } = await losses.each(actor, query, rows);
    return {
      ...{ name: 'user_loss', title: 'losses.title', ...spanOf(query, timeZone) },
      columns: lossColumns(words, actor.currency),
      pieces: withFormer(pieces, former),
    };
  };

/** Bets of a team. */
export const betsTable =
  (teamBets: TablePorts['teamBets']) =>
  (query: TeamBetQuery): OpenTable<TeamBetRow> =>
  async (actor, { words, language, rows }) => {
    const { from, to, pieces } = await teamBets.each(actor, query, language, rows);
    return { ...{ name: 'team_bets', title: 'team.bets.title', from, to }, columns: teamBetColumns(words), pieces };
  };

/** Money of a team. */
export const movementsTable =
  (teamMovements: TablePorts['teamMovements']) =>
  (query: TeamMovementQuery): OpenTable<TeamMovement> =>
  async (actor, { words, rows }) => ({
    ...{ name: 'team_account', title: 'team.money', from: new Date(query.from), to: new Date(query.to) },
    columns: teamMovementColumns(words),
    pieces: await teamMovements.each(actor, query, rows),
  });

/** Bills of an agent. */
export const billsTable =
  (bills: TablePorts['bills']) =>
  (query: BillFilter & { from: string; to: string }): OpenTable<AgentBill> =>
  async (actor, { words, rows }) => ({
    ...{ name: 'income', title: 'bills.title', from: new Date(query.from), to: new Date(query.to) },
    columns: billColumns(words),
    pieces: await bills.each(actor, query, rows),
  });

const incomeTable =
  (bills: TablePorts['bills']) =>
  (query: BillFilter & { from: string; to: string }): OpenTable<AgentIncomeRow> =>
  async (actor, { words }) => {
    const { rows, currency } = await bills.income(actor, query);
    return {
      ...{ name: 'income_days', title: 'income.title', from: new Date(query.from), to: new Date(query.to) },
      columns: incomeColumns(words, currency),
      pieces: atOnce(rows),
      isNarrow: true,
    };
  };

/** Members behind a bill. */
export const billMembersTable =
  (bills: TablePorts['bills']) =>
  (billId: string): OpenTable<AgentBillMember> =>
  async (actor, { words, rows }) => {
    const { bill, pieces } = await bills.eachMember(actor, billId, rows);
    const columns = billMemberColumns(words, bill);
    return { ...ofBill(bill, words, 'members'), title: 'rows.members', columns, pieces };
  };

/** Bets and bonuses behind a bill, or one of both. */
export const billResultsTable =
  (bills: TablePorts['bills']) =>
  (billId: string, only: BillResultFilter = {}): OpenTable<AgentBillResult> =>
  async (actor, { words, rows }) => {
    const { bill, pieces } = await bills.eachResult(actor, billId, only, rows);
    const { name, title } = resultFiles[only.of ?? 'ALL'];
    return { ...ofBill(bill, words, name), title, columns: billResultColumns(words, bill, only.of), pieces };
  };

/** Daily wages that a dividend deducts. */
export const billWagesTable =
  (bills: TablePorts['bills']) =>
  (billId: string): OpenTable<AgentBillWage> =>
  async (actor, { words, rows }) => {
    const { bill, pieces } = await bills.eachWage(actor, billId, rows);
    const columns = billWageColumns(words, bill);
    return { ...ofBill(bill, words, 'wages'), title: 'rows.wages', columns, pieces, isNarrow: true };
  };

const linksTable =
  (links: TablePorts['links']) =>
  (): OpenTable<AgentLink> =>
  async (actor, { words }) => ({
    ...{ name: 'links', title: 'links.title' },
    columns: linkColumns(words),
    pieces: await links.each(actor),
  });

const contractsTable =
  (contracts: TablePorts['contracts']) =>
  (query: ContractQuery): OpenTable<AgentContract> =>
  async (actor, { words, rows }) => ({
    ...{ name: `contracts_${query.side.toLowerCase()}`, title: 'contracts.title' },
    columns: contractColumns(words, query.side),
    pieces: await contracts.each(actor, query, rows),
  });

const creditTable =
  (credit: TablePorts['credit']) =>
  (query: StatementQuery): OpenTable<CreditMovement> =>
  async (actor, { words, rows }) => ({
    ...{ name: 'credit', title: 'credit.title', from: new Date(query.from), to: new Date(query.to) },
    facts: creditFacts(await credit.report(actor), words),
    columns: creditColumns(words),
    pieces: await credit.each(actor, query, rows),
  });

/** What pages list, row by row. */
export const createTables = (ports: TablePorts) => ({
  ownBets: ownBetsTable(ports.records),
  ownMovements: ownMovementsTable(ports.wallet),
  team: teamTable(ports.team),
  losses: lossesTable(ports.losses),
  bets: betsTable(ports.teamBets),
  movements: movementsTable(ports.teamMovements),
  bills: billsTable(ports.bills),
  income: incomeTable(ports.bills),
  billMembers: billMembersTable(ports.bills),
  billResults: billResultsTable(ports.bills),
  billWages: billWagesTable(ports.bills),
  links: linksTable(ports.links),
  contracts: contractsTable(ports.contracts),
  credit: creditTable(ports.credit),
});
