import { isApiError } from '@mekong/api-client/errors';
import { reportClientError } from '@mekong/api-client/sdk/reportClientError';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { isChunkError } from '../state/chunk.ts';
import { ChunkFailureView } from './ChunkFailureView.tsx';

/** A screen that could not be shown; the rest of the page stays, and it can be tried again. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    if (isApiError(error)) return;
    void reportClientError({
      body: {
        kind: isChunkError(error) ? 'chunk' : 'render',
        message: String(error).slice(0, 200),
        path: location.pathname,
      },
    }).catch(() => undefined);
  }, [error]);
  if (isChunkError(error)) return <ChunkFailureView kind={error.kind} />;
  return (
    <Failure
      error={error}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
