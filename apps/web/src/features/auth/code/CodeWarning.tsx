import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useErrorText } from '../../../parts/Failure.tsx';

interface CodeWarningProps {
  /** Why no code was sent; nothing is shown without it. */
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Warns that no code was sent, and what to do now. The form below keeps what was typed. */
export function CodeWarning({ error, onClose }: CodeWarningProps) {
  const { t } = useLingui();
  const text = useErrorText(error);
  const known = isApiError(error) ? error : undefined;
  return (
    <Dialog
      open={error !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`No code was sent`}
      isBrief
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t({ message: 'OK', comment: 'Closes a notice' })}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{text?.title}</Text>
        <Text>{text?.remedy}</Text>
        {known && (
          <Text tone="muted" size="small">
            <bdi dir="ltr">{[known.code, known.requestId].filter(Boolean).join(' · ')}</bdi>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
