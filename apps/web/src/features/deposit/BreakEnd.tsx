import { Trans } from '@lingui/react/macro';
import type { PlayBreak } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';

/** Until when a break closes play and deposits, and that money can leave all the while. */
export function BreakEnd({ taken: { isOver, returnFrom, until } }: { readonly taken: PlayBreak }) {
  if (isOver)
    return returnFrom === undefined ? (
      <Trans>Your exclusion is over. Play stays closed until you ask to play again.</Trans>
    ) : (
      <Trans>
        You asked to play again. Confirm it from <DateTime value={returnFrom} /> on.
      </Trans>
    );
  return until === undefined ? (
    <Trans>Play and deposits are closed for life. You can withdraw your money at any time.</Trans>
  ) : (
    <Trans>
      Play and deposits are closed until <DateTime value={until} />. You can withdraw your money at any time.
    </Trans>
  );
}
