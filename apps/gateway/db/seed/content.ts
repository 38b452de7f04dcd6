import { createHash } from 'node:crypto';
import type { Localized } from '@mekong/catalogue/types';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { insertAnnouncement, upsertHelpArticle } from '../../src/modules/content/content.repository.ts';
import { SANITIZER_VERSION, sanitizeContent } from '../../src/modules/content/sanitizer.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { writeSetting } from '../../src/modules/system/system.repository.ts';
import { announcements, helpArticles } from './data/content.ts';
import { settings } from './data/settings.ts';
import type { AnnouncementSeed, BannerSeed } from './data/types.ts';

const DAY_MS = 86_400_000;

/** Texts of an entry, one for each language, cleaned as everything that is written. */
const textsOf = (
  titles: Localized,
  contents: Localized,
  { alts, rewards }: Partial<Record<'alts' | 'rewards', Localized>>,
) =>
  Object.entries(titles).map(([language, title]) => ({
    language,
    title,
    content: sanitizeContent(contents[language as keyof Localized] ?? '', []),
    ...(alts && { alt: alts[language as keyof Localized] }),
    ...(rewards && { reward: rewards[language as keyof Localized] }),
  }));

const isBanner = (seed: AnnouncementSeed): seed is BannerSeed => seed.type === 'B' && 'alts' in seed;

/**
 * Announcements, help and settings of the demo merchant. Nothing is written when the data is what it was at the last
 * start, so an operator's own changes stay until then.
 */
export async function seedContent(db: Executor): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([announcements, helpArticles, settings, SANITIZER_VERSION]))
    .digest('base64url');
  const stored = await db.selectFrom('setting').select('value').where('key', '=', 'demoContent').executeTakeFirst();
  if (stored && 'hash' in stored.value && stored.value.hash === hash) return;
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('announcement').execute();
    for (const seed of announcements)
      await insertAnnouncement(
        trx,
        {
          ...seed,
          ...(isBanner(seed) ? { groupName: seed.groupName, imageMobile: seed.imageMobile } : {}),
          publishedAt: new Date(Date.now() - seed.daysAgo * DAY_MS),
          endsAt: seed.endsInDays === undefined ? undefined : new Date(Date.now() + seed.endsInDays * DAY_MS),
          texts: textsOf(seed.titles, seed.contents, seed),
        },
        SANITIZER_VERSION,
      );
    for (const { tag, place, titles, contents } of helpArticles)
      await upsertHelpArticle(trx, { tag, place, texts: textsOf(titles, contents, {}) }, SANITIZER_VERSION);
    for (const key of ['switches', 'register', 'humanCheck', 'domains', 'customerService'] as const)
      await writeSetting(trx, key, SETTINGS[key].parse(settings[key]));
    const value = JSON.stringify({ hash });
    await trx
      .insertInto('setting')
      .values({ key: 'demoContent', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
}
