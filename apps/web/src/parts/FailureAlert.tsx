import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { useErrorText } from './Failure.tsx';

/**
 * Why an action failed, in the place where it was tried; nothing as long as nothing failed. It appears with its reason, so
 * that it is read out once.
 */
export function FailureAlert({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const text = useErrorText(error);
  if (!error || text === undefined) return null;
  const known = isApiError(error) ? error : undefined;
  return (
    <Alert
      tone="negative"
      title={text?.title ?? t`Something went wrong. Try again.`}
      description={text?.remedy}
      code={known?.code}
      requestId={known?.requestId}
    />
  );
}
