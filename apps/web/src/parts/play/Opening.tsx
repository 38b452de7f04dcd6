import { Trans } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Progress } from '@mekong/ui/Progress';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { Waited } from './use-waited.ts';

interface OpeningProps {
  /** Name of what opens, where it is written nowhere else. */
  readonly name?: string | undefined;
  /** That it opens, as screen readers are told. */
  readonly label: string;
  /** How long it has been waited for. */
  readonly waited: Waited;
  /** That it took too long, and that another try costs nothing. */
  readonly tooLong: string;
  readonly onRetry: () => void;
}

/** Something to play is on its way: says so, asks for patience after a while, and offers another try after long. */
export function Opening({ name, label, waited, tooLong, onRetry }: OpeningProps) {
  return (
    <Stack gap={4} align="center">
      {name !== undefined && (
        <Text weight="bold" size="large">
          {name}
        </Text>
      )}
      <Progress label={label} />
      {waited === 'while' && (
        <Text tone="muted" align="center">
          <Trans>This takes a little longer than usual. Stay here.</Trans>
        </Text>
      )}
      {waited === 'long' && (
        <Stack gap={3} align="center">
          <Text tone="muted" align="center">
            {tooLong}
          </Text>
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
