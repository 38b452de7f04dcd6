import type { Localized } from '@mekong/catalogue/types';

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
  /** What a promotion gives; absent where it gives nothing. */
  readonly rewards?: Localized;
  /** Published this many days before the data is seeded: a fixed date would lie in the future on some machine. */
  readonly daysAgo: number;
  /** Shown until so many days after the data is seeded; absent: for good. */
  readonly endsInDays?: number;
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
  'deposit-qr',
  'deposit-bank',
  'deposit-wallet',
  'deposit-card',
  'deposit-voucher',
  'deposit-crypto',
  'deposit-c2c',
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
