import type { Generated, GeneratedAlways } from 'kysely';

/** B banner, PL player, PU popup, PR promotion, H agency. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export interface AnnouncementTable {
  id: GeneratedAlways<string>;
  type: AnnouncementType;
  /** B before log-in, A after, null both. */
  execution: 'B' | 'A' | null;
  group_name: string | null;
  image: string | null;
  image_mobile: string | null;
  link: string | null;
  badge: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  published_at: Generated<Date>;
  place: Generated<number>;
  /** Vendor whose games it belongs to, if any. */
  vendor_code: string | null;
  /** The one game of that vendor it belongs to; null: all of them. */
  node_id: number | null;
  /** Made by the page, once for each announcement, and what was sent by it. */
  request_key: string | null;
  request_digest: string | null;
}

export interface AnnouncementTextTable {
  announcement_id: string;
  language: string;
  title: string;
  content: string;
  alt: Generated<string>;
  /** What a promotion gives. */
  reward: Generated<string>;
  sanitizer_version: number;
}

export interface HelpArticleTable {
  id: GeneratedAlways<string>;
  tag: string;
  place: Generated<number>;
  updated_at: Generated<Date>;
}

export interface HelpArticleTextTable {
  help_article_id: string;
  language: string;
  title: string;
  content: string;
  sanitizer_version: number;
}

export interface ContentTables {
  announcement: AnnouncementTable;
  announcement_text: AnnouncementTextTable;
  help_article: HelpArticleTable;
  help_article_text: HelpArticleTextTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends ContentTables {}
}
