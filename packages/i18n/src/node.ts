/**
 * Texts on the server without Vite: for mails, text messages and pages the gateway writes itself. Pages of the site are
 * rendered from the built site, which brings its own catalogs.
 *
 * The macros of Lingui do not run on plain Node, so texts of the gateway are written out as descriptors in files named
 * `*.texts.ts`, marked for the extraction: `const code = /*i18n*\/ { id: 'sms.code', message: 'Your code is {code}.' }`.
 */
import { readFile } from 'node:fs/promises';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type LanguageCode, languageOf, sourceLanguage, textLanguageOf } from './registry.ts';

const po = formatter();
const compiled = new Map<string, Promise<Messages>>();

async function readCatalog(file: string): Promise<Messages> {
  const text = await readFile(new URL(`../locales/${file}`, import.meta.url), 'utf8');
  const catalog = await po.parse(text, { locale: undefined, sourceLocale: sourceLanguage, filename: file });
  const entries = Object.entries(catalog).filter(([, { translation }]) => translation);
  return Object.fromEntries(entries.map(([id, { translation = '' }]) => [id, compileMessage(translation)]));
}

/** Reads and compiles each catalog once per process. */
function catalogOnce(file: string): Promise<Messages> {
  const messages = compiled.get(file) ?? readCatalog(file);
  compiled.set(file, messages);
  return messages;
}

/**
 * An instance with the gateway's texts in a language, in the nearest complete one where it is not complete itself.
 *
 * @param area Catalog to read. Default `server`, the texts of apps/gateway.
 * @throws Error when the catalog does not exist.
 */
export async function createServerI18n(language: LanguageCode, area = 'server'): Promise<I18n> {
  const shipped = textLanguageOf(language) ?? sourceLanguage;
  const { tag, ownTag } = languageOf(shipped);
  const i18n = setupI18n({
    locale: ownTag,
    locales: tag,
    messages: { [ownTag]: await catalogOnce(`${shipped}/${area}.po`) },
  });
  // A text that no catalog has yet comes in English from the source; in production Lingui brings no compiler for it.
  i18n.setMessagesCompiler(compileMessage);
  return i18n;
}

/** Id of a text that is written by a macro: those of pages have none of their own. */
export const pageTextId = (english: string, context?: string): string => generateMessageId(english, context);
