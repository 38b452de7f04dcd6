import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { StateView } from '@mekong/ui/StateView';

interface NoMovementsProps {
  /** Shows every kind, and more days. */
  readonly onAll: () => void;
}

/** Stands in a table of movements that a filter has left empty. */
export function NoMovements({ onAll }: NoMovementsProps) {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      level={3}
      title={t`No movements match`}
      description={t`Try a longer date range, or every kind.`}
    >
      <Button onClick={onAll}>{t`Show the last 30 days`}</Button>
    </StateView>
  );
}
