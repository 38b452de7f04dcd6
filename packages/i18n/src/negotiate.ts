import { defaultLanguage, type LanguageCode, languageOf, shippedLanguages, toLanguageCode } from './registry.ts';

/** What decides the first language of a visit. */
export interface NegotiationInput {
  /** Earlier choice: `localStorage.lang` or the cookie `lang`. */
  readonly stored?: string | null | undefined;
  /** BCP 47 tags in the visitor's order: `navigator.languages` or a parsed Accept-Language header. */
  readonly device?: readonly string[] | undefined;
  /** Codes that may be chosen, in the merchant's order (`offeredLanguages`). Default: the shipped languages. */
  readonly offered?: readonly LanguageCode[] | undefined;
  /** The merchant's language of a first visit that asks for none of those. Default: KM. */
  readonly fallback?: LanguageCode | undefined;
}

/** How many leading subtags (language, script, region) two tags share, after the usual script and region are filled in. */
function sharedSubtags(wanted: Intl.Locale, tag: string): number {
  const offered = new Intl.Locale(tag).maximize();
  if (wanted.language !== offered.language) return 0;
  if (wanted.script !== offered.script) return 1;
  return wanted.region === offered.region ? 3 : 2;
}

function parse(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // device lists hold anything, for example "*" or "C.UTF-8"
    return undefined;
  }
}

/** A tag as devices write it: subtags of letters and digits. */
const wellFormed = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i;

/**
 * The offered language that alone begins as a device language does. Nearly every visit is decided by it, without the data of
 * all locales that the browser loads with its first `Intl.Locale`.
 */
function onlyMatch(tag: string, offered: readonly LanguageCode[]): LanguageCode | undefined {
  if (!wellFormed.test(tag)) return undefined;
  const language = tag.toLowerCase().split('-')[0];
  const matching = offered.filter((code) => languageOf(code).ownTag.split('-')[0] === language);
  const [code, another] = matching;
  return code && !another && !languageOf(code).ownTag.includes('-x-') ? code : undefined;
}

/** The offered language that shares most subtags with one device language; the merchant's order breaks ties. */
function longestMatch(tag: string, offered: readonly LanguageCode[]): LanguageCode | undefined {
  const wanted = parse(tag);
  if (!wanted) return undefined;
  let best: LanguageCode | undefined;
  let bestLength = 0;
  for (const code of offered) {
    const language = languageOf(code);
    if (language.ownTag.toLowerCase() === tag.toLowerCase()) return code;
    // a private variant (TY) is chosen by hand or by its exact tag, never guessed
    if (language.ownTag.includes('-x-')) continue;
    const length = sharedSubtags(wanted, language.ownTag);
    if (length > bestLength) [best, bestLength] = [code, length];
  }
  return best;
}

/**
 * The language of a visit: the stored choice if it is offered, else the first device language that an offered language
 * matches (longest match), else the merchant's default, else the first offered one.
 *
 * @returns a code of `offered`; KM when `offered` is empty.
 */
export function negotiateLanguage({
  stored,
  device = [],
  offered = shippedLanguages,
  fallback = defaultLanguage,
}: NegotiationInput): LanguageCode {
  const chosen = toLanguageCode(stored);
  if (chosen && offered.includes(chosen)) return chosen;
  for (const tag of device) {
    const match = onlyMatch(tag, offered) ?? longestMatch(tag, offered);
    if (match) return match;
  }
  return offered.includes(fallback) ? fallback : (offered[0] ?? defaultLanguage);
}

/** The tags of an Accept-Language header, best first; tags with weight 0 are left out. */
export function parseAcceptLanguage(header: string | null | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
