import { Trans, useLingui } from '@lingui/react/macro';
import { returnToPlay } from '@mekong/api-client/sdk/returnToPlay';
import { takeBackReturn } from '@mekong/api-client/sdk/takeBackReturn';
import type { PlayBreak } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { focusContent } from '../../state/content.ts';
import { useTakeState } from './use-safer-play.ts';

/** The break that is in force: until when, that money can leave, and the way back after an exclusion. */
export function BreakNotice({ taken }: { readonly taken: PlayBreak }) {
  const { t } = useLingui();
  const takeState = useTakeState();
  const { act, pending, alert } = useAction();
  const { kind, until, isOver, returnFrom } = taken;
  const isReady = returnFrom !== undefined && Date.parse(returnFrom) <= Date.now();
  return (
    <Stack gap={3}>
      <Alert
        title={kind === 'TIME_OUT' ? t`You are taking a break` : t`You have excluded yourself`}
        description={
          isOver ? (
            returnFrom === undefined ? (
              <Trans>Your exclusion is over. Play stays closed until you ask to play again.</Trans>
            ) : (
              <Trans>
                You asked to play again. Confirm it from <DateTime value={returnFrom} /> on.
              </Trans>
            )
          ) : until === undefined ? (
            <Trans>Play and deposits are closed for life. You can withdraw your money at any time.</Trans>
          ) : (
            <Trans>
              Play and deposits are closed until <DateTime value={until} />. You can withdraw your money at any time.
            </Trans>
          )
        }
      />
      <Inline gap={3}>
        <ButtonLink href="/member?page=withdraw">
          {t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })}
        </ButtonLink>
        {isOver && (returnFrom === undefined || isReady) && (
          <Button
            isPending={pending === 'return'}
            isDisabled={pending !== undefined}
            onClick={() => void act('return', async () => takeState(await returnToPlay()))}
          >
            {returnFrom === undefined ? <Trans>Ask to play again</Trans> : <Trans>Yes, I want to play again</Trans>}
          </Button>
        )}
        {isOver && returnFrom !== undefined && (
          <Button
            variant="ghost"
            isPending={pending === 'stay'}
            isDisabled={pending !== undefined}
            onClick={() =>
              void act('stay', async () => {
                takeState(await takeBackReturn());
                // the button goes away
                focusContent();
              })
            }
          >
            <Trans>Stay excluded</Trans>
          </Button>
        )}
      </Inline>
      {alert}
    </Stack>
  );
}
