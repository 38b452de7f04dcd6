import { invalid } from '../../kernel/fault.ts';
import type { ContentText } from './content.repository.ts';

/** What an operator writes over an announcement, its texts as plain text. */
export interface AnnouncementEdit {
  /** The version that was read. */
  version: string;
  execution?: 'A' | 'B' | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  image?: string | undefined;
  imageMobile?: string | undefined;
  link?: string | undefined;
  texts: readonly ContentText[];
}

/** What is needed of others. */
export interface EditorNeeds {
  /** https origins that may serve pictures, next to our own. */
  imageCdns: readonly string[];
  /** Whether there is a picture at a path. */
  hasPicture: (path: string) => Promise<boolean>;
}

/** Proves what an operator has written, whether it is new or written over another. */
export async function proveWritten(
  { type, texts, startsAt, endsAt, image, imageMobile }: Omit<AnnouncementEdit, 'version'> & { type: string },
  hasPicture: EditorNeeds['hasPicture'],
  now: Date,
): Promise<void> {
  const languages = texts.map(({ language }) => language);
  if (!languages.includes('EN')) throw invalid('texts', 'required');
  if (new Set(languages).size < languages.length) throw invalid('texts', 'different');
  if (endsAt && endsAt.getTime() <= Math.max(now.getTime(), startsAt?.getTime() ?? 0)) throw invalid('endsAt', 'min');
  if (type === 'B' && image === undefined) throw invalid('image', 'required');
  if (type === 'B' && texts.some(({ alt }) => !alt?.trim())) throw invalid('alt', 'required');
  if (type !== 'PR' && texts.some(({ reward }) => reward)) throw invalid('reward', 'unknown');
  if (type !== 'B' && (image ?? imageMobile) !== undefined) throw invalid('image', 'unknown');
  for (const [name, path] of Object.entries({ image, imageMobile }))
    if (path !== undefined && !(await hasPicture(path))) throw invalid(name, 'unknown');
}
