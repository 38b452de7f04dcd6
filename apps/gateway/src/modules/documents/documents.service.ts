import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { FileAnswer } from '../../contract/handlers.ts';
import { localDay } from '../../kernel/days.ts';
import type { PdfFact, PdfSection } from '../../kernel/pdf/document.ts';
import type { PdfPrinter } from '../../kernel/pdf/printer.ts';
import type { BillFilter, Bills } from '../agent-contracts/settlement/bills.service.ts';
import type { BetChoiceQuery, Records } from '../records/records.service.ts';
import type { Settings } from '../system/settings.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { billFacts, billSections } from './bill-document.ts';
import { betTable, billTable, movementTable } from './record-documents.ts';
import { createWords, type Words } from './words.ts';

/** Rows of one document at most, as many as a file for spreadsheets has; more are split by narrowing the days. */
export const MOST_ROWS = 5_000;

export interface DocumentPorts {
  printer: PdfPrinter;
  settings: Settings;
  records: Pick<Records, 'all'>;
  wallet: Pick<WalletService, 'all'>;
  bills: Pick<Bills, 'all' | 'detail'>;
  /** Origin of the site as the browser sees it. */
  publicOrigin: string;
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
export function createDocuments({ printer, settings, records, wallet, bills, publicOrigin }: DocumentPorts) {
  async function wordsFor({ language }: Reader) {
    const { merchant } = await settings.current();
    return { ...merchant, words: await createWords(language, merchant.timeZone) };
  }

  async function print(brand: string, { tag, direction, say, moment }: Words, content: Content): Promise<FileAnswer> {
    const { name, title, facts, sections, isWide = false } = content;
    const madeAt = new Date().toISOString();
    const bytes = await printer.print({
      ...{ language: tag, direction, isWide, brand, title, facts, sections, madeAt },
      footer: `${brand} · ${title} · ${say('made', { at: moment(madeAt) })}`,
      pageLabel: say('page', { page: '{page}', pages: '{pages}' }),
    });
    return { name: `${name}.pdf`, bytes };
  }

  /** Whose record it is, and of which time; the end is the first moment that counts no more. */
  const factsOf = ({ say, moment }: Words, { username, currency }: SignedIn, from: Date, to: Date): PdfFact[] => [
    [say('account'), username],
    [say('period'), `${moment(from.toISOString())} – ${moment(new Date(to.getTime() - 1).toISOString())}`],
    [say('currency'), currency],
  ];

  return {
    /** @throws Fault EXPORT_TOO_LARGE, VALIDATION_FAILED, SERVICE_BUSY */
    async bets(reader: Reader, query: BetChoiceQuery): Promise<FileAnswer> {
      const { words, name: brand, timeZone } = await wordsFor(reader);
      const all = await records.all(reader.actor, query, reader.language, MOST_ROWS);
      return print(brand, words, {
        name: `bets_${localDay(all.from, timeZone)}`,
        title: words.say('bets.title'),
        facts: factsOf(words, reader.actor, all.from, all.to),
        sections: [betTable(all, words)],
        isWide: true,
      });
    },

    /** @throws Fault EXPORT_TOO_LARGE, VALIDATION_FAILED, SERVICE_BUSY */
    async movements(reader: Reader, query: Parameters<WalletService['all']>[1] & Period): Promise<FileAnswer> {
      const { words, name: brand, timeZone } = await wordsFor(reader);
      const all = await wallet.all(reader.actor, query, MOST_ROWS);
      const [from, to] = [new Date(query.from), new Date(query.to)];
      return print(brand, words, {
        name: `account_${localDay(from, timeZone)}`,
        title: words.say('movements.title'),
        facts: factsOf(words, reader.actor, from, to),
        sections: [movementTable(all, words)],
      });
    },

    /** @throws Fault EXPORT_TOO_LARGE, SERVICE_BUSY */
    async bills(reader: Reader, filter: BillFilter & Period): Promise<FileAnswer> {
      const { words, name: brand, timeZone } = await wordsFor(reader);
      const all = await bills.all(reader.actor, filter, MOST_ROWS);
      const [from, to] = [new Date(filter.from), new Date(filter.to)];
      return print(brand, words, {
        name: `income_${localDay(from, timeZone)}`,
        title: words.say('bills.title'),
        facts: factsOf(words, reader.actor, from, to),
        sections: [billTable(all, words)],
        isWide: true,
      });
    },

    /** One bill, with its hash and the address where it is checked. @throws Fault NOT_FOUND, SERVICE_BUSY */
    async bill(reader: Reader, billId: string): Promise<FileAnswer> {
      const { words, name: brand } = await wordsFor(reader);
      const detail = await bills.detail(reader.actor, billId);
      const checkAt = `${publicOrigin}/agentHome?page=agentRevenueReport&view=bills&bill=${billId}`;
      return print(brand, words, {
        name: `bill_${billId}`,
        title: words.code('contract', detail.statement.kind),
        facts: billFacts(detail, words, checkAt),
        sections: billSections(detail, words),
      });
    },
  };
}

interface Period {
  from: string;
  to: string;
}
