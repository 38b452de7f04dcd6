import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as css from './RecordTable.css.ts';
import type { RecordFailure } from './RecordTable.tsx';

/** Above rows that are kept: newer ones did not come, why, and how to try again. */
export function RecordTableFailure({ title, description, code, requestId, onRetry, isRetrying }: RecordFailure) {
  const { t } = useLingui();
  return (
    <div className={css.failure}>
      <Alert tone="negative" title={title ?? t`This list could not be updated`} {...{ description, code, requestId }} />
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry} isPending={isRetrying}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
