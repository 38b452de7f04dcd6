import type {
  Announcement,
  Announcements,
  Banner,
  GameAnnouncement,
  HelpArticle,
  PromotionTeaser,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { AdminChanger } from '../../contract/admin/handlers.ts';
import { requestKeyOf } from '../../contract/admin/request-key.ts';
import { languageChain } from '../../contract/language-chain.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { defineChannel } from '../../kernel/db/notify.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  type AnnouncementRow,
  type AnnouncementState,
  endAnnouncement,
  findSentAnnouncement,
  insertAnnouncement,
  isVendorWith,
  listWritten,
  type NewAnnouncement,
  type NewHelpArticle,
  nextBannerPlace,
  readAnnouncements,
  readGameAnnouncements,
  readHelp,
  upsertHelpArticle,
  type WrittenAnnouncement,
} from './content.repository.ts';
import type { AnnouncementType } from './content.tables.ts';
import { paragraphs } from './plain-text.ts';
import { type EditorNeeds, proveWritten } from './proof.ts';
import { SANITIZER_VERSION, sanitizeContent } from './sanitizer.ts';
import { named, withSiteName } from './site-name.ts';

/** Something was announced; sites that are open load the announcements again. */
export const announced = defineChannel<{ id: string; type: AnnouncementType; title: string }>('announcement');

const line = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  type: row.type,
  title: row.title,
  content: row.content,
  publishedAt: row.publishedAt.toISOString(),
});

/** An entry of the popup: with its picture and where it leads. */
const popup = (row: AnnouncementRow): Announcement => ({
  ...line(row),
  ...(row.image ? { image: row.image } : {}),
  ...(row.link ? { link: row.link } : {}),
});

const banner = (row: AnnouncementRow): Banner => ({
  ...line(row),
  groupName: row.groupName ?? 'HOME',
  image: row.image ?? '',
  ...(row.imageMobile ? { imageMobile: row.imageMobile } : {}),
  alt: row.alt,
  ...(row.link ? { link: row.link } : {}),
});

const teaser = (row: AnnouncementRow): PromotionTeaser => ({
  ...line(row),
  ...(row.reward ? { reward: row.reward } : {}),
  ...(row.image ? { image: row.image } : {}),
  ...(row.badge ? { badge: row.badge as NonNullable<PromotionTeaser['badge']> } : {}),
  ...(row.startsAt ? { startsAt: row.startsAt.toISOString() } : {}),
  ...(row.endsAt ? { endsAt: row.endsAt.toISOString() } : {}),
  ...(row.link ? { link: row.link } : {}),
});

const wireWritten = (row: WrittenAnnouncement) => ({
  id: row.id,
  type: row.type,
  ...(row.execution ? { audience: row.execution } : {}),
  ...(row.vendor ? { vendor: row.vendor } : {}),
  ...(row.vendorName ? { vendorName: row.vendorName } : {}),
  ...(row.nodeId === null ? {} : { nodeId: row.nodeId }),
  ...(row.gameName ? { gameName: row.gameName } : {}),
  title: row.title,
  languages: row.languages,
  ...(row.image ? { image: row.image } : {}),
  ...(row.link ? { link: row.link } : {}),
  ...(row.type === 'B' ? { place: row.place } : {}),
  ...(row.startsAt ? { startsAt: row.startsAt.toISOString() } : {}),
  ...(row.endsAt ? { endsAt: row.endsAt.toISOString() } : {}),
  publishedAt: row.publishedAt.toISOString(),
  state: row.state,
});

/** Which announcement it is, and of what. */
const subjectOf = (id: string, { vendor, nodeId }: Pick<NewAnnouncement, 'vendor' | 'nodeId'>) => ({
  object: `announcement:${id}`,
  detail: { vendor: vendor ?? null, nodeId: nodeId ?? null },
});

export interface AnnouncementQuery {
  /** Types, comma separated. */
  types: string;
  execution: 'A' | 'B';
  language: LanguageCode;
  /** Agency notices (H) are for agents; they come with the popups. */
  isAgent: boolean;
}

export type ContentPorts = Pick<ModuleContext, 'db' | 'notifier' | 'cursors' | 'now'>;

export interface ContentNeeds extends EditorNeeds {
  settings: Settings;
}

export interface WrittenQuery {
  type?: AnnouncementType | undefined;
  state?: AnnouncementState | undefined;
  vendor?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/**
 * Announcements and help. A text that says `{site}` is shown with the name of the site. HTML is sanitised when it is written, by the version that is stored beside it.
 */
export function createContentService(
  { db, notifier, cursors, now }: ContentPorts,
  { imageCdns: imageOrigins, hasPicture, settings }: ContentNeeds,
) {
  const cleaned = <T extends { texts: readonly { content: string }[] }>(entry: T): T => ({
    ...entry,
    texts: entry.texts.map((text) => ({ ...text, content: sanitizeContent(text.content, imageOrigins) })),
  });
  /** The name of the site, which texts may ask for. */
  const siteName = async (): Promise<string> => (await settings.current()).merchant.name;
  return {
    async announcements(query: AnnouncementQuery): Promise<Announcements> {
      const types = query.types.split(',').filter((type) => type !== 'H' || query.isAgent);
      const { execution, language } = query;
      const [written, name] = await Promise.all([
        readAnnouncements(db, { types, execution, languages: languageChain(language) }),
        siteName(),
      ]);
      const rows = written.map((row) => named(row, name));
      const of = (...wanted: AnnouncementType[]) => rows.filter((row) => wanted.includes(row.type));
      return {
        player: of('PL').map(line),
        banners: of('B')
          .filter((row) => row.image !== null)
          .map(banner),
        popup: of('PU', 'H').map(popup),
        promotion: of('PR').map(teaser),
      };
    },

    /** Promotions of a vendor or a game; of any, when neither is given. */
    async gameAnnouncements(
      of: { vendor: string | undefined; nodeId: number | undefined },
      language: LanguageCode,
    ): Promise<GameAnnouncement[]> {
      const rows = await readGameAnnouncements(db, { ...of, languages: languageChain(language) });
      const name = await siteName();
      return rows.map((row) => ({
        ...teaser(named(row, name)),
        vassalage: row.vendor,
        ...(row.nodeId === null ? {} : { nodeId: row.nodeId }),
      }));
    },

    async help(language: LanguageCode, tag: string | undefined): Promise<HelpArticle[]> {
      const rows = await readHelp(db, languageChain(language), tag);
      const name = await siteName();
      return rows.map(({ updatedAt, ...row }) => ({ ...named(row, name), updatedAt: updatedAt.toISOString() }));
    },

    /**
     * Publishes an announcement and tells the sites that are open.
     *
     * @param by who wrote it, for the audit chain
     * @param unchanged called when it was sent and made before
     * @returns its number
     * @throws Fault STATE_STALE (its key was used for another)
     */
    async announce(announcement: NewAnnouncement, by?: AuditActor, unchanged?: () => void): Promise<string> {
      const { id, isNew } = await inTransaction(db, async (trx) => {
        const made = await insertAnnouncement(trx, cleaned(announcement), SANITIZER_VERSION);
        if (made === undefined) {
          const before = announcement.sent && (await findSentAnnouncement(trx, announcement.sent));
          if (before === undefined) throw new Fault('STATE_STALE');
          return { id: before, isNew: false };
        }
        if (by)
          await appendAudit(trx, { ...actedBy(by), action: 'announcement.made', ...subjectOf(made, announcement) });
        return { id: made, isNew: true };
      });
      if (!isNew) {
        unchanged?.();
        return id;
      }
      const title = announcement.texts.find(({ language }) => language === 'EN')?.title ?? '';
      await notifier.publish(announced, { id, type: announcement.type, title: withSiteName(title, await siteName()) });
      return id;
    },

    /**
     * Publishes what an operator has written in plain text.
     *
     * @returns its number
     * @throws Fault VALIDATION_FAILED without an English text, with two of one language, or about what does not exist;
     *   STATE_STALE (its key was used for another)
     */
    async publish(
      { texts, ...written }: NewAnnouncement,
      by: AdminChanger,
      { key, unchanged }: { key?: string | undefined; unchanged?: () => void } = {},
    ): Promise<string> {
      const sent = requestKeyOf(key, by.id, { ...written, texts });
      await proveWritten({ ...written, texts }, hasPicture, now());
      const { vendor, nodeId, type } = written;
      if (vendor === undefined && nodeId !== undefined) throw invalid('vendor', 'required');
      if (vendor !== undefined && type !== 'PR') throw invalid('vendor', 'unknown');
      if (vendor !== undefined && !(await isVendorWith(db, { vendor, nodeId })))
        throw invalid(nodeId === undefined ? 'vendor' : 'nodeId', 'unknown');
      return this.announce(
        {
          ...written,
          ...(type === 'B' ? { groupName: 'HOME', place: await nextBannerPlace(db) } : {}),
          ...(nodeId === undefined ? {} : { link: `/game?node=${nodeId}` }),
          texts: texts.map((text) => ({ ...text, content: paragraphs(text.content) })),
          sent,
        },
        by,
        unchanged,
      );
    },

    /** Announcements for operators, newest first. @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async list({ type, state, vendor, cursor, pageSize }: WrittenQuery, operator: string) {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAnnouncements', reader: operator, filter: { type, state, vendor } },
        { cursor, pageSize },
        (place, limit) => listWritten(db, { type, states: state && [state], vendor, before: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireWritten) };
    },

    /**
     * Ends an announcement.
     *
     * @returns false when there is no such one that still holds
     */
    async end(id: string, by: AuditActor): Promise<boolean> {
      const ended = await inTransaction(db, async (trx) => {
        const of = await endAnnouncement(trx, id);
        if (of) await appendAudit(trx, { ...actedBy(by), action: 'announcement.ended', ...subjectOf(id, of) });
        return of;
      });
      if (ended) {
        const title = withSiteName(ended.title, await siteName());
        await notifier.publish(announced, { id, type: ended.type, title });
      }
      return ended !== undefined;
    },

    /** Writes a help article over what its tag had. */
    async writeHelp(article: NewHelpArticle): Promise<void> {
      await inTransaction(db, (trx) => upsertHelpArticle(trx, cleaned(article), SANITIZER_VERSION));
    },
  };
}

export type ContentService = ReturnType<typeof createContentService>;
