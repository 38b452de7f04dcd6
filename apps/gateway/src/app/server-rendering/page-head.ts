import type { BannerScene } from '@mekong/art/banner-scenes';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import { html as markup } from '../../kernel/http/html.ts';
import { composePageTexts, type PageKind } from './page-head.texts.ts';

interface Listed {
  readonly kind: PageKind;
  /** What its picture shows where other sites and chats show a link to it. */
  readonly scene: BannerScene;
  /** Address that counts, when the page has another one too. */
  readonly canonical?: string;
}

const family = (title: Extract<PageKind, { description: 'family' | 'lottery' }>['title']): Listed => ({
  kind: { title, description: 'family' },
  scene: 'lotus-night',
});
const help: Listed = { kind: { title: 'help', description: 'help' }, scene: 'fair-play' };

/** Pages that look alike to every visitor, and so are for search engines, by path. */
const LISTED: Readonly<Record<string, Listed>> = {
  '/': { kind: { title: undefined, description: 'home' }, scene: 'water-festival' },
  '/hot': { kind: { title: 'hot', description: 'hot' }, scene: 'lotus-night' },
  '/promotions': { kind: { title: 'promotions', description: 'promotions' }, scene: 'play-money' },
  '/help': help,
  '/helpmc': { ...help, canonical: '/help' },
  '/down': { kind: { title: 'app', description: 'app' }, scene: 'calm-river' },
  '/rng': family('RNG'),
  '/live': family('LIVE'),
  '/fish': family('FISH'),
  '/bgs': family('BOARD'),
  '/bingo': family('BINGO'),
  '/pvp': family('PVP'),
  '/sports': family('SPORTS'),
  '/esports': family('ESPORTS'),
  '/cockfight': family('COCKFIGHT'),
  '/seamless': { kind: { title: 'seamless', description: 'seamless' }, scene: 'lotus-night' },
  '/elott': { kind: { title: 'ELOTT', description: 'lottery' }, scene: 'calm-river' },
  '/providers': { kind: { title: 'providers', description: 'providers' }, scene: 'lotus-night' },
};

/** A provider with its name in the language of the page. */
export interface ListedProvider {
  readonly code: string;
  readonly name: string;
}

/** Whether a page is about providers, so that its head needs their names. */
export const isAboutProviders = (path: string): boolean => path.startsWith('/providers/');

const providerPath = (code: string): string => `/providers/${code}`;

/** The page of a provider; a typed code may be in small letters. */
function providerPage(path: string, providers: readonly ListedProvider[]): Listed | undefined {
  const found = providers.find(({ code }) => providerPath(code).toLowerCase() === path.toLowerCase());
  if (!found) return undefined;
  const { code, name } = found;
  return {
    kind: { title: 'provider', description: 'provider', name },
    scene: 'lotus-night',
    canonical: providerPath(code),
  };
}

/** Paths that a sitemap names, beside those of providers. */
export const listedPaths: readonly string[] = Object.keys(LISTED).filter((path) => !LISTED[path]?.canonical);

/** Paths of the pages of providers. */
export const providerPaths = (providers: readonly ListedProvider[]): string[] =>
  providers.map(({ code }) => providerPath(code));

/** What the head of a page says to search engines, and to sites and chats that show a link to it. */
export interface PageHead {
  readonly title: string;
  /** Tags for the end of the head. */
  readonly tags: string;
}

/** What a page's head depends on. */
export interface HeadFacts {
  readonly path: string;
  /** Where the site is, without a slash at the end. */
  readonly origin: string;
  /** Name of the site. */
  readonly name: string;
  readonly language: LanguageCode;
  /** The address itself names the language, so that it is the page of that language alone. */
  readonly isNamed: boolean;
  /** Languages that the merchant offers. */
  readonly offered: readonly LanguageCode[];
  /** Providers, for pages about one of them. */
  readonly providers?: readonly ListedProvider[] | undefined;
}

/** Address of a page in a language; without one it is in that of the reader. */
export const addressIn = (origin: string, path: string, language?: LanguageCode): string =>
  origin + path + (language ? `?lang=${language.toLowerCase()}` : '');

/** The addresses of a page in every language, and the one that chooses by the reader (`x-default`). */
export const alternatesOf = (origin: string, path: string, offered: readonly LanguageCode[]) => [
  ...offered.map((code) => ({ hreflang: languageOf(code).tag, href: addressIn(origin, path, code) })),
  { hreflang: 'x-default', href: addressIn(origin, path) },
];

/**
 * Title, description, addresses in other languages and preview of a page.
 *
 * @returns undefined for a page that is not for search engines
 */
export async function pageHeadOf(facts: HeadFacts): Promise<PageHead | undefined> {
  const { path, origin, name, language, isNamed, offered, providers = [] } = facts;
  const listed = Object.hasOwn(LISTED, path) ? LISTED[path] : providerPage(path, providers);
  if (!listed) return undefined;
  const { kind, scene, canonical = path } = listed;
  const { title, description, tag } = await composePageTexts(kind, language, name);
  const full = title ? `${title} · ${name}` : name;
  const address = addressIn(origin, canonical, isNamed ? language : undefined);
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': full,
    'og:description': description,
    'og:url': address,
    'og:locale': tag.replaceAll('-', '_'),
    'og:image': `${origin}/img/share/${scene}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = [
    markup`<meta name="description" content="${description}">`,
    markup`<link rel="canonical" href="${address}">`,
    ...alternatesOf(origin, canonical, offered).map(
      ({ hreflang, href }) => markup`<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
    ),
    ...Object.entries(properties).map(
      ([property, content]) => markup`<meta property="${property}" content="${content}">`,
    ),
    markup`<meta name="twitter:card" content="summary_large_image">`,
  ];
  return { title: full, tags: tags.map(({ text }) => text).join('') };
}
