import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { StateView } from '@mekong/ui/StateView';

/**
 * A category page none of whose games a server plays yet.
 *
 * @param allHref address of the page with its games all the same
 */
export function PlannedCategory({ allHref }: { readonly allHref: string }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      title={t`These games are coming to this demo`}
      description={t`You can look at them, and play any of the slots now.`}
    >
      <Inline gap={2} justify="center">
        <ButtonLink href="/rng" variant="primary">
          <Trans>Play slots</Trans>
        </ButtonLink>
        <ButtonLink href={allHref}>
          <Trans>Look at the games</Trans>
        </ButtonLink>
      </Inline>
    </StateView>
  );
}
