import type { HelpArticle } from '@mekong/api-client/types';

/** Letters only, without their marks and in lower case, so that "depot" finds "Dépôt", and "dat cuoc" finds "Đặt cược". */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** Text of an article's HTML; only searched, never shown. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/g, ' ');

/** Topics with parts of their own, which are tagged with the topic before a dash: `deposit-bank`. */
const divided = ['deposit'];

/** The topic of a tag: itself, or the one that it is a part of. */
export const topicOf = (tag: string): string => divided.find((topic) => tag.startsWith(`${topic}-`)) ?? tag;

/** Topics in the order of their first article. */
export const tagsOf = (articles: readonly HelpArticle[]): string[] => [
  ...new Set(articles.map(({ tag }) => topicOf(tag))),
];

/** The topic of an article beside its title; nothing where both are the same words. */
export const topicBeside = (title: string, topic: string): string | undefined =>
  plain(title) === plain(topic) ? undefined : topic;

/** What the address asks for. */
export interface HelpQuestion {
  readonly tag?: string | undefined;
  readonly article?: string | undefined;
  readonly q?: string | undefined;
}

/** Articles of a tag in which every word stands; those with all words in the title come first. */
export function findArticles(articles: readonly HelpArticle[], { tag, q }: HelpQuestion): readonly HelpArticle[] {
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const ofTag = articles.filter((article) => tag === undefined || article.tag === tag || topicOf(article.tag) === tag);
  if (words.length === 0) return ofTag;
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const found = ofTag
    .map((article) => ({
      article,
      title: plain(article.title),
      all: plain(`${article.title} ${textOf(article.content)}`),
    }))
    .filter(({ all }) => holds(all));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))].map(
    ({ article }) => article,
  );
}

/** The article to open: the one that is named, or the only one of its tag. */
export function openArticle(
  articles: readonly HelpArticle[],
  { tag, article, q }: HelpQuestion,
): HelpArticle | undefined {
  if (article !== undefined) return articles.find(({ id }) => id === article);
  const ofTag = tag === undefined || q !== undefined ? [] : findArticles(articles, { tag });
  return ofTag.length === 1 ? ofTag[0] : undefined;
}

/** Where the help centre stands: in the site, or alone for the web view of a mobile app. */
export type HelpHome = '/help' | '/helpmc';

/**
 * Address of a place in the help centre. In the site each tag has a page of its own, which search engines list.
 *
 * @param home default: the one in the site
 */
export function helpPath({ tag, article, q }: HelpQuestion, home: HelpHome = '/help'): string {
  const search = new URLSearchParams();
  const page = tag !== undefined && home === '/help' ? `${home}/${tag}` : home;
  if (tag !== undefined && page === home) search.set('tag', tag);
  if (article !== undefined) search.set('article', article);
  if (q !== undefined) search.set('q', q);
  return search.size > 0 ? `${page}?${search}` : page;
}

/**
 * Address of an article: that of its tag, where this leads to no other.
 *
 * @param articles all articles
 * @param home default: the help centre in the site
 */
export function articlePath(
  { id, tag }: Pick<HelpArticle, 'id' | 'tag'>,
  articles: readonly HelpArticle[],
  home?: HelpHome,
): string {
  const isAlone = findArticles(articles, { tag }).length === 1;
  return helpPath(isAlone ? { tag } : { tag, article: id }, home);
}

/** The article that a page of the help centre is named after: the one that is open, or the first of the tag. */
export const namingArticle = (articles: readonly HelpArticle[], question: HelpQuestion): HelpArticle | undefined =>
  openArticle(articles, question) ??
  (question.q === undefined && question.article === undefined
    ? articles.find(({ tag }) => tag === question.tag)
    : undefined);
