import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';

interface NoPageProps {
  readonly title: string;
  readonly description: string;
}

function NoPage(words: NoPageProps) {
  const { t } = useLingui();
  return (
    <StateView kind="empty" {...words}>
      <ButtonLink href="/">{t`Go to the overview`}</ButtonLink>
    </StateView>
  );
}

/** An address that no page has. */
export function NotFound() {
  const { t } = useLingui();
  return <NoPage title={t`This page does not exist`} description={t`Check the address, or go to the overview.`} />;
}

/** A page that the role of the operator does not open. */
export function ForOtherRoles() {
  const { t } = useLingui();
  return <NoPage title={t`This page is for other roles`} description={t`Ask an admin, or go to the overview.`} />;
}
