import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import type { AddedPage } from './page-head.ts';

/** A provider with its name in the language of the page. */
interface NamedProvider {
  readonly code: string;
  readonly name: string;
}

/** An article of the help centre in the language of the page. */
interface Article {
  readonly tag: string;
  readonly title: string;
  /** Sanitised markup. */
  readonly content: string;
}

/** Search engines show no more of a description. */
const MOST = 155;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/**
 * The first words of a text with markup, without its headings.
 *
 * @param html sanitised markup
 * @returns at most 155 characters; a text that is longer ends with three dots, after a whole word
 */
export function firstWords(html: string, language: LanguageCode): string {
  const text = html
    .replace(/<h\d[^>]*>.*?<\/h\d>/gs, ' ')
    // what stands within a sentence takes no room
    .replace(/<\/?(?:a|b|bdi|code|em|i|s|small|strong|sub|sup|u)(?: [^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MOST) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter(languageOf(language).tag, { granularity: 'word' }).segment(text)) {
    if (kept.length + segment.length > MOST - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Pages that content and catalogue add to the site: one for each provider, and one for each article of the help centre.
 *
 * @param listProviders those that have games
 * @param listArticles all articles
 */
export const createAddedPages =
  (
    listProviders: (language: LanguageCode) => Promise<readonly NamedProvider[]>,
    listArticles: (language: LanguageCode) => Promise<readonly Article[]>,
  ) =>
  async (language: LanguageCode): Promise<AddedPage[]> => {
    const [providers, articles] = await Promise.all([listProviders(language), listArticles(language)]);
    return [
      ...providers.map(({ code, name }) => ({ path: `/providers/${code}`, name })),
      ...articles.map(({ tag, title, content }) => ({
        path: `/help/${tag}`,
        name: title,
        text: firstWords(content, language),
      })),
    ];
  };
