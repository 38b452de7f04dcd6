import { Trans, useLingui } from '@lingui/react/macro';
import { zSetPlayLimitBody } from '@mekong/api-client/contract/validators';
import { setPlayLimit } from '@mekong/api-client/sdk/setPlayLimit';
import type { PlayLimit } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { NumberField } from '@mekong/ui/NumberField';
import { Stack } from '@mekong/ui/Stack';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { unitsOf, wireOf } from '../../parts/payment-amount.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { useMerchant } from '../../queries/status.ts';
import { useOwnDraft } from '../../state/use-draft.ts';
import { useLimitWords } from './limit-words.ts';
import { useTakeState } from './use-safer-play.ts';

/** Minutes of the longest day, week and month. */
const mostMinutes = { day: 1_440, week: 10_080, month: 44_640 } as const;

interface LimitDialogProps {
  readonly limit: PlayLimit;
  readonly onClose: () => void;
}

/** Sets one limit, or takes it away. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { kind, period, amount } = limit;
  const { kinds, periods } = useLimitWords();
  const { currency, decimals } = useMerchant();
  const draft = useOwnDraft(`limit ${kind} ${period}`);
  const takeState = useTakeState();
  const removal = useAction();
  const isTime = kind === 'time';
  const most = mostMinutes[period];
  const { form, submit, isPending, failure } = useServerForm(
    {
      validator: zSetPlayLimitBody,
      body: (values: { amount: string }) => ({ kind, period, amount: wireOf(unitsOf(values.amount)) }),
      send: (body) => setPlayLimit({ body }),
    },
    {
      first: { amount: amount === undefined ? '' : amount.replace(/\.?0+$/, '') || '0' },
      rules: {
        amount: (typed) => {
          if (typed === '') return isTime ? t`Enter how many minutes.` : t`Enter an amount.`;
          return (
            !isTime ||
            unitsOf(typed) <= BigInt(most) * 10_000n ||
            t({ message: `The longest limit is ${formatDuration(most * 60, code)}.`, comment: '{0} is a span of time' })
          );
        },
      },
      draft,
      onDone: (state) => {
        takeState(state);
        onClose();
      },
    },
  );
  const { field, fieldState } = useController({ name: 'amount', control: form.control });
  async function remove(): Promise<void> {
    const isDone = await removal.act('remove', async () => takeState(await setPlayLimit({ body: { kind, period } })));
    if (isDone) onClose();
  }
  const shared = {
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    isRequired: true,
    enterKeyHint: 'done',
    ref: field.ref,
  } as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${kinds[kind]} · ${periods[period]}`}
      description={t`A lower limit starts at once. A higher one waits 24 hours, then you confirm it.`}
      size="sm"
      isBrief
      initialFocus="field"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {isTime ? (
            <NumberField label={t`Minutes`} max={String(most)} step="15" {...shared} />
          ) : (
            <MoneyField label={t`Amount`} currency={currency} decimals={decimals} {...shared} />
          )}
          <FailureAlert error={failure} />
          {removal.alert}
          <Inline gap={3} justify="end">
            {amount !== undefined && (
              <Button
                variant="ghost"
                isPending={removal.pending !== undefined}
                isDisabled={isPending}
                onClick={() => void remove()}
              >
                <Trans>Remove the limit</Trans>
              </Button>
            )}
            <Button type="submit" isPending={isPending} isDisabled={removal.pending !== undefined}>
              <Trans>Save the limit</Trans>
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
