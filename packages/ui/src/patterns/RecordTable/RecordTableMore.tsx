import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as css from './RecordTable.css.ts';
import type { RecordFailure } from './RecordTable.tsx';

/** The way to older rows of a list that goes by cursor. */
export interface RecordMore {
  /** Whether the server has older rows. Without any the button stays, so that the focus has its place, and says so. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
  /**
   * Older rows are on their way.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /** Why older rows did not come. The button tries again. */
  readonly failure?: Pick<RecordFailure, 'title' | 'description' | 'code' | 'requestId'> | undefined;
  /**
   * Words of the button.
   * @default 'Show more'
   */
  readonly label?: string | undefined;
  /**
   * Said when there are no older rows.
   * @default 'All entries are shown.'
   */
  readonly endReason?: string | undefined;
}

/** Below the rows of a list that goes by cursor. */
export function RecordTableMore({ hasMore, onMore, isLoading, failure, label, endReason }: RecordMore) {
  const { t } = useLingui();
  return (
    <div className={css.more}>
      {failure && (
        <Alert
          tone="negative"
          title={failure.title ?? t`Older entries could not be loaded`}
          description={failure.description}
          code={failure.code}
          requestId={failure.requestId}
        />
      )}
      <Button
        isPending={isLoading}
        disabledReason={hasMore ? undefined : (endReason ?? t`All entries are shown.`)}
        onClick={onMore}
      >
        {label ?? t`Show more`}
      </Button>
    </div>
  );
}
