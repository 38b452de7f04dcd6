import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';

interface DrawsNoticeProps {
  /** The last try to get numbers failed. */
  readonly isFailing: boolean;
  /** The device has no connection. */
  readonly isOffline: boolean;
}

/** That what is seen may be old: numbers stay in sight, and new ones come by themselves. */
export function DrawsNotice({ isFailing, isOffline }: DrawsNoticeProps) {
  const { t } = useLingui();
  if (isOffline)
    return (
      <Alert
        tone="info"
        title={t`You are offline`}
        description={t`These are the last numbers we received. New ones come as soon as you are back online.`}
      />
    );
  if (!isFailing) return null;
  return (
    <Alert
      tone="info"
      title={t`New numbers cannot be loaded now`}
      description={t`These are the last numbers we received. We keep trying.`}
    />
  );
}
