import { type Localized, type SeedLanguage, seedLanguages } from '@mekong/catalogue/types';
import { createServerI18n } from '@mekong/i18n/node';

/** A text in English with the id that its translations go by in the catalogs of the area `content`. */
interface SourceText {
  readonly id: string;
  readonly message: string;
}

const catalogs = await Promise.all(
  seedLanguages.map(async (language) => [language, (await createServerI18n(language, 'content')).messages] as const),
);

/** A piece of text, or a placeholder that is filled when the text is shown. */
const isPlain = (part: unknown): part is string | readonly [name: string] =>
  typeof part === 'string' || (Array.isArray(part) && part.length === 1 && typeof part[0] === 'string');

const textOf = (language: SeedLanguage, compiled: unknown, { id, message }: SourceText): string => {
  if (language === 'EN') return message;
  if (Array.isArray(compiled) && compiled.every(isPlain))
    return compiled.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('');
  if (typeof compiled === 'string') return compiled;
  throw new Error(`${language}/content.po has no plain text for ${id}. Extract and translate it.`);
};

/**
 * A text of the demo's content in every language that it ships in.
 *
 * @throws Error when a catalog lacks its translation
 */
export const localized = (text: SourceText): Localized =>
  Object.fromEntries(
    catalogs.map(([language, messages]) => [language, textOf(language, messages[text.id], text)]),
  ) as Localized;

/** Texts one after the other, in each language. */
export const joined = (...texts: readonly Localized[]): Localized =>
  Object.fromEntries(
    seedLanguages.map((language) => [language, texts.map((text) => text[language]).join('')]),
  ) as Localized;
