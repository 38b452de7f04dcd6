import { createHash } from 'node:crypto';
import type { ModuleContext } from '../../contract/module.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { announced, type ContentNeeds } from './content.service.ts';
import {
  overwriteStored,
  readBannerOrder,
  readStored,
  type StoredAnnouncement,
  writeBannerOrder,
} from './editor.repository.ts';
import { paragraphs, plainText } from './plain-text.ts';
import { type AnnouncementEdit, proveWritten } from './proof.ts';
import { SANITIZER_VERSION, sanitizeContent } from './sanitizer.ts';
import { withSiteName } from './site-name.ts';

const versionOf = (stored: StoredAnnouncement): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22);

/** An announcement as the audit chain keeps it. */
const recordOf = ({ texts, ...stored }: Omit<StoredAnnouncement, 'type'>) => ({
  ...stored,
  startsAt: stored.startsAt?.toISOString() ?? null,
  endsAt: stored.endsAt?.toISOString() ?? null,
  texts: Object.fromEntries(texts.map(({ language, ...text }) => [language, text])),
});

/** What operators change in announcements and banners that there are. */
export function createEditor(
  { db, notifier, now }: Pick<ModuleContext, 'db' | 'notifier' | 'now'>,
  { imageCdns, hasPicture, settings }: ContentNeeds,
) {
  return {
    /** Everything that can be changed. @returns undefined without such an announcement */
    async read(id: string) {
      const stored = await readStored(db, id);
      if (!stored) return undefined;
      const { type, execution, image, imageMobile, link, startsAt, endsAt, texts } = stored;
      return {
        id,
        type,
        version: versionOf(stored),
        ...(execution ? { audience: execution } : {}),
        ...(startsAt ? { startsAt: startsAt.toISOString() } : {}),
        ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
        ...(image ? { image } : {}),
        ...(imageMobile ? { imageMobile } : {}),
        ...(link ? { link } : {}),
        texts: texts.map(({ content, ...text }) => {
          const plain = plainText(content);
          return { ...text, content: plain, hasFormat: paragraphs(plain) !== content };
        }),
      };
    },

    /**
     * Writes an announcement over what holds. A text that is as it was read keeps its format.
     *
     * @returns whether anything was changed
     * @throws Fault NOT_FOUND, VALUE_CHANGED when somebody else was quicker, VALIDATION_FAILED
     */
    async change(id: string, edit: AnnouncementEdit, by: AuditActor): Promise<boolean> {
      const changed = await inTransaction(db, async (trx) => {
        const before = await readStored(trx, id, true);
        if (!before) throw new Fault('NOT_FOUND');
        if (versionOf(before) !== edit.version) throw new Fault('VALUE_CHANGED');
        // a promotion keeps the picture that it has, which is no upload
        const isBanner = before.type === 'B';
        const { image, imageMobile, ...words } = edit;
        const pictures = isBanner ? { image, imageMobile } : {};
        await proveWritten({ ...words, type: before.type, ...pictures }, hasPicture, now());
        const { texts } = edit;
        const after = {
          execution: edit.execution ?? null,
          image: isBanner ? (image ?? null) : before.image,
          imageMobile: isBanner ? (imageMobile ?? null) : before.imageMobile,
          link: edit.link ?? null,
          startsAt: edit.startsAt ?? null,
          endsAt: edit.endsAt ?? null,
          texts: texts.map(({ language, title, content, alt = '', reward = '' }) => {
            const old = before.texts.find((text) => text.language === language);
            const isKept = old !== undefined && plainText(old.content) === content;
            return {
              language,
              title,
              alt,
              reward,
              content: isKept ? old.content : sanitizeContent(paragraphs(content), imageCdns),
            };
          }),
        };
        const records = { before: recordOf({ ...before, texts: before.texts }), after: recordOf(after) };
        await overwriteStored(trx, id, after, SANITIZER_VERSION);
        const stored = await readStored(trx, id);
        if (!stored || versionOf(stored) === edit.version) return undefined;
        await appendAudit(trx, {
          ...actedBy(by),
          action: 'announcement.changed',
          object: `announcement:${id}`,
          detail: records,
        });
        return { type: before.type, title: texts.find(({ language }) => language === 'EN')?.title ?? '' };
      });
      if (changed) {
        const title = withSiteName(changed.title, (await settings.current()).merchant.name);
        await notifier.publish(announced, { id, type: changed.type, title });
      }
      return changed !== undefined;
    },

    /**
     * Puts banners into an order; those that are left out stay behind them.
     *
     * @returns all of them in their order, and whether that has changed
     * @throws Fault VALIDATION_FAILED for a number that is no banner
     */
    async order(ids: readonly string[], by: AuditActor): Promise<{ ids: string[]; isChanged: boolean }> {
      const result = await inTransaction(db, async (trx) => {
        const before = await readBannerOrder(trx);
        if (ids.some((id) => !before.includes(id))) throw invalid('ids', 'unknown');
        const after = [...ids, ...before.filter((id) => !ids.includes(id))];
        await writeBannerOrder(trx, after);
        const isChanged = after.join() !== before.join();
        if (isChanged)
          await appendAudit(trx, {
            ...actedBy(by),
            action: 'banners.ordered',
            object: 'banners',
            detail: { before: { ids: before }, after: { ids: after } },
          });
        return { ids: after, isChanged };
      });
      const [id = ''] = ids;
      if (result.isChanged) await notifier.publish(announced, { id, type: 'B', title: '' });
      return result;
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
