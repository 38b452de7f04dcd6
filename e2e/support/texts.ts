import { createServerI18n, pageTextId } from '@mekong/i18n/node';
import type { ShippedLanguage } from '@mekong/i18n/registry';

/** The words of a page in a language, by the English ones and their context where they have one. */
export type Say = (english: string, context?: string) => string;

/**
 * Reads the words of members' pages from the catalogue that they are shown from.
 *
 * @returns a function that throws for words that no page has: a journey would wait for them in vain
 */
export async function textsIn(language: ShippedLanguage): Promise<Say> {
  const i18n = await createServerI18n(language, 'account');
  return (english, context) => {
    const id = pageTextId(english, context);
    if (!(id in i18n.messages)) throw new Error(`No page of an account says "${english}".`);
    return i18n._(id);
  };
}

/** Names that begin with some words: of a button that says to screen readers what it is about. */
export const startsWith = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
