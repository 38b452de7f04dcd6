import type { ProfitPeriod } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { FileAnswer, TableAnswer } from '../../contract/handlers.ts';
import { localDay } from '../../kernel/days.ts';
import type { PdfFact, PdfSection } from '../../kernel/pdf/document.ts';
import type { PdfPrinter } from '../../kernel/pdf/printer.ts';
import type { AgentContracts } from '../agent-contracts/agent-contracts.service.ts';
import type { Bills } from '../agent-contracts/settlement/bills.service.ts';
import type { Profit } from '../records/profit.service.ts';
import type { BetChoiceQuery, Records } from '../records/records.service.ts';
import type { Settings } from '../system/settings.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { type AgentTablePorts, createAgentTables, type OpenTable, type TableRows } from './agent-table-files.ts';
import { billFacts, billSections } from './bill-document.ts';
import { contractFacts, contractSections } from './contract-document.ts';
import { csvTable, pdfTable } from './csv-table.ts';
import { profitFacts, profitSections } from './profit-document.ts';
import { betTable, movementTable } from './record-documents.ts';
import { createWords, type Words } from './words.ts';

/** Rows of one document at most, as many as a file for spreadsheets has; more are split by narrowing the days. */
export const MOST_ROWS = 5_000;
/** Rows of one table for spreadsheets at most, and how many are read and written at a time: others wait for so long. */
const TABLE_ROWS: TableRows = { limit: 100_000, piece: 500 };

export interface DocumentPorts extends AgentTablePorts {
  printer: PdfPrinter;
  settings: Settings;
  records: Pick<Records, 'all'>;
  wallet: Pick<WalletService, 'all'>;
  profit: Profit;
  bills: Pick<Bills, 'each' | 'detail'>;
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
  const { printer, settings, records, wallet, profit, bills, contracts, publicOrigin, now } = ports;

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

    /** What the pages of agents list. */
    agentTables: createAgentTables(ports),

    /** Rows as a table that is sent while it is read. @throws Fault EXPORT_TOO_LARGE, and what opening the table throws */
    async table<Row>({ actor, language }: Reader, open: OpenTable<Row>): Promise<TableAnswer> {
      const { timeZone } = (await settings.current()).merchant;
      const words = await createWords(language, timeZone, now());
      const { name, from, to, columns, pieces } = await open(actor, { words, language, timeZone, rows: TABLE_ROWS });
      const days = [from, new Date(to.getTime() - 1)].map((at) => localDay(at, timeZone)).join('_');
      return { name: `${name}_${days}.csv`, pieces: csvTable(columns, pieces, words.say('total')) };
    },

    /** The same rows as a document. @throws Fault EXPORT_TOO_LARGE, SERVICE_BUSY, and what opening the table throws */
    document: <Row>(reader: Reader, open: OpenTable<Row>) =>
      print(reader, async (words, timeZone) => {
        const rows = { limit: MOST_ROWS, piece: TABLE_ROWS.piece };
        const {
          name,
          title,
          from,
          to,
          facts = [],
          columns,
          pieces,
        } = await open(reader.actor, {
          words,
          language: reader.language,
          timeZone,
          rows,
        });
        const { say, money } = words;
        return {
          name: `${name}_${localDay(from, timeZone)}`,
          title: say(title),
          facts: [...factsOf(words, reader.actor, from, to), ...facts],
          sections: [await pdfTable(columns, pieces, { total: say('total'), money })],
          isWide: true,
        };
      }),

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
