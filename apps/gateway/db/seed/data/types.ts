import type { BannerScene } from '../../../src/art/banner/scenes.ts';
import type { MotifName } from '../../../src/art/motifs/names.ts';

/** Languages every seeded text ships in (product codes of the specification, section 9). */
export const seedLanguages = ['EN', 'KM', 'AR'] as const;
export type SeedLanguage = (typeof seedLanguages)[number];

/** One text in each shipped language. Nothing falls back silently: a missing language does not type-check. */
export type Localized = Readonly<Record<SeedLanguage, string>>;

/** Game types on the wire (S3-103). Esports and cockfight are split out of SPORTS by the client. */
export const gameCategories = ['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** `gameClassify` entries inside a category (S3-094). */
export type GameClassify = 'BINGO' | 'COCKFIGHT';

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
}

export type GameVolatility = 'low' | 'medium' | 'high';

/** What a player can filter games by; the words are translated by the site. */
export const gameFeatures = [
  'free-spins',
  'wilds',
  'multiplier',
  'cascade',
  'hold-and-spin',
  'bonus-round',
  'jackpot',
  'megarows',
  'provably-fair',
  'fast-round',
  'side-bets',
  'multi-seat',
  'tournament',
  'co-op',
  'in-play',
  'combo-bets',
  'video-stream',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

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

export interface BannerSeed {
  readonly bannerId: string;
  /** Wire field `groupName` (S3-101): the place the banner stands in. */
  readonly groupName: 'HOME';
  /** Picture: `/img/banners/{scene}.svg`. */
  readonly scene: BannerScene;
  readonly titles: Localized;
  readonly texts: Localized;
  readonly badge?: PromotionBadge;
  /** `target` is a path of the site, never another host. */
  readonly cta: { readonly labels: Localized; readonly target: string };
  readonly order: number;
}

/** B banner, PL player, PU popup, PR promotion, H agency (S3-081). */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export interface AnnouncementSeed {
  readonly announcementId: string;
  readonly type: AnnouncementType;
  /** B before login, A after login (S3-082). */
  readonly execution: 'B' | 'A';
  readonly titles: Localized;
  /** HTML within the allow-list of the sanitiser. */
  readonly contents: Localized;
  /** ISO 8601 with offset. */
  readonly publishedAt: string;
  readonly order: number;
}

export const helpTags = [
  'deposit',
  'account',
  'games',
  'fairness',
  'safer-play',
  'rules',
  'privacy',
  'terms',
  'contact',
  'app',
] as const;
export type HelpTag = (typeof helpTags)[number];

export interface HelpCategorySeed {
  readonly tag: HelpTag;
  readonly titles: Localized;
  readonly order: number;
}

export interface HelpArticleSeed {
  readonly articleId: string;
  readonly tag: HelpTag;
  readonly titles: Localized;
  /** HTML within the allow-list of the sanitiser. */
  readonly contents: Localized;
  readonly order: number;
}

/** `value.resources` of the router response (S3-087). */
export interface ResourceSeed {
  readonly resourceType: 'IOS' | 'IOS_CONFIG' | 'ANDROID' | 'WEB';
  /** Path of the site; the gateway puts the public address before it. */
  readonly url: string;
  /** What the QR code holds; empty means the site makes it from `url`. */
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
  readonly labels: Localized;
}

export type CustomerServiceType = 'livechat' | 'Telegram' | 'Facebook' | 'Line' | 'QQ';

/** Customer-service entry (S3-100). An entry with an empty url is kept for the operator and never shown. */
export interface CustomerServiceSeed {
  readonly csPosition: 'side-menu' | 'floating';
  readonly csType: CustomerServiceType;
  readonly titles: Localized;
  readonly url: string;
  readonly order: number;
}

/** One field of the registration form as the permission answer tells it (S3-092). */
export interface RegisterRuleSeed {
  readonly field: string;
  readonly enabled: boolean;
  readonly required: boolean;
  /** Number of the pattern text (S5-036), or '*' for anything. */
  readonly acceptedPattern: number | '*';
  readonly min: number;
  readonly max: number;
}

/** Node of the whitelabel tree (S3-093): '1' is on, anything else is off. */
export interface WhitelabelNodeSeed {
  readonly modId: string;
  readonly enabled: '0' | '1';
  readonly childrenNodes: readonly WhitelabelNodeSeed[];
}

export interface LegalDocumentSeed {
  readonly documentId: 'agreement' | 'privacy' | 'age-statement';
  /** Stored with every consent. */
  readonly version: string;
  readonly titles: Localized;
  /** HTML within the allow-list of the sanitiser. */
  readonly contents: Localized;
}
