import { negotiateLanguage, parseAcceptLanguage } from '@mekong/i18n/negotiate';
import { type LanguageCode, offeredLanguages, toLanguageCode } from '@mekong/i18n/registry';
import type { FastifyRequest } from 'fastify';

/**
 * Language of an answer: the query, the header Language, Accept-Language, the merchant's default. Only languages the
 * merchant offers count; a text that has no translation falls back to English where it is read.
 *
 * @param named value of the query parameter `language` or `lang`
 * @param offered the merchant's list
 */
export function languageOf(request: FastifyRequest, named: unknown, offered: readonly string[]): LanguageCode {
  const header = request.headers.language;
  const stored = toLanguageCode(typeof named === 'string' ? named : undefined) ?? toLanguageCode(asText(header));
  return negotiateLanguage({
    stored,
    device: parseAcceptLanguage(request.headers['accept-language']),
    offered: offeredLanguages(offered),
  });
}

const asText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;
