import { useLingui } from '@lingui/react/macro';
import type { OperatorInvitation } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { CopyButton } from '@mekong/ui/CopyButton';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';

interface InvitationLinkProps {
  readonly invitation: OperatorInvitation;
  readonly onClose: () => void;
}

/** A one-time link, which is told this once. */
export function InvitationLink({ invitation: { operator, address, expiresAt }, onClose }: InvitationLinkProps) {
  const { t } = useLingui();
  const url = new URL(address, location.origin).href;
  return (
    <Alert
      tone="positive"
      title={t`One-time link for ${operator.name}`}
      description={
        <Stack gap={2} align="start">
          <span>
            {t`It is shown this once. Hand it over in person or by a channel you trust. It is good until`}{' '}
            <DateTime value={expiresAt} hasZone />
          </span>
          <bdi dir="ltr">{url}</bdi>
          <Inline gap={2}>
            <CopyButton size="sm" text={url}>{t`Copy the link`}</CopyButton>
            <Button size="sm" variant="ghost" onClick={onClose}>
              {t`Hide the link`}
            </Button>
          </Inline>
        </Stack>
      }
    />
  );
}
