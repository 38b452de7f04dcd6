import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { describeError } from '@mekong/i18n/errors';
import { StateView } from '@mekong/ui/StateView';

interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
}

/** Why a page or a list could not be loaded, in words, with code and request id, and the way on. */
export function Failure({ error, onRetry, isRetrying }: FailureProps) {
  const { i18n } = useLingui();
  const known = isApiError(error) ? error : undefined;
  const text = known && describeError(i18n, known);
  return (
    <StateView
      kind={known?.code === 'NETWORK' ? 'offline' : 'error'}
      title={text?.title}
      description={text?.remedy}
      code={known?.code}
      requestId={known?.requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
