import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';

/** An address that no page has. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      title={t`This page does not exist`}
      description={t`Check the address, or go to the overview.`}
    >
      <ButtonLink href="/">{t`Go to the overview`}</ButtonLink>
    </StateView>
  );
}
