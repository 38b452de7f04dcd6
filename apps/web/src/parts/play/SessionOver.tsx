import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { StateView } from '@mekong/ui/StateView';

/** The framed game said that its session is over: only a new launch goes on. */
export function SessionOver({ onRelaunch }: { readonly onRelaunch: () => void }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      level={2}
      title={t`Your game session has ended`}
      description={t`Your balance and your bets are kept. Open the game again to play on.`}
    >
      <Button variant="primary" onClick={onRelaunch}>
        <Trans>Open the game again</Trans>
      </Button>
    </StateView>
  );
}
