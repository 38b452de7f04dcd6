import type { AnnouncementChange, AnnouncementDetail, AnnouncementDraft } from '@mekong/api-client/admin/types';

/** A text as it is typed. */
export interface TypedText {
  readonly title: string;
  readonly content: string;
  /** What the picture of a banner shows. */
  readonly alt: string;
  /** What a promotion gives. */
  readonly reward: string;
}

/** What stands in the form of an announcement; pictures are kept beside it. */
export interface AnnouncementForm {
  readonly type: string;
  readonly audience: string;
  readonly vendor: string;
  /** Number of a game of the vendor, as it was typed. */
  readonly nodeId: string;
  readonly link: string;
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Title and content by language; a language without either is left out. */
  readonly texts: Readonly<Record<string, TypedText>>;
}

/** Pictures of a banner. */
export interface Pictures {
  readonly image?: string | undefined;
  readonly imageMobile?: string | undefined;
}

export const emptyForm: AnnouncementForm = {
  type: 'PL',
  audience: 'all',
  vendor: '',
  nodeId: '',
  link: '',
  startsAt: undefined,
  endsAt: undefined,
  texts: {},
};

/** The form of an announcement that there is. One that has ended has no end any more: a new one is chosen. */
export const formOf = ({ type, audience, link, startsAt, endsAt, texts }: AnnouncementDetail): AnnouncementForm => ({
  ...emptyForm,
  type,
  audience: audience ?? 'all',
  link: link ?? '',
  startsAt,
  endsAt: endsAt && new Date(endsAt) > new Date() ? endsAt : undefined,
  texts: Object.fromEntries(
    texts.map(({ language, title, content, alt, reward = '' }) => [language, { title, content, alt, reward }]),
  ),
});

type Body = Pick<AnnouncementDraft, 'audience' | 'startsAt' | 'endsAt' | 'image' | 'imageMobile' | 'link' | 'texts'>;

/** What was filled in, as both bodies have it. A banner has pictures, and what they show. */
function filledOf({ type, audience, link, startsAt, endsAt, texts }: AnnouncementForm, pictures: Pictures): Body {
  const isBanner = type === 'B';
  const filled = Object.entries(texts).filter(([, { title, content }]) => title.trim() !== '' || content.trim() !== '');
  return {
    ...(audience === 'all' ? {} : { audience: audience as 'A' | 'B' }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(isBanner && pictures.image ? { image: pictures.image } : {}),
    ...(isBanner && pictures.imageMobile ? { imageMobile: pictures.imageMobile } : {}),
    ...(link.trim() === '' ? {} : { link: link.trim() }),
    texts: filled.map(([language, { title, content, alt, reward }]) => ({
      language: language as Body['texts'][number]['language'],
      title: title.trim(),
      content: content.trim(),
      ...(isBanner ? { alt: alt.trim() } : {}),
      ...(type === 'PR' && reward.trim() !== '' ? { reward: reward.trim() } : {}),
    })),
  };
}

/** What is sent for a new one: only what was filled in. Vendor and game belong to news alone. */
export const bodyOf = (form: AnnouncementForm, pictures: Pictures = {}): AnnouncementDraft => ({
  type: form.type as AnnouncementDraft['type'],
  ...(form.type === 'PR' && form.vendor.trim() !== '' ? { vendor: form.vendor.trim().toUpperCase() } : {}),
  ...(form.type === 'PR' && form.nodeId.trim() !== '' ? { nodeId: Number(form.nodeId) } : {}),
  ...filledOf(form, pictures),
});

/** What is written over one that there is. */
export const changeOf = (form: AnnouncementForm, pictures: Pictures, version: string): AnnouncementChange => ({
  version,
  ...filledOf(form, pictures),
});
