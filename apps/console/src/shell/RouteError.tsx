import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { reload } from '../parts/load-page.ts';

/** A page that could not be shown; trying again loads it anew, code included, and so does a connection that is back. */
export function RouteError({ error }: ErrorComponentProps) {
  useEffect(() => {
    const again = (): void => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return <Failure error={error} onRetry={() => void reload()} />;
}
