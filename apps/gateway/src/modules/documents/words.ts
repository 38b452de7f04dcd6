import { formatDateTime, formatTime, formatZone, toWireDate } from '@mekong/i18n/formats/dates';
import { formatMoney } from '@mekong/i18n/formats/money';
import { createServerI18n } from '@mekong/i18n/node';
import { type LanguageCode, languageOf, sourceLanguage, textLanguageOf } from '@mekong/i18n/registry';
import { DOCUMENT_TEXTS, type DocumentText } from './documents.texts.ts';

/** Closed lists whose values have words. */
type DocumentGroup =
  | ('status' | 'account' | 'movement' | 'contract' | 'games' | 'profit' | 'period' | 'carry' | 'taken')
  | ('creditMove' | 'age' | 'contractState' | 'outcome' | 'result');

/** Writes what documents say in the language of their reader. */
export type Words = Awaited<ReturnType<typeof createWords>>;

/**
 * @param timeZone zone of the merchant, whose clocks all times are told by
 * @param now decides between summer and winter time in its name
 */
export async function createWords(asked: LanguageCode, timeZone: string, now: Date) {
  // the words decide: a language without texts of its own is set as the one whose texts it shows
  const language = textLanguageOf(asked) ?? sourceLanguage;
  const i18n = await createServerI18n(language);
  const { ownTag, direction } = languageOf(language);
  const zone = formatZone(now.getTime(), timeZone);
  const say = (name: DocumentText, values: Record<string, string | number> = {}): string =>
    i18n._({ ...DOCUMENT_TEXTS[name], values });
  return {
    ...{ tag: ownTag, direction, zone, say },
    /** Words for a code; the code itself when it is newer than the words. */
    code: (group: DocumentGroup, code: string): string => {
      const name = `${group}.${code}`;
      return name in DOCUMENT_TEXTS ? say(name as DocumentText) : code;
    },
    /** Nothing is cut off: an amount with parts of a cent shows them. */
    money: (amount: string): string => formatMoney(amount, { language, decimals: amount.endsWith('00') ? 2 : 4 }),
    /** `2026-11-21 14:32:08`, in every language. */
    time: (instant: string): string =>
      `${toWireDate(instant, timeZone)} ${formatTime(instant, { language: 'EN', timeZone, seconds: true })}`,
    moment: (instant: string): string => formatDateTime(instant, { language, timeZone }),
    language,
  };
}
