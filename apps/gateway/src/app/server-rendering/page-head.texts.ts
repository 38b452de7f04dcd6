import { createServerI18n } from '@mekong/i18n/node';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import { CATEGORY_TEXTS } from '../../modules/games/labels.texts.ts';

/** Titles of pages that are no game family. Home has the name of the site. */
const TITLES = {
  hot: /*i18n*/ { id: 'page.hot.title', message: 'Hot games' },
  promotions: /*i18n*/ { id: 'page.promotions.title', message: 'Promotions' },
  help: /*i18n*/ { id: 'page.help.title', message: 'Help centre' },
  app: /*i18n*/ { id: 'page.app.title', message: 'App download' },
  providers: /*i18n*/ { id: 'page.providers.title', message: 'Providers' },
  seamless: /*i18n*/ { id: 'page.seamless.title', message: 'One wallet' },
  join: /*i18n*/ { id: 'page.join.title', message: 'Become an agent' },
  apply: /*i18n*/ { id: 'page.apply.title', message: 'Apply as an agent' },
} as const;

/** The same of pages that search engines leave out. */
const PERSONAL_TITLES = {
  reset: /*i18n*/ { id: 'page.reset.title', message: 'Reset password' },
  game: /*i18n*/ { id: 'page.game.title', message: 'Game' },
  member: /*i18n*/ { id: 'page.member.title', message: 'My account' },
  agent: /*i18n*/ { id: 'page.agent.title', message: 'Agent centre' },
  missing: /*i18n*/ { id: 'page.missing.title', message: 'Page not found' },
} as const;

/** What search engines show below the title, in one or two sentences. {brand} is the name of the site, {family} that of a game family or a provider. */
const DESCRIPTIONS = {
  home: /*i18n*/ {
    id: 'page.home.description',
    message: 'Play slots and lotteries at {brand} with play money, right in your browser. Every result can be checked.',
  },
  hot: /*i18n*/ {
    id: 'page.hot.description',
    message: 'The games that players of {brand} open most right now. Free to play with play money.',
  },
  family: /*i18n*/ {
    id: 'page.family.description',
    message: '{family} at {brand}: find a game by provider and features, and play it with play money in your browser.',
  },
  seamless: /*i18n*/ {
    id: 'page.seamless.description',
    message:
      'Games at {brand} that play straight from your one wallet, without transfers. Free to play with play money.',
  },
  lottery: /*i18n*/ {
    id: 'page.lottery.description',
    message:
      'Lottery draws at {brand}: see the latest numbers, when the next draw begins, and how each result is checked.',
  },
  promotions: /*i18n*/ {
    id: 'page.promotions.description',
    message: 'Promotions and rewards at {brand}, with their terms and the dates they run.',
  },
  providers: /*i18n*/ {
    id: 'page.providers.description',
    message: 'Everybody who makes games for {brand}, each with a page of its own. Free to play with play money.',
  },
  provider: /*i18n*/ {
    id: 'page.provider.description',
    message: 'Games of {family} at {brand}: the most played ones first. Play them with play money in your browser.',
  },
  help: /*i18n*/ {
    id: 'page.help.description',
    message: 'Answers about your account, game rules, fair play and safer play at {brand}.',
  },
  join: /*i18n*/ {
    id: 'page.join.description',
    message: 'How agents of {brand} are paid: compare the plans, and try an example before you apply.',
  },
  apply: /*i18n*/ {
    id: 'page.apply.description',
    message: 'Apply to become an agent of {brand}: the form, and how your application stands.',
  },
  app: /*i18n*/ {
    id: 'page.app.description',
    message: 'Put {brand} on your phone: scan the code and play in the app or in your browser.',
  },
} as const;

/** A page that a search engine may list, by what is said of it. */
export type PageKind =
  | {
      readonly title: keyof typeof TITLES;
      readonly description: 'hot' | 'promotions' | 'help' | 'app' | 'providers' | 'seamless' | 'join' | 'apply';
    }
  | { readonly title: keyof typeof CATEGORY_TEXTS; readonly description: 'family' | 'lottery' }
  /** Of one provider, under its name. */
  | { readonly title: 'provider'; readonly description: 'provider'; readonly name: string }
  /** Of an article of the help centre, with its first words. */
  | { readonly title: 'article'; readonly description: 'article'; readonly name: string; readonly text: string }
  | { readonly title: undefined; readonly description: 'home' };

/** A page that search engines leave out, by its title. */
export type PersonalTitle = keyof typeof PERSONAL_TITLES | 'LOTT';

/** Title of a page that search engines leave out, in a language. */
export async function composeTitle(page: PersonalTitle, language: LanguageCode): Promise<string> {
  const { LOTT } = CATEGORY_TEXTS;
  return (await createServerI18n(language))._({ ...PERSONAL_TITLES, LOTT }[page]);
}

/** Title (none for home) and description of a page, in a language. */
export async function composePageTexts(kind: PageKind, language: LanguageCode, brand: string) {
  const i18n = await createServerI18n(language);
  const { tag } = languageOf(language);
  if (kind.title === 'article') return { title: kind.name, description: kind.text, tag };
  const title =
    kind.title === 'provider' ? kind.name : kind.title && i18n._({ ...TITLES, ...CATEGORY_TEXTS }[kind.title]);
  const description = i18n._({ ...DESCRIPTIONS[kind.description], values: { brand, family: title } });
  return { title, description, tag };
}
