import { negotiateLanguage, parseAcceptLanguage } from '@mekong/i18n/negotiate';
import { type LanguageCode, offeredLanguages, toLanguageCode } from '@mekong/i18n/registry';
import type { FastifyRequest } from 'fastify';

/** The languages of a merchant. */
export interface OfferedLanguages {
  languages: readonly string[];
  defaultLanguage: string;
}

/**
 * Language of an answer: the query, the header Language, Accept-Language, the merchant's default. Only languages the
 * merchant offers count; a text that has no translation falls back to English where it is read.
 *
 * @param named value of the query parameter `language` or `lang`
 * @param merchant the languages on offer, and the one of a first visit that asks for none of them
 */
export function languageOf(request: FastifyRequest, named: unknown, merchant: OfferedLanguages): LanguageCode {
  const header = request.headers.language;
  const stored = toLanguageCode(typeof named === 'string' ? named : undefined) ?? toLanguageCode(asText(header));
  const device = request.headers['accept-language'];
  const found = knownOf(merchant);
  const key = `${stored ?? ''} ${device ?? ''}`;
  const known = found.get(key);
  if (known) return known;
  const language = negotiateLanguage({
    stored,
    device: parseAcceptLanguage(device),
    offered: offeredLanguages(merchant.languages),
    fallback: toLanguageCode(merchant.defaultLanguage),
  });
  if (found.size >= MOST_KNOWN) found.clear();
  found.set(key, language);
  return language;
}

/** A header of a device is written in few ways, but whoever calls may write anything. */
const MOST_KNOWN = 1_000;

/** Languages found before, by what was asked for; settings that change are another object. */
const knownLanguages = new WeakMap<OfferedLanguages, Map<string, LanguageCode>>();

function knownOf(merchant: OfferedLanguages): Map<string, LanguageCode> {
  const known = knownLanguages.get(merchant) ?? new Map<string, LanguageCode>();
  knownLanguages.set(merchant, known);
  return known;
}

const asText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;
