import { Trans } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Text } from '@mekong/ui/Text';

/** Why the agent above has locked an account, below the failure of a log-in; nothing for every other failure. */
export function LockReason({ error }: { readonly error: unknown }) {
  if (!isApiError(error) || error.code !== 'AUTH_LOCKED' || error.params?.reason === undefined) return null;
  return (
    <Text size="small">
      <Trans comment="At a log-in to an account that the agent above has locked; what the agent wrote follows">
        Your agent's reason: <bdi>{error.params.reason}</bdi>
      </Trans>
    </Text>
  );
}
