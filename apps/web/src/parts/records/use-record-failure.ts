import { isApiError } from '@mekong/api-client/errors';
import type { RecordFailure } from '@mekong/ui/patterns/RecordTable';
import { useErrorText } from '../Failure.tsx';

/**
 * Why a list did not load, in the reader's words, for a `RecordTable`.
 *
 * @param onRetry asks for the list again
 * @returns undefined as long as nothing failed and while the words are being fetched
 */
export function useRecordFailure(error: unknown, onRetry: () => void, isRetrying: boolean): RecordFailure | undefined {
  const text = useErrorText(error);
  if (!error || text === undefined) return undefined;
  const known = isApiError(error) ? error : undefined;
  return {
    kind: known?.code === 'NETWORK' ? 'offline' : 'error',
    title: text?.title,
    description: text?.remedy,
    code: known?.code,
    requestId: known?.requestId,
    onRetry,
    isRetrying,
  };
}
