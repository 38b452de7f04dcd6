import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { FileAnswer } from '../../contract/handlers.ts';
import { localDay } from '../../kernel/days.ts';
import type { LongPdfDocument, PdfFact } from '../../kernel/pdf/document.ts';
import type { PdfPrinter } from '../../kernel/pdf/printer.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import { csvTable, pdfTable } from './csv-table.ts';
import { createPlaces } from './places.ts';
import type { OpenTable, TableRows } from './table-files.ts';
import { createWords, type Words } from './words.ts';

/** Rows of one file at most, and how many are read and written at a time: others wait for so long. */
const TABLE_ROWS: TableRows = { limit: 100_000, piece: 500 };

export interface WriterPorts {
  printer: PdfPrinter;
  /** Name and zone of the merchant. */
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
  /** Time by the database. */
  now: () => Date;
}

/** Who reads, and in which language. */
export interface Reader {
  readonly actor: SignedIn;
  readonly language: LanguageCode;
}

interface Content
  extends Pick<LongPdfDocument, 'title' | 'facts' | 'sections' | 'table' | 'pieces'>,
    Partial<Pick<LongPdfDocument, 'isWide'>> {
  readonly name: string;
}

/** Whose record it is, and of which time if of one; the end is the first moment that counts no more. */
export function factsOf(words: Words, { username, currency }: SignedIn, from?: Date, to?: Date): PdfFact[] {
  const { say, moment, direction } = words;
  // the zone ends in a number from left to right, which would take the day behind it along
  const dash = direction === 'rtl' ? '\u200f – \u200f' : ' – ';
  const ends = from && to ? [from.toISOString(), new Date(to.getTime() - 1).toISOString()] : [];
  return [
    [say('account'), username],
    ...(ends.length > 0 ? [[say('period'), ends.map(moment).join(dash)] as const] : []),
    [say('currency'), currency],
  ];
}

/** Writes files in the words of their reader. */
export function createFileWriter({ printer, settings, now }: WriterPorts) {
  const inPlace = createPlaces();

  async function print(
    reader: Reader,
    compose: (words: Words, timeZone: string) => Promise<Content>,
    begin: (compose: () => Promise<LongPdfDocument>) => Promise<AsyncIterable<Uint8Array>> = printer.print,
  ): Promise<FileAnswer> {
    let fileName = '';
    const pieces = await begin(async () => {
      const { merchant } = await settings.current();
      const at = now();
      const words = await createWords(reader.language, merchant.timeZone, at);
      const { tag, direction, say, moment } = words;
      const { name, isWide = false, ...content } = await compose(words, merchant.timeZone);
      fileName = `${name}.pdf`;
      const madeAt = at.toISOString();
      return {
        ...{ language: tag, direction, isWide, brand: merchant.name, ...content, madeAt },
        footer: `${merchant.name} · ${content.title} · ${say('made', { at: moment(madeAt) })}`,
        pageLabel: say('page', { page: '{page}', pages: '{pages}' }),
      };
    });
    return { name: fileName, pieces };
  }

  /** A document whose pages are made while they are read. */
  const printTable = (reader: Reader, compose: Parameters<typeof print>[1]): Promise<FileAnswer> =>
    inPlace(reader.actor.memberId, () => print(reader, compose, printer.printTable));

  return {
    /** @throws Fault SERVICE_BUSY, and what composing it throws */
    print: (reader: Reader, compose: (words: Words, timeZone: string) => Promise<Content>) => print(reader, compose),

    /**
     * Rows as a table that is sent while it is read.
     *
     * @throws Fault EXPORT_OPEN, EXPORT_TOO_LARGE, and what opening the table throws
     */
    table: <Row>({ actor, language }: Reader, open: OpenTable<Row>): Promise<FileAnswer> =>
      inPlace(actor.memberId, async () => {
        const { timeZone } = (await settings.current()).merchant;
        const words = await createWords(language, timeZone, now());
        const { name, from, to, columns, pieces } = await open(actor, { words, language, timeZone, rows: TABLE_ROWS });
        const days = (from && to ? [from, new Date(to.getTime() - 1)] : [now()]).map((at) => localDay(at, timeZone));
        return { name: `${[name, ...days].join('_')}.csv`, pieces: csvTable(columns, pieces, words.say('total')) };
      }),

    /**
     * The same rows as a document.
     *
     * @throws Fault EXPORT_OPEN, EXPORT_TOO_LARGE, SERVICE_BUSY, and what opening the table throws
     */
    document: <Row>(reader: Reader, open: OpenTable<Row>) =>
      printTable(reader, async (words, timeZone) => {
        const { actor, language } = reader;
        const opened = await open(actor, { words, language, timeZone, rows: TABLE_ROWS });
        const { name, title, from, to, facts = [], columns, pieces, isNarrow = false } = opened;
        const { say, money } = words;
        return {
          name: `${name}_${localDay(from ?? now(), timeZone)}`,
          title: say(title),
          facts: [...factsOf(words, actor, from, to), ...facts],
          sections: [],
          ...pdfTable(columns, pieces, { total: say('total'), money }),
          isWide: !isNarrow,
        };
      }),
  };
}
