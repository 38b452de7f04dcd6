import type { BannerScene } from '@mekong/art/banner-scenes';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import { html as markup } from '../../kernel/http/html.ts';
import { composePageTexts, composeTitle, type PageKind, type PersonalTitle } from './page-head.texts.ts';

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

const home: Listed = { kind: { title: undefined, description: 'home' }, scene: 'water-festival' };

/** Pages that look alike to every visitor, and so are for search engines, by path. */
const LISTED: Readonly<Record<string, Listed>> = {
  '/': home,
  '/register': { ...home, canonical: '/' },
  '/register.html': { ...home, canonical: '/' },
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
  '/join': { kind: { title: 'join', description: 'join' }, scene: 'calm-river' },
  '/join/apply': { kind: { title: 'apply', description: 'apply' }, scene: 'calm-river' },
};

/** Titles of the other pages by path: of an account, of a game, or a step on the way to one. Search engines leave them out. */
const PERSONAL: Readonly<Record<string, PersonalTitle>> = {
  '/reset': 'reset',
  '/reset-password': 'reset',
  '/game': 'game',
  '/member': 'member',
  '/agentHome': 'agent',
  '/integral': 'member',
  '/lott': 'LOTT',
  '/lottery': 'LOTT',
  '/vnlottery': 'LOTT',
  '/sealottery': 'LOTT',
};

/** Pages that content or catalogue adds: its path, and what its head says in the language of the page. */
export interface AddedPage {
  readonly path: string;
  /** Of a provider, or the title of an article. */
  readonly name: string;
  /** What search engines show below it; default: what is said of every provider. */
  readonly text?: string;
}

/** Whether a page is one of those that content or catalogue adds, so that its head needs them. */
export const isAdded = (path: string): boolean => path.startsWith('/providers/') || path.startsWith('/help/');

/** One of the added pages; a typed address may be in small letters. */
function addedPage(path: string, added: readonly AddedPage[]): Listed | undefined {
  const found = added.find((page) => page.path.toLowerCase() === path.toLowerCase());
  if (!found) return undefined;
  const { path: canonical, name, text } = found;
  return text === undefined
    ? { kind: { title: 'provider', description: 'provider', name }, scene: 'lotus-night', canonical }
    : { kind: { title: 'article', description: 'article', name, text }, scene: 'fair-play', canonical };
}

const own = <T>(pages: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.hasOwn(pages, path) ? pages[path] : undefined;

/** The page of a link that resets a password; its address holds a secret. */
const isReset = (path: string): boolean => /^\/reset\/[^/]+$/.test(path);

/** Paths that a sitemap names, beside those of added pages. */
export const listedPaths: readonly string[] = Object.keys(LISTED).filter((path) => !LISTED[path]?.canonical);

/** What the head of a page says to search engines, and to sites and chats that show a link to it. */
export interface PageHead {
  /** Whether there is a page under this address. */
  readonly isFound: boolean;
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
  /** Pages that content and catalogue add, for those that may be one of them. */
  readonly added?: readonly AddedPage[] | undefined;
}

/** Address of a page in a language; without one it is in that of the reader. */
export const addressIn = (origin: string, path: string, language?: LanguageCode): string =>
  origin + path + (language ? `?lang=${language.toLowerCase()}` : '');

/** The addresses of a page in every language, and the one that chooses by the reader (`x-default`). */
export const alternatesOf = (origin: string, path: string, offered: readonly LanguageCode[]) => [
  ...offered.map((code) => ({ hreflang: languageOf(code).tag, href: addressIn(origin, path, code) })),
  { hreflang: 'x-default', href: addressIn(origin, path) },
];

/** The head of a page that search engines leave out, or of none. */
async function unlistedHead({ path, language, name }: HeadFacts): Promise<PageHead> {
  const found = own(PERSONAL, path) ?? (isReset(path) ? 'reset' : undefined);
  return {
    isFound: found !== undefined,
    title: `${await composeTitle(found ?? 'missing', language)} · ${name}`,
    tags: markup`<meta name="robots" content="noindex">`.text,
  };
}

/** Title, description, addresses in other languages and preview of a page; of one that is not for search engines the title alone. */
export async function pageHeadOf(facts: HeadFacts): Promise<PageHead> {
  const { path, origin, name, language, isNamed, offered, added = [] } = facts;
  const listed = own(LISTED, path) ?? addedPage(path, added);
  if (!listed) return unlistedHead(facts);
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
  return { isFound: true, title: full, tags: tags.map(({ text }) => text).join('') };
}
