import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';
import { zGameFeature } from '@mekong/api-client/contract/validators';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';

/** Languages every seeded text ships in (product codes of the specification, section 9). */
export const seedLanguages = ['EN', 'KM', 'CN', 'TH', 'PT', 'AR'] as const;
export type SeedLanguage = (typeof seedLanguages)[number];

/** One text in each shipped language. Nothing falls back silently: a missing language does not type-check. */
export type Localized = Readonly<Record<SeedLanguage, string>>;

/** Game types on the wire. Esports and cockfight are split out of SPORTS by the client. */
export const gameCategories = ['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** `gameClassify` entries inside a category. */
export type GameClassify = 'BINGO' | 'BOARD' | 'COCKFIGHT';

/**
 * `active`: launchable now. `maintenance`: listed, and a launch answers GAME_MAINTENANCE with other popular games.
 * `off`: not listed at all.
 */
export type VendorStatus = 'active' | 'maintenance' | 'off';

export interface VendorSeed {
  /** Vendor code on the wire (`vassalage`), also the file name of its images. */
  readonly code: string;
  readonly names: Localized;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  /** Number of the wallet lane, unique; the launch request sends the code, the wallet stores this. */
  readonly accountTypeId: number;
  readonly isHot: boolean;
  readonly status: VendorStatus;
  /** Place in menus, ascending, unique. */
  readonly order: number;
  /** Plays straight from the wallet; otherwise money is transferred to the vendor first. */
  readonly singleWallet: boolean;
}

/** What a player can filter games by: those of the contract; the words are translated by the site. */
export const gameFeatures: readonly GameFeature[] = zGameFeature.options;

export interface GameSeed {
  /** Slug, unique over all vendors; also the file name of the cover. */
  readonly gameId: string;
  /** Number that favourites are kept by, unique. */
  readonly nodeId: number;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  readonly names: Localized;
  /** Motif of the cover; palette, backdrop and composition follow from the slug. */
  readonly motif: MotifName;
  /** Coat of the motif, where the name says one: an emerald is green. */
  readonly coat?: Material;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** Published return to player in percent, two decimals. Absent where the family has none (sports, player against player). */
  readonly rtp?: number;
  readonly volatility: GameVolatility;
  /** Smallest stake in KHR, decimal string with four places. */
  readonly minBet: string;
  readonly features: readonly GameFeature[];
}

/** Badges of promotions as the specification writes them; `HIGH RABATE` keeps its wire spelling. */
export type PromotionBadge = 'NEWBIE' | 'LIMITED' | 'SPECIAL OFFER' | 'DAILY' | 'HIGH RABATE' | 'VIP';

/** B banner, PL player (marquee), PU popup, PR promotion, H agency. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export interface AnnouncementSeed {
  /** Name of the entry in the data, unique; the database gives its own number. */
  readonly key: string;
  readonly type: AnnouncementType;
  /** B before log-in, A after; absent: both. */
  readonly execution?: 'B' | 'A';
  readonly titles: Localized;
  /** HTML that the sanitiser leaves as it is. */
  readonly contents: Localized;
  /** Published this many days before the data is seeded: a fixed date would lie in the future on some machine. */
  readonly daysAgo: number;
  /** Place among its type, ascending. */
  readonly place: number;
  /** Path on the image host. */
  readonly image?: string;
  readonly badge?: PromotionBadge;
  /** Path of the site, never another host. */
  readonly link?: string;
  /** Code of the vendor whose games it is about. */
  readonly vendor?: string;
  /** Number of the one game of that vendor it is about. */
  readonly nodeId?: number;
}

/** A banner: `texts` become its content, the picture has an own crop for small screens and says nothing in words. */
export interface BannerSeed extends AnnouncementSeed {
  readonly type: 'B';
  /** Wire field `groupName`: the place the banner stands in. */
  readonly groupName: 'HOME';
  readonly image: string;
  readonly imageMobile: string;
  /** What the picture shows, for those who do not see it. */
  readonly alts: Localized;
}

export const helpTags = [
  'account',
  'games',
  'fairness',
  'safer-play',
  'rules',
  'deposit',
  'app',
  'privacy',
  'terms',
  'contact',
] as const;
export type HelpTag = (typeof helpTags)[number];

/** One article of the help centre, reached by its tag: `/help?tag={tag}`. */
export interface HelpArticleSeed {
  readonly tag: HelpTag;
  readonly titles: Localized;
  /** HTML that the sanitiser leaves as it is. */
  readonly contents: Localized;
  readonly place: number;
}

/** Ways to put the site on a device. */
export interface ResourceSeed {
  readonly resourceType: 'IOS' | 'IOS_PROFILE' | 'ANDROID' | 'PWA';
  /** Path of the site; the gateway puts the public address before it. */
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
}

/** Customer-service entry. A service without an address is left out, so its icon is not shown. */
export interface CustomerServiceSeed {
  readonly id: string;
  readonly csPosition: 'side' | 'floating' | 'footer' | 'maintenance';
  readonly csType: 'LIVECHAT' | 'LINE' | 'QQ' | 'TELEGRAM' | 'FACEBOOK' | 'WHATSAPP' | 'EMAIL';
  /** English title, for a reader whose language has none. */
  readonly title: string;
  readonly titles: Localized;
  readonly url: string;
}
