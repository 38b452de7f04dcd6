import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { describeError } from '@mekong/i18n/errors';

/** A failure as the design system shows it: what happened, what to do, and what to tell support. */
export interface ShownFailure {
  readonly kind: 'offline' | 'error';
  readonly title: string;
  readonly description: string | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
}

/** Says failures in the reader's words. */
export function useFailure(): (error: unknown) => ShownFailure {
  const { t, i18n } = useLingui();
  return (error) => {
    const known = isApiError(error) ? error : undefined;
    const text = known && describeError(i18n, known);
    // code of a page that did not come is no answer of the gateway
    const isOffline = known ? known.code === 'NETWORK' : !navigator.onLine;
    const unknown = isOffline ? t`You are offline` : t`Something went wrong. Try again.`;
    return {
      kind: isOffline ? 'offline' : 'error',
      title: text?.title ?? unknown,
      description: text?.remedy,
      code: known?.code,
      requestId: known?.requestId,
    };
  };
}
