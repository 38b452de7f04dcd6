import { isApiError } from '@mekong/api-client/errors';
import type { ErrorText } from '@mekong/i18n/errors';
import { explainError } from '@mekong/i18n/errors/explain';
import { StateView } from '@mekong/ui/StateView';
import { type ReactNode, useEffect, useState } from 'react';

interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** The next action, besides trying again. */
  readonly children?: ReactNode;
}

/** What went wrong in the reader's words, with code and request id, and the way on. */
export function Failure({ error, onRetry, isRetrying, children }: FailureProps) {
  const text = useErrorText(error);
  const known = isApiError(error) ? error : undefined;
  return (
    <StateView
      kind={known?.code === 'NETWORK' ? 'offline' : 'error'}
      title={text?.title}
      description={text?.remedy}
      code={known?.code}
      requestId={known?.requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {children}
    </StateView>
  );
}

/**
 * The text of a failure.
 *
 * @returns undefined while it is being fetched; null when there is none: the failure is no answer of the gateway, or its
 * words could not be fetched
 */
export function useErrorText(error: unknown): ErrorText | null | undefined {
  const [found, setFound] = useState<{ readonly error: unknown; readonly text: ErrorText | null }>();
  useEffect(() => {
    if (!isApiError(error)) return;
    let isCurrent = true;
    const keep = (text: ErrorText | null): void => {
      if (isCurrent) setFound({ error, text });
    };
    explainError(error).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [error]);
  if (!isApiError(error)) return null;
  return found?.error === error ? found.text : undefined;
}
