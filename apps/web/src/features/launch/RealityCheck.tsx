import { Trans, useLingui } from '@lingui/react/macro';
import type { PlaySign } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useMerchant } from '../../queries/status.ts';

const second = 1_000;
const minute = 60;

interface RealityCheckProps {
  /** The sitting so far. */
  readonly sign: PlaySign | undefined;
  /** Why play has to end; undefined while it may go on. */
  readonly refusal: unknown;
  readonly onContinue: () => void;
  readonly onStop: () => void;
}

/** How long it has been and what it has brought, with the question whether to go on. The game waits under it. */
export function RealityCheck({ sign, refusal, onContinue, onStop }: RealityCheckProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { currency } = useMerchant();
  const minutes = sign ? Math.max(1, Math.round((Date.now() - Date.parse(sign.since)) / second / minute)) : 0;
  const played = formatDuration(minutes * minute, code);
  return (
    <ConfirmDialog
      open
      onOpenChange={refusal === undefined ? onContinue : onStop}
      title={
        refusal === undefined
          ? t({ message: `You have been playing for ${played}`, comment: '{played} is a span of time' })
          : t`Play ends here`
      }
      description={
        sign && (
          <Trans>
            Your result since then: <Money amount={sign.net} currency={currency} sign="always" />
          </Trans>
        )
      }
      confirmLabel={<Trans>Stop playing</Trans>}
      cancelLabel={refusal === undefined ? <Trans>Keep playing</Trans> : <Trans>Leave the game</Trans>}
      onConfirm={onStop}
      error={refusal === undefined ? undefined : <FailureAlert error={refusal} />}
    >
      <Stack gap={2}>
        <Link href="/member?page=safer">
          <Trans>Limits and breaks</Trans>
        </Link>
      </Stack>
    </ConfirmDialog>
  );
}
