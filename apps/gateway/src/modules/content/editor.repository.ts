import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import type { ContentText } from './content.repository.ts';
import type { AnnouncementType } from './content.tables.ts';

/** An announcement with all that can be changed. */
export interface StoredAnnouncement {
  type: AnnouncementType;
  execution: 'A' | 'B' | null;
  image: string | null;
  imageMobile: string | null;
  link: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  texts: (ContentText & { alt: string; reward: string })[];
}

/** Reads an announcement. @param isLocked nobody else changes it until the end of the transaction */
export async function readStored(db: Executor, id: string, isLocked = false): Promise<StoredAnnouncement | undefined> {
  const { rows } = await sql<StoredAnnouncement>`
    select a.type, a.execution, a.image, a.image_mobile as "imageMobile", a.link,
           a.starts_at as "startsAt", a.ends_at as "endsAt"
      from announcement a where a.id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const texts = await db
    .selectFrom('announcement_text')
    .select(['language', 'title', 'content', 'alt', 'reward'])
    .where('announcement_id', '=', id)
    .orderBy(sql`language <> 'EN'`)
    .orderBy('language')
    .execute();
  return { ...row, texts };
}

/** Writes an announcement over what its number had. @param sanitizerVersion of the version that cleaned its texts */
export async function overwriteStored(
  db: Executor,
  id: string,
  { texts, ...announcement }: Omit<StoredAnnouncement, 'type'>,
  sanitizerVersion: number,
): Promise<void> {
  await db
    .updateTable('announcement')
    .set({
      execution: announcement.execution,
      image: announcement.image,
      image_mobile: announcement.imageMobile,
      link: announcement.link,
      starts_at: announcement.startsAt,
      ends_at: announcement.endsAt,
    })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('announcement_text').where('announcement_id', '=', id).execute();
  await db
    .insertInto('announcement_text')
    .values(texts.map((text) => ({ ...text, announcement_id: id, sanitizer_version: sanitizerVersion })))
    .execute();
}

/** Paths of the pictures of all announcements: one that has ended can be shown again. */
export async function readPicturesInUse(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select distinct p.path from announcement a cross join lateral (values (a.image), (a.image_mobile)) as p (path)
     where p.path is not null`.execute(db);
  return rows.map(({ path }) => path);
}

/** Numbers of all banners in their order. */
export async function readBannerOrder(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('announcement')
    .select('id')
    .where('type', '=', 'B')
    .orderBy('place')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => String(id));
}

/** Gives banners their places, from 1. */
export async function writeBannerOrder(db: Executor, ids: readonly string[]): Promise<void> {
  await sql`
    update announcement a set place = o.place
      from unnest(${ids}::bigint[]) with ordinality as o (id, place)
     where a.id = o.id and a.place <> o.place`.execute(db);
}
