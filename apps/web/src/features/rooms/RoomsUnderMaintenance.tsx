import { Trans, useLingui } from '@lingui/react/macro';
import type { Room } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Link } from '@mekong/ui/Link';

/** Says so when every room in sight is under maintenance: better before the first try than after it. */
export function RoomsUnderMaintenance({ rooms }: { readonly rooms: readonly Room[] | undefined }) {
  const { t } = useLingui();
  if (!rooms?.length || rooms.some(({ status }) => status !== 'MAINTENANCE')) return null;
  if (rooms.every(({ planned }) => planned))
    return (
      <Alert
        tone="info"
        title={t`All of these are coming to this demo`}
        description={
          <Trans>
            They can’t be played yet. <Link href="/rng">Slots</Link> are available now.
          </Trans>
        }
      />
    );
  return (
    <Alert
      tone="info"
      title={t`All of these are under maintenance now`}
      description={
        <Trans>
          Tables reopen when the provider is back. <Link href="/rng">Slots</Link> are available now.
        </Trans>
      }
    />
  );
}
