import type { AnnouncementChange, AnnouncementDetail } from '@mekong/api-client/admin/types';

/** Fields of an announcement that can be changed; those of its texts are there once a language. */
export type ChangedField =
  | 'audience'
  | 'link'
  | 'startsAt'
  | 'endsAt'
  | 'image'
  | 'imageMobile'
  | 'title'
  | 'content'
  | 'alt'
  | 'reward';

/** A field that would be written over. */
interface AnnouncementFieldChange {
  readonly field: ChangedField;
  /** Of a text. */
  readonly language?: Texts[number]['language'];
  readonly before: string;
  readonly after: string;
}

type Texts = AnnouncementChange['texts'];

const fields = ['audience', 'link', 'startsAt', 'endsAt'] as const;
const pictures = ['image', 'imageMobile'] as const;
const words = ['title', 'content', 'alt', 'reward'] as const;

/** What saving a draft would change of an announcement as it is now; an empty text is one that is not there. */
export function changesTo(now: AnnouncementDetail, draft: AnnouncementChange): readonly AnnouncementFieldChange[] {
  // pictures of other kinds stay as they are
  const own = [...fields, ...(now.type === 'B' ? pictures : [])].map((field) => ({
    field,
    before: now[field] ?? '',
    after: draft[field] ?? '',
  }));
  const [stored, typed] = [now.texts as Texts, draft.texts];
  const languages = [...new Set([...stored, ...typed].map(({ language }) => language))];
  const texts = languages.flatMap((language) => {
    const [before, after] = [stored, typed].map((list) => list.find((text) => text.language === language));
    return words.map((field) => ({ field, language, before: before?.[field] ?? '', after: after?.[field] ?? '' }));
  });
  return [...own, ...texts].filter(({ before, after }) => before !== after);
}
