import { Trans } from '@lingui/react/macro';
import { Heading } from '@mekong/ui/Heading';

/** Says what a person does on this screen. */
export function __Name__Screen() {
  return (
    <Heading level={1}>
      <Trans>__Name__</Trans>
    </Heading>
  );
}
