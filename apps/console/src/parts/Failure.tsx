import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Link } from '@mekong/ui/Link';
import { StateView } from '@mekong/ui/StateView';
import { isSessionEnd } from '../queries/session.ts';
import { useFailure } from './use-failure.ts';
import { requestAddress, useWaitingRequest } from './use-waiting-request.ts';

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
  const { t } = useLingui();
  const say = useFailure();
  const waiting = useWaitingRequest(error);
  // the log-in that takes the place of the page says so, and after it nothing is wrong any more
  if (!error || isSessionEnd(error)) return null;
  const { kind: _, description, ...failure } = say(error);
  const way = waiting && (
    <>
      {description} <Link href={requestAddress(waiting.id)}>{t`Open the request`}</Link>
    </>
  );
  return <Alert tone="negative" {...failure} description={way ?? description} />;
}
