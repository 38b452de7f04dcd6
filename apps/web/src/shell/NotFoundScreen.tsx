import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { StateView } from '@mekong/ui/StateView';
import { usePageTitle } from '../parts/use-page-title.ts';

/** An address that leads nowhere: says so and offers ways on. */
export function NotFoundScreen() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <StateView
      kind="empty"
      size="page"
      level={1}
      title={t`Page not found`}
      description={t`The address may contain a typing mistake, or the page has moved.`}
    >
      <Inline gap={2} justify="center">
        <ButtonLink href="/" variant="primary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink href="/rng">
          <Trans>See all slots</Trans>
        </ButtonLink>
      </Inline>
    </StateView>
  );
}
