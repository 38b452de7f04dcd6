import { sql } from 'kysely';
import type { RequestKey } from '../../contract/admin/request-key.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { AnnouncementType } from './content.tables.ts';

export interface AnnouncementRow {
  id: string;
  type: AnnouncementType;
  groupName: string | null;
  image: string | null;
  imageMobile: string | null;
  link: string | null;
  badge: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  publishedAt: Date;
  title: string;
  content: string;
  alt: string;
  reward: string;
}

/** The text of a row in the first of the languages that has one. */
const inLanguage = (languages: readonly string[]) => sql`array_position(${languages}::text[], t.language)`;

const announcementColumns = sql`
  a.id, a.type, a.group_name as "groupName", a.image, a.image_mobile as "imageMobile", a.link, a.badge,
  a.starts_at as "startsAt", a.ends_at as "endsAt", a.published_at as "publishedAt", best.title, best.content, best.alt,
  best.reward`;

/** The text of `announcement a` in the best of the languages; without one it is left out. */
const bestText = (languages: readonly string[]) => sql`
  cross join lateral (
    select t.title, t.content, t.alt, t.reward from announcement_text t
     where t.announcement_id = a.id and t.language = any(${languages})
     order by ${inLanguage(languages)} limit 1) best`;

const isCurrent = sql`coalesce(a.starts_at, now()) <= now() and coalesce(a.ends_at, 'infinity') > now()
  and a.published_at <= now()`;

/** What is announced now, each in the best of the languages, in the merchant's order. */
export async function readAnnouncements(
  db: Executor,
  filter: { types: readonly string[]; execution: 'A' | 'B'; languages: readonly string[] },
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select ${announcementColumns}
      from announcement a
      ${bestText(filter.languages)}
     where a.type = any(${filter.types})
       and (a.execution is null or a.execution = ${filter.execution})
       and ${isCurrent}
     order by a.place, a.id`.execute(db);
  return rows;
}

export interface GameAnnouncementRow extends AnnouncementRow {
  vendor: string;
  nodeId: number | null;
}

/**
 * Promotions that belong to a vendor or to one of its games, in the merchant's order. With a game: its own and those of
 * its whole vendor.
 */
export async function readGameAnnouncements(
  db: Executor,
  filter: { vendor: string | undefined; nodeId: number | undefined; languages: readonly string[] },
): Promise<GameAnnouncementRow[]> {
  const { vendor = null, nodeId = null } = filter;
  const { rows } = await sql<GameAnnouncementRow>`
    select ${announcementColumns}, a.vendor_code as vendor, a.node_id as "nodeId"
      from announcement a
      join vendor v on v.code = a.vendor_code and v.status <> 'off'
      ${bestText(filter.languages)}
     where a.type = 'PR' and ${isCurrent}
       and (${vendor}::text is null or a.vendor_code = ${vendor})
       and (${nodeId}::int4 is null or a.node_id = ${nodeId}
            or (a.node_id is null and v.id = (select g.vendor_id from game g where g.node_id = ${nodeId})))
       and (a.node_id is null or exists (select from game g where g.node_id = a.node_id and g.status <> 'off'))
     order by a.place, a.id`.execute(db);
  return rows;
}

/** An announcement as operators see it. */
export interface WrittenAnnouncement {
  id: string;
  type: AnnouncementType;
  execution: 'A' | 'B' | null;
  /** Vendor that it is about, if any, and the one game of it. */
  vendor: string | null;
  vendorName: string | null;
  nodeId: number | null;
  gameName: string | null;
  title: string;
  languages: string[];
  image: string | null;
  link: string | null;
  place: number;
  startsAt: Date | null;
  endsAt: Date | null;
  publishedAt: Date;
  state: AnnouncementState;
}

/** Shown now, later, or no more. */
export type AnnouncementState = 'current' | 'coming' | 'ended';

/** Which announcements operators ask for. */
export interface WrittenFilter {
  type?: AnnouncementType | undefined;
  states?: readonly AnnouncementState[] | undefined;
  /** Of this vendor and its games. */
  vendor?: string | undefined;
  /** Number of an announcement: only older ones. */
  before?: string | undefined;
  limit: number;
}

/** Announcements that match, newest first, with the title in English or else any language. */
export async function listWritten(db: Executor, filter: WrittenFilter): Promise<WrittenAnnouncement[]> {
  const { type = null, states = null, vendor = null, before = null, limit } = filter;
  const { rows } = await sql<WrittenAnnouncement>`
    select * from (
      select a.id, a.type, a.execution, a.vendor_code as vendor, v.names->>'EN' as "vendorName",
             a.node_id as "nodeId", g.names->>'EN' as "gameName", best.title, best.languages,
             a.image, a.link, a.place, a.starts_at as "startsAt", a.ends_at as "endsAt", a.published_at as "publishedAt",
             case when a.ends_at <= now() then 'ended'
                  when a.starts_at > now() or a.published_at > now() then 'coming' else 'current' end as state
        from announcement a
        left join vendor v on v.code = a.vendor_code
        left join game g on g.node_id = a.node_id
       cross join lateral (
         select coalesce((array_agg(t.title order by t.language <> 'EN', t.language))[1], '') as title,
                coalesce(array_agg(t.language order by t.language <> 'EN', t.language), '{}') as languages
           from announcement_text t where t.announcement_id = a.id) best
       where (${type}::text is null or a.type = ${type})
         and (${vendor}::text is null or a.vendor_code = ${vendor})
         and (${before}::bigint is null or a.id < ${before})
    ) w
     where ${states}::text[] is null or w.state = any(${states})
     order by w.id desc limit ${limit}`.execute(db);
  return rows;
}

/** There is such a vendor and, with a game, it is one of its own. */
export async function isVendorWith(
  db: Executor,
  { vendor, nodeId }: { vendor: string; nodeId: number | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    select from vendor v
     where v.code = ${vendor}
       and (${nodeId ?? null}::int4 is null
            or exists (select from game g where g.vendor_id = v.id and g.node_id = ${nodeId ?? null}))`.execute(db);
  return rows.length > 0;
}

/** The place behind all banners. */
export async function nextBannerPlace(db: Executor): Promise<number> {
  const { place } = await db
    .selectFrom('announcement')
    .select(sql<number>`coalesce(max(place), 0) + 1`.as('place'))
    .where('type', '=', 'B')
    .executeTakeFirstOrThrow();
  return place;
}

/** What ended with an announcement. */
export interface EndedAnnouncement {
  type: AnnouncementType;
  vendor: string | undefined;
  nodeId: number | undefined;
  title: string;
}

/** Ends an announcement. @returns what it was; undefined when there is no such one that still holds */
export async function endAnnouncement(db: Executor, id: string): Promise<EndedAnnouncement | undefined> {
  const { rows } = await sql<{
    type: AnnouncementType;
    vendor: string | null;
    nodeId: number | null;
    title: string | null;
  }>`
    update announcement a set ends_at = now()
     where a.id = ${id} and coalesce(a.ends_at, 'infinity') > now()
    returning a.type, a.vendor_code as vendor, a.node_id as "nodeId",
      (select t.title from announcement_text t where t.announcement_id = a.id and t.language = 'EN') as title`.execute(
    db,
  );
  const [row] = rows;
  return (
    row && { type: row.type, vendor: row.vendor ?? undefined, nodeId: row.nodeId ?? undefined, title: row.title ?? '' }
  );
}

export interface HelpRow {
  id: string;
  tag: string;
  title: string;
  content: string;
  updatedAt: Date;
}

/** Help articles in the best of the languages, in order. */
export async function readHelp(
  db: Executor,
  languages: readonly string[],
  tag: string | undefined,
): Promise<HelpRow[]> {
  const { rows } = await sql<HelpRow>`
    select h.id, h.tag, h.updated_at as "updatedAt", best.title, best.content
      from help_article h
     cross join lateral (
       select t.title, t.content from help_article_text t
        where t.help_article_id = h.id and t.language = any(${languages})
        order by ${inLanguage(languages)} limit 1) best
     where ${tag ?? null}::text is null or h.tag = ${tag ?? null}
     order by h.place, h.id`.execute(db);
  return rows;
}

/** One text in one language; `content` is sanitised already. */
export interface ContentText {
  language: string;
  title: string;
  content: string;
  alt?: string | undefined;
  /** What a promotion gives, in a few words. */
  reward?: string | undefined;
}

export interface NewAnnouncement {
  type: AnnouncementType;
  execution?: 'A' | 'B' | undefined;
  groupName?: string | undefined;
  image?: string | undefined;
  imageMobile?: string | undefined;
  link?: string | undefined;
  badge?: string | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  publishedAt?: Date | undefined;
  place?: number | undefined;
  /** Code of the vendor it belongs to. */
  vendor?: string | undefined;
  /** Number of the one game of the vendor it belongs to. */
  nodeId?: number | undefined;
  texts: readonly ContentText[];
  /** What an operator has sent it by. */
  sent?: RequestKey | undefined;
}

/** @returns its number; undefined when its key was used */
export async function insertAnnouncement(
  db: Executor,
  announcement: NewAnnouncement,
  sanitizerVersion: number,
): Promise<string | undefined> {
  const row = await db
    .insertInto('announcement')
    .values({
      type: announcement.type,
      execution: announcement.execution ?? null,
      group_name: announcement.groupName ?? null,
      image: announcement.image ?? null,
      image_mobile: announcement.imageMobile ?? null,
      link: announcement.link ?? null,
      badge: announcement.badge ?? null,
      starts_at: announcement.startsAt ?? null,
      ends_at: announcement.endsAt ?? null,
      ...(announcement.publishedAt ? { published_at: announcement.publishedAt } : {}),
      place: announcement.place ?? 0,
      vendor_code: announcement.vendor ?? null,
      node_id: announcement.nodeId ?? null,
      request_key: announcement.sent?.key ?? null,
      request_digest: announcement.sent?.digest ?? null,
    })
    .onConflict((at) => at.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id } = row;
  await db
    .insertInto('announcement_text')
    .values(
      announcement.texts.map(({ language, title, content, alt = '', reward = '' }) => ({
        announcement_id: id,
        language,
        title,
        content,
        alt,
        reward,
        sanitizer_version: sanitizerVersion,
      })),
    )
    .execute();
  return id;
}

export interface NewHelpArticle {
  tag: string;
  place: number;
  texts: readonly ContentText[];
}

/** Writes an article over what its tag had. */
export async function upsertHelpArticle(
  db: Executor,
  article: NewHelpArticle,
  sanitizerVersion: number,
): Promise<void> {
  const { id } = await db
    .insertInto('help_article')
    .values({ tag: article.tag, place: article.place })
    .onConflict((conflict) =>
      conflict.column('tag').doUpdateSet({ place: article.place, updated_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('help_article_text').where('help_article_id', '=', id).execute();
  await db
    .insertInto('help_article_text')
    .values(
      article.texts.map(({ language, title, content }) => ({
        help_article_id: id,
        language,
        title,
        content,
        sanitizer_version: sanitizerVersion,
      })),
    )
    .execute();
}

/** Number of the announcement that was made when the same was sent before. */
export async function findSentAnnouncement(db: Executor, { key, digest }: RequestKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('announcement')
    .select('id')
    .where('request_key', '=', key)
    .where('request_digest', '=', digest)
    .executeTakeFirst();
  return row?.id;
}
