import { useLingui } from '@lingui/react/macro';
import { zChangeAnnouncementBody, zMakeAnnouncementBody } from '@mekong/api-client/admin/contract/validators';
import { getAnnouncementOptions } from '@mekong/api-client/admin/queries/getAnnouncement';
import { changeAnnouncement } from '@mekong/api-client/admin/sdk/changeAnnouncement';
import { getAnnouncement } from '@mekong/api-client/admin/sdk/getAnnouncement';
import { makeAnnouncement } from '@mekong/api-client/admin/sdk/makeAnnouncement';
import type { AnnouncementDetail } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusedNames } from '../../parts/refused-names.ts';
import { useAct } from '../../parts/use-act.ts';
import { changesTo } from './announcement-changes.ts';
import { type AnnouncementForm, bodyOf, changeOf, emptyForm, formOf } from './announcement-draft.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/**
 * An announcement from the first key to its publication. What was typed stays when it is refused; a change that somebody
 * else made meanwhile is shown beside it, for a second save to decide.
 *
 * @param type kind of a new one at first
 * @param id of one that there is, which is read anew so that it is written over what holds
 */
export function useAnnouncementDraft(type: string, id: string | undefined, onPublished: () => void) {
  const { t } = useLingui();
  const act = useAct();
  const query = useQuery({
    ...getAnnouncementOptions({ path: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  /** What the draft was made from. A later answer of the same read changes nothing: that is found out by its version. */
  const [stored, setStored] = useState<AnnouncementDetail>();
  if (query.data && !stored) setStored(query.data);
  /** What somebody else has saved since. */
  const [now, setNow] = useState<AnnouncementDetail>();
  const [typed, setTyped] = useState<AnnouncementForm>();
  const [language, setLanguage] = useState('EN');
  const [isChecked, setChecked] = useState(false);
  // one for each time that it opens: what is sent twice is made once
  const [key] = useState(() => crypto.randomUUID());
  const wide = usePictureUpload(stored?.image);
  const narrow = usePictureUpload(stored?.imageMobile);

  const form = typed ?? (stored ? formOf(stored) : { ...emptyForm, type });
  const isBanner = form.type === 'B';
  const pictures = { image: wide.path, imageMobile: narrow.path };
  const replaced = now ?? stored;
  const change = replaced && changeOf(form, pictures, replaced.version);
  const parsed = change
    ? zChangeAnnouncementBody.safeParse(change)
    : zMakeAnnouncementBody.safeParse(bodyOf(form, pictures));
  const english = form.texts.EN;
  const lacksEnglish = !(english?.title.trim() && english.content.trim() && (!isBanner || english.alt.trim()));
  const lacksPicture = isBanner && !pictures.image;
  const isConflict = isApiError(act.error) && act.error.code === 'VALUE_CHANGED';

  async function send(): Promise<unknown> {
    if (!replaced || !change) return makeAnnouncement({ body: { key, ...bodyOf(form, pictures) } });
    const path = { id: replaced.id };
    try {
      return await changeAnnouncement({ path, body: change });
    } catch (error) {
      if (isApiError(error) && error.code === 'VALUE_CHANGED') setNow(await getAnnouncement({ path }));
      throw error;
    }
  }

  return {
    query,
    form,
    /** Its kind and what it is about were chosen before. */
    isStored: id !== undefined,
    language,
    setLanguage,
    wide,
    narrow,
    isChecked,
    isBanner,
    lacksEnglish,
    lacksPicture,
    refused: isChecked ? refusedNames(parsed, act.error) : new Set<string>(),
    withFormat: stored?.texts.filter(({ hasFormat }) => hasFormat).map((text) => text.language) ?? [],
    /** Whether something was typed, or a picture chosen, that is not published. */
    isUnsaved: typed !== undefined || wide.isChanged || narrow.isChanged,
    isPending: act.isPending,
    isUploading: isBanner && (wide.isSending || narrow.isSending),
    failure: isConflict ? undefined : act.error,
    /** Somebody else was quicker: what publishing would change of theirs. */
    conflict: isConflict && now && change ? changesTo(now, change) : undefined,
    leaveConflict: act.reset,
    change: (part: Partial<AnnouncementForm>): void => setTyped({ ...form, ...part }),
    publish: async (): Promise<void> => {
      setChecked(true);
      if (lacksEnglish) return setLanguage('EN');
      if (lacksPicture || !parsed.success) return;
      const said = id === undefined ? t`The announcement is published` : t`The changes are published`;
      if (await act.run(send, { said, stale: ['listAnnouncements', 'getAnnouncement'] })) onPublished();
    },
  };
}
