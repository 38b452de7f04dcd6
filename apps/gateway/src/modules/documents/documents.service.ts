import type { ProfitPeriod } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { FileAnswer, TableAnswer } from '../../contract/handlers.ts';
import { localDay } from '../../kernel/days.ts';
import type { PdfFact, PdfSection } from '../../kernel/pdf/document.ts';
import type { PdfPrinter } from '../../kernel/pdf/printer.ts';
import type { AgentContracts } from '../agent-contracts/agent-contracts.service.ts';
import type { BillFilter, Bills } from '../agent-contracts/settlement/bills.service.ts';
import type { Profit } from '../records/profit.service.ts';
import type { BetChoiceQuery, Records } from '../records/records.service.ts';
import type { TeamBetQuery, TeamBets } from '../records/team-bets.service.ts';
import type { Settings } from '../system/settings.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { billFacts, billSections } from './bill-document.ts';
import { contractFacts, contractSections } from './contract-document.ts';
import { csvTable } from './csv-table.ts';
import { profitFacts, profitSections } from './profit-document.ts';
import { betTable, billTable, movementTable } from './record-documents.ts';
import { teamBetColumns } from './team-bet-table.ts';
import { createWords, type Words } from './words.ts';

/** Rows of one document at most, as many as a file for spreadsheets has; more are split by narrowing the days. */
export const MOST_ROWS = 5_000;
/** Rows of one table for spreadsheets at most, and how many are read and written at a time: others wait for so long. */
const TABLE_ROWS = { limit: 100_000, piece: 500 };

export interface DocumentPorts {
  printer: PdfPrinter;
  settings: Settings;
  records: Pick<Records, 'all'>;
  wallet: Pick<WalletService, 'all'>;
  profit: Profit;
  teamBets: Pick<TeamBets, 'each'>;
  bills: Pick<Bills, 'all' | 'detail'>;
  contracts: Pick<AgentContracts, 'detail'>;
  /** Origin of the site as the browser sees it. */
  publicOrigin: string;
  /** Time by the database. */
  now: () => Date;
}

/** Who reads, and in which language. */
interface Reader {
  readonly actor: SignedIn;
  readonly language: LanguageCode;
}

interface Content {
  readonly name: string;
  readonly title: string;
  readonly facts: readonly PdfFact[];
  readonly sections: readonly PdfSection[];
  readonly isWide?: boolean;
}

/** Records as documents, in the words of their reader. */
export function createDocuments(ports: DocumentPorts) {
  const { printer, settings, records, wallet, profit, teamBets, bills, contracts, publicOrigin, now } = ports;

  async function print(
    reader: Reader,
    compose: (words: Words, timeZone: string) => Promise<Content>,
  ): Promise<FileAnswer> {
    let fileName = '';
    const bytes = await printer.print(async () => {
      const { merchant } = await settings.current();
      const at = now();
      const words = await createWords(reader.language, merchant.timeZone, at);
      const { tag, direction, say, moment } = words;
      const { name, title, facts, sections, isWide = false } = await compose(words, merchant.timeZone);
      fileName = `${name}.pdf`;
      const madeAt = at.toISOString();
      return {
        ...{ language: tag, direction, isWide, brand: merchant.name, title, facts, sections, madeAt },
        footer: `${merchant.name} · ${title} · ${say('made', { at: moment(madeAt) })}`,
        pageLabel: say('page', { page: '{page}', pages: '{pages}' }),
      };
    });
    return { name: fileName, bytes };
  }

  /** Whose record it is, and of which time; the end is the first moment that counts no more. */
  const factsOf = (words: Words, { username, currency }: SignedIn, from: Date, to: Date): PdfFact[] => {
    const { say, moment, direction } = words;
    // the zone ends in a number from left to right, which would take the day behind it along
    const dash = direction === 'rtl' ? '\u200f – \u200f' : ' – ';
    const period = [from.toISOString(), new Date(to.getTime() - 1).toISOString()].map(moment).join(dash);
    return [
      [say('account'), username],
      [say('period'), period],
      [say('currency'), currency],
    ];
  };

  return {
    /** @throws Fault EXPORT_TOO_LARGE, VALIDATION_FAILED, SERVICE_BUSY */
    bets: (reader: Reader, query: BetChoiceQuery) =>
      print(reader, async (words, timeZone) => {
        const all = await records.all(reader.actor, query, reader.language, MOST_ROWS);
        return {
          name: `bets_${localDay(all.from, timeZone)}`,
          title: words.say('bets.title'),
          facts: factsOf(words, reader.actor, all.from, all.to),
          sections: [betTable(all, words)],
          isWide: true,
        };
      }),

    /** The bets of a team as a table. @throws Fault EXPORT_TOO_LARGE, NOT_FOUND, VALIDATION_FAILED */
    async teamBetTable({ actor, language }: Reader, query: TeamBetQuery): Promise<TableAnswer> {
      const { timeZone } = (await settings.current()).merchant;
      const words = await createWords(language, timeZone, now());
      const { from, to, pieces } = await teamBets.each(actor, query, language, TABLE_ROWS);
      const days = [from, new Date(to.getTime() - 1)].map((at) => localDay(at, timeZone)).join('_');
      return {
        name: `team_bets_${days}.csv`,
        pieces: csvTable(teamBetColumns(words), pieces, words.say('total')),
      };
    },

    /** @throws Fault EXPORT_TOO_LARGE, VALIDATION_FAILED, SERVICE_BUSY */
    movements: (reader: Reader, query: Parameters<WalletService['all']>[1] & Period) =>
      print(reader, async (words, timeZone) => {
        const all = await wallet.all(reader.actor, query, MOST_ROWS);
        const [from, to] = [new Date(query.from), new Date(query.to)];
        return {
          name: `account_${localDay(from, timeZone)}`,
          title: words.say('movements.title'),
          facts: factsOf(words, reader.actor, from, to),
          sections: [movementTable(all, words)],
        };
      }),

    /** @throws Fault SERVICE_BUSY */
    profit: (reader: Reader, period: ProfitPeriod) =>
      print(reader, async (words, timeZone) => {
        const report = await profit(reader.actor, period);
        const [from, to] = [new Date(report.from), new Date(report.to)];
        return {
          name: `profit_${localDay(from, timeZone)}`,
          title: words.say('profit.title'),
          facts: [...factsOf(words, reader.actor, from, to), ...profitFacts(report, words)],
          sections: profitSections(report, words, (day) => localDay(new Date(day), timeZone)),
        };
      }),

    /** The terms of a contract. @throws Fault NOT_FOUND, SERVICE_BUSY */
    contract: (reader: Reader, contractId: string) =>
      print(reader, async (words) => {
        const { contract } = await contracts.detail(reader.actor, contractId);
        return {
          name: `contract_${contractId}`,
          title: words.code('contract', contract.kind),
          facts: [[words.say('account'), reader.actor.username], ...contractFacts(contract, words)],
          sections: contractSections(contract, words),
        };
      }),

    /** @throws Fault EXPORT_TOO_LARGE, SERVICE_BUSY */
    bills: (reader: Reader, filter: BillFilter & Period) =>
      print(reader, async (words, timeZone) => {
        const all = await bills.all(reader.actor, filter, MOST_ROWS);
        const [from, to] = [new Date(filter.from), new Date(filter.to)];
        return {
          name: `income_${localDay(from, timeZone)}`,
          title: words.say('bills.title'),
          facts: factsOf(words, reader.actor, from, to),
          sections: [billTable(all, words)],
          isWide: true,
        };
      }),

    /** One bill, with its hash and the address where it is checked. @throws Fault NOT_FOUND, SERVICE_BUSY */
    bill: (reader: Reader, billId: string) =>
      print(reader, async (words) => {
        const detail = await bills.detail(reader.actor, billId);
        const checkAt = `${publicOrigin}/agentHome?page=agentRevenueReport&view=bills&bill=${billId}`;
        return {
          name: `bill_${billId}`,
          title: words.code('contract', detail.statement.kind),
          facts: billFacts(detail, words, checkAt),
          sections: billSections(detail, words),
        };
      }),
  };
}

interface Period {
  from: string;
  to: string;
}
