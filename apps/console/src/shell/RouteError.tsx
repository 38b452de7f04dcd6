import type { ErrorComponentProps } from '@tanstack/react-router';
import { Failure } from '../parts/Failure.tsx';

/** A page that could not be shown; trying again loads it anew, code included. */
export function RouteError({ error }: ErrorComponentProps) {
  return <Failure error={error} onRetry={() => location.reload()} />;
}
