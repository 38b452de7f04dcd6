import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { useErrorText } from '../../parts/Failure.tsx';

/** Why a form was refused, when it is not the fault of one field. */
export function FormAlert({ error }: { readonly error: unknown }) {
  const text = useErrorText(error);
  if (!error) return null;
  const known = isApiError(error) ? error : undefined;
  return (
    <Alert tone="loss" title={text?.title} description={text?.remedy} code={known?.code} requestId={known?.requestId} />
  );
}
