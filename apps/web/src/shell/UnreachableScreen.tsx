import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Container } from '@mekong/ui/Container';
import { StateView } from '@mekong/ui/StateView';
import { OtherAddresses } from './OtherAddresses.tsx';
import { useRecheck } from './use-recheck.ts';

interface UnreachableScreenProps {
  /** Why the permission call failed. */
  readonly error: unknown;
  readonly isChecking: boolean;
  readonly onRetry: () => void;
}

/**
 * The permission call failed: nobody knows which site this visitor gets, so it is neither opened nor closed, and asks to
 * try again. Part of the first download: a visitor who is offline could not fetch it.
 */
export function UnreachableScreen({ error, isChecking, onRetry }: UnreachableScreenProps) {
  const { t } = useLingui();
  useRecheck('unreachable', { onCheck: onRetry, isChecking });
  const known = isApiError(error) ? error : undefined;
  // an answer has come, so nothing is wrong with the connection
  const isAnswered = known !== undefined && known.status > 0;
  const unreached = known?.code === 'TIMEOUT' ? t`The page is taking long to load` : t`The site cannot be reached`;
  return (
    <Container as="main" width="narrow">
      <StateView
        kind={isAnswered ? 'error' : 'offline'}
        size="page"
        level={1}
        title={isAnswered ? t`The site can't be shown right now` : unreached}
        description={
          isAnswered
            ? t`Something went wrong on our side. This page keeps trying automatically.`
            : t`Check your connection and try again. This page keeps trying automatically.`
        }
        onRetry={onRetry}
        isRetrying={isChecking}
        code={known?.code ?? 'NETWORK'}
        requestId={known?.requestId}
      />
      <OtherAddresses />
    </Container>
  );
}
