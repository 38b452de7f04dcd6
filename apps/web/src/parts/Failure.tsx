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

/** The text of a failure; undefined until it is there, and for anything that is no answer of the gateway. */
export function useErrorText(error: unknown): ErrorText | undefined {
  const [text, setText] = useState<ErrorText>();
  useEffect(() => {
    let isCurrent = true;
    setText(undefined);
    if (isApiError(error))
      explainError(error).then(
        (found) => isCurrent && setText(found),
        () => undefined, // the words could not be fetched: the state has words of its own
      );
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return text;
}
