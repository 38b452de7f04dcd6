import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { useErrorText } from './Failure.tsx';

/** Why an action failed, in the place where it was tried; nothing as long as nothing failed. */
export function FailureAlert({ error }: { readonly error: unknown }) {
  const text = useErrorText(error);
  if (!error) return null;
  const known = isApiError(error) ? error : undefined;
  return (
    <Alert tone="loss" title={text?.title} description={text?.remedy} code={known?.code} requestId={known?.requestId} />
  );
}
