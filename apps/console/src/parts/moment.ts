const typedMoment = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/;

/** A moment as a person types it, in UTC: `2026-11-22 14:30`. What is no moment stays as it was typed. */
export const toMomentText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):.*$/, '$1 $2') : '';

/** What a person typed as a moment in UTC, as the contract writes it; undefined for nothing. */
export function fromMomentText(text: string): string | undefined {
  if (text === '') return undefined;
  return text.replace(typedMoment, '$1T$2:00.000Z');
}
