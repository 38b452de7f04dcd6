import type { I18n } from '@lingui/core';
import { formatDateTime } from '../formats/dates.ts';
import { formatDuration } from '../formats/duration.ts';
import { codeOfTag, type LanguageCode, sourceLanguage } from '../registry.ts';
import { isErrorCode } from './codes.ts';
import { errorMessages } from './messages.ts';

/** The part of a failure that its message needs; the error body of the contract fits. */
export interface DescribedError {
  readonly code: string;
  readonly params?:
    | {
        /** Seconds to wait. */
        readonly retryAfter?: number | undefined;
        /** Instants (ISO 8601) at which a limit starts again, or a break or a maintenance ends. */
        readonly resetsAt?: string | undefined;
        readonly until?: string | undefined;
        readonly kind?: string | undefined;
        readonly minAge?: number | undefined;
        /** Rows of a file: how many there would be, and how many there may be. */
        readonly rows?: number | undefined;
        readonly limit?: number | undefined;
        /** What no message reads. */
        readonly [other: string]: unknown;
      }
    | undefined;
}

/** A failure in the reader's words. */
export interface ErrorText {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly remedy: string;
}

/** Values of the placeholders, written in the reader's language. */
function valuesOf(params: DescribedError['params'], language: LanguageCode, timeZone: string | undefined) {
  const { retryAfter, resetsAt, until = resetsAt, kind, minAge, rows = 0, limit = 0 } = params ?? {};
  const known = retryAfter !== undefined || until !== undefined || minAge !== undefined;
  return {
    known: known ? 'yes' : 'no',
    wait: retryAfter === undefined ? '' : formatDuration(retryAfter, language),
    until: until === undefined ? '' : formatDateTime(until, { language, timeZone }),
    kind: kind ?? 'other',
    minAge,
    rows,
    limit,
  };
}

/**
 * The text of a failure in the language `i18n` shows; its area `errors` must be loaded (see `loadErrorTexts`). A code
 * without a message reads as UNKNOWN. Texts of the server are never part of it.
 *
 * @param timeZone Zone of the merchant, for messages that name a time. Default Asia/Phnom_Penh.
 */
export function describeError(i18n: I18n, error: DescribedError, timeZone?: string): ErrorText {
  const { title, remedy } = errorMessages[isErrorCode(error.code) ? error.code : 'UNKNOWN'];
  const values = valuesOf(error.params, codeOfTag(i18n.locale) ?? sourceLanguage, timeZone);
  return { title: i18n._({ ...title, values }), remedy: i18n._({ ...remedy, values }) };
}
