import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './ComboBox.css.ts';

/** Room of the search and of the first lines, while the list is on its way. */
export function ComboBoxPending() {
  const { t } = useLingui();
  return (
    <div className={css.pending} role="status" aria-label={t`Loading`}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
