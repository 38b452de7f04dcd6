import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentLink } from '@mekong/api-client/types';
import { CopyButton } from '@mekong/ui/CopyButton';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { QrCard } from '@mekong/ui/patterns/QrCard';
import { Stack } from '@mekong/ui/Stack';
import { linkAddress } from './link-address.ts';
import { usePlanGone } from './use-plan-gone.ts';

interface LinkDialogProps {
  readonly link: AgentLink;
  readonly onClose: () => void;
}

/** The address of a link to pass on, and the same for the camera of a phone. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const address = linkAddress(link);
  const name = link.campaign ?? link.code;
  const gone = usePlanGone()(link);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={name} size="sm" isBrief>
      <Stack gap={4}>
        <QrCard name={name} value={address} href={address} linkLabel={address} fileName={`link_${link.code}`} />
        <Inline gap={3} justify="center">
          <CopyButton text={address} variant="primary">
            <Trans comment="Button: puts the address of a link on the clipboard">Copy link</Trans>
          </CopyButton>
        </Inline>
        {gone}
        {!link.isActive && t`This link is off: nobody can register by it.`}
      </Stack>
    </Dialog>
  );
}
