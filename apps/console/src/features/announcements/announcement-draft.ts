import type { AnnouncementDraft } from '@mekong/api-client/admin/types';

/** What stands in the form of a new announcement. */
export interface AnnouncementForm {
  readonly type: string;
  readonly audience: string;
  readonly vendor: string;
  /** Number of a game of the vendor, as it was typed. */
  readonly nodeId: string;
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Title and content by language; a language without either is left out. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
}

export const emptyForm: AnnouncementForm = {
  type: 'PL',
  audience: 'all',
  vendor: '',
  nodeId: '',
  startsAt: undefined,
  endsAt: undefined,
  texts: {},
};

/** What is sent: only what was filled in. Vendor and game belong to news alone. */
export function bodyOf({
  type,
  audience,
  vendor,
  nodeId,
  startsAt,
  endsAt,
  texts,
}: AnnouncementForm): AnnouncementDraft {
  const filled = Object.entries(texts).filter(([, { title, content }]) => title.trim() !== '' || content.trim() !== '');
  return {
    type: type as AnnouncementDraft['type'],
    ...(audience === 'all' ? {} : { audience: audience as 'A' | 'B' }),
    ...(type === 'PR' && vendor.trim() !== '' ? { vendor: vendor.trim().toUpperCase() } : {}),
    ...(type === 'PR' && nodeId.trim() !== '' ? { nodeId: Number(nodeId) } : {}),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    texts: filled.map(([language, { title, content }]) => ({
      language: language as AnnouncementDraft['texts'][number]['language'],
      title: title.trim(),
      content: content.trim(),
    })),
  };
}
