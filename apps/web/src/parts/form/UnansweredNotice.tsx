import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useState } from 'react';

interface UnansweredNoticeProps {
  /** What is not known, in words. */
  readonly title: string;
  /** Sends it again under its own key. */
  readonly onRetry: () => Promise<void>;
  /** Gives it up. */
  readonly onDrop: () => void;
  /** The last try found no connection. */
  readonly isOffline: boolean;
}

/** Money was sent and no answer came: it is sent again as the same one, or given up. */
export function UnansweredNotice({ title, onRetry, onDrop, isOffline }: UnansweredNoticeProps) {
  const { t } = useLingui();
  const [isTrying, setTrying] = useState(false);
  async function retry(): Promise<void> {
    setTrying(true);
    await onRetry().finally(() => setTrying(false));
  }
  return (
    <Stack gap={3}>
      <Alert
        title={title}
        description={
          isOffline
            ? t`Check your connection and try again. It is started once, however often you try.`
            : t`Try again. It is started once, however often you try.`
        }
      />
      <Inline gap={3}>
        <Button variant="primary" isPending={isTrying} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="ghost" isDisabled={isTrying} onClick={onDrop}>
          <Trans>Start over</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
