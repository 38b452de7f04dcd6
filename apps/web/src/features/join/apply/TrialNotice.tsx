import { useLingui } from '@lingui/react/macro';
import { StateView } from '@mekong/ui/StateView';

/** Tells a trial account that it cannot become that of an agent, and what can be done. */
export function TrialNotice() {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      level={2}
      title={t`A trial account cannot apply`}
      description={t`Log out, and apply without an account or with one of your own.`}
    />
  );
}
