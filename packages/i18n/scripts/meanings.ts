import type { AreaTexts } from './catalogs.ts';

/**
 * English texts that are explained in two ways: they have two meanings, which other languages need not say alike.
 *
 * @returns one line per text
 */
export function meaningFaults(texts: readonly Pick<AreaTexts, 'messages'>[]): string[] {
  const known = new Map<string, { message: string; comments: Set<string>; places: string[] }>();
  for (const { id, message, comments, places } of texts.flatMap((area) => [...area.messages.values()])) {
    const entry = known.get(id) ?? { message, comments: new Set(), places: [] };
    for (const comment of comments) entry.comments.add(comment);
    entry.places.push(...places);
    known.set(id, entry);
  }
  return [...known.values()]
    .filter(({ comments }) => comments.size > 1)
    .map(({ message, comments, places }) => {
      const what = `"${message}" is explained in ${comments.size} ways (${[...comments].join(' / ')})`;
      return `${places.join(', ')}: ${what}: say it in one way, or give each meaning a context`;
    });
}
