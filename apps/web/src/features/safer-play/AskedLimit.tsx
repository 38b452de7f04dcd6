import { Trans, useLingui } from '@lingui/react/macro';
import { confirmPlayLimit } from '@mekong/api-client/sdk/confirmPlayLimit';
import { keepPlayLimit } from '@mekong/api-client/sdk/keepPlayLimit';
import type { PlayLimit } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { useLimitWords } from './limit-words.ts';
import { useTakeState } from './use-safer-play.ts';

/** A higher limit that was asked for: from when on it can be confirmed, and the way to leave it. */
export function AskedLimit({ limit }: { readonly limit: PlayLimit }) {
  const { t } = useLingui();
  const takeState = useTakeState();
  const { kinds, periods, written } = useLimitWords();
  const { act, pending, alert } = useAction();
  const { kind, period, amount = '0.0000', asked } = limit;
  if (!asked) return null;
  const isReady = Date.parse(asked.from) <= Date.now();
  const name = `${kinds[kind]} · ${periods[period]}`;
  const body = { kind, period };
  return (
    <Stack gap={3}>
      <Alert
        title={
          asked.amount === undefined
            ? t({ message: `No more limit: ${name}`, comment: '{name} is a limit: "Deposits · Week"' })
            : t({
                message: `Higher limit ${written(kind, asked.amount)}: ${name}`,
                comment: '{name} is a limit: "Deposits · Week"',
              })
        }
        description={
          isReady ? (
            <Trans>
              You can confirm it until <DateTime value={asked.until} />. Without your yes the limit stays as it is.
            </Trans>
          ) : (
            <Trans>
              You can confirm it from <DateTime value={asked.from} /> on. Until then the limit is{' '}
              {written(kind, amount)}.
            </Trans>
          )
        }
      />
      <Inline gap={3}>
        {isReady && (
          <Button
            isPending={pending === 'confirm'}
            isDisabled={pending === 'keep'}
            onClick={() => void act('confirm', async () => takeState(await confirmPlayLimit({ body })))}
          >
            <Trans>Yes, change the limit</Trans>
          </Button>
        )}
        <Button
          isPending={pending === 'keep'}
          isDisabled={pending === 'confirm'}
          onClick={() => void act('keep', async () => takeState(await keepPlayLimit({ body })))}
        >
          <Trans comment="{0} is a limit: an amount of money or a span of time">Keep {written(kind, amount)}</Trans>
        </Button>
      </Inline>
      {alert}
    </Stack>
  );
}
