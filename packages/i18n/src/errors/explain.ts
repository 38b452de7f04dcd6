import { type I18n, i18n as sharedI18n } from '@lingui/core';
import { loadArea } from '../i18n.ts';
import type { DescribedError, ErrorText } from './describe.ts';

/**
 * Fetches what failures need to be explained. Call it when the page is idle: a failure of the connection could not fetch
 * its own text any more.
 *
 * @throws Error when it cannot be fetched.
 */
export async function loadErrorTexts(instance: I18n = sharedI18n): Promise<typeof import('./describe.ts')> {
  const [describe] = await Promise.all([import('./describe.ts'), loadArea('errors', instance)]);
  return describe;
}

/**
 * The text of a failure, fetched on first use so that the first download of the site has none of it. Where it is loaded
 * for sure, `describeError` of `@mekong/i18n/errors` answers at once.
 *
 * @param timeZone Zone of the merchant, for messages that name a time. Default Asia/Phnom_Penh.
 * @throws Error when the texts cannot be fetched.
 */
export async function explainError(
  error: DescribedError,
  { instance = sharedI18n, timeZone }: { instance?: I18n | undefined; timeZone?: string | undefined } = {},
): Promise<ErrorText> {
  const { describeError } = await loadErrorTexts(instance);
  return describeError(instance, error, timeZone);
}
