import { Alert } from '@mekong/ui/Alert';
import { StateView } from '@mekong/ui/StateView';
import { useFailure } from './use-failure.ts';

interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
}

/** Why a page could not be loaded, in words, with code and request id, and the way on. */
export function Failure({ error, onRetry, isRetrying }: FailureProps) {
  return <StateView {...useFailure()(error)} onRetry={onRetry} isRetrying={isRetrying} />;
}

/** Why an action failed, in the place where it was tried; nothing as long as nothing failed. */
export function FailureAlert({ error }: { readonly error: unknown }) {
  const say = useFailure();
  if (!error) return null;
  const { kind: _, ...failure } = say(error);
  return <Alert tone="negative" {...failure} />;
}
