import { Trans, useLingui } from '@lingui/react/macro';
import { zExcludeSelfBody } from '@mekong/api-client/contract/validators';
import { excludeSelf } from '@mekong/api-client/sdk/excludeSelf';
import type { ExclusionRequest, PlayBreak } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Dialog } from '@mekong/ui/Dialog';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { useSessionValue } from '../../state/session.ts';
import { longerBreaks } from './longer-breaks.ts';
import { useTakeState } from './use-safer-play.ts';

type Period = ExclusionRequest['period'];
const periods = ['6M', '1Y', '3Y', '5Y', 'LIFE'] as const satisfies readonly Period[];

/** Closing play for months, years or life; of an exclusion that is in force only what makes it longer. */
export function ExclusionCard({ taken }: { readonly taken: PlayBreak | undefined }) {
  const { t } = useLingui();
  const offered = longerBreaks(periods, taken, Date.now());
  const [chosen, setPeriod] = useState<Period>();
  const period = offered.find((one) => one === chosen) ?? offered[0];
  const isLonger = taken !== undefined && !taken.isOver;
  const [isAsked, setAsked] = useState(false);
  const labels: Readonly<Record<Period, string>> = {
    '6M': t({ message: '6 months', comment: 'How long an exclusion lasts' }),
    '1Y': t({ message: '1 year', comment: 'How long an exclusion lasts' }),
    '3Y': t({ message: '3 years', comment: 'How long an exclusion lasts' }),
    '5Y': t({ message: '5 years', comment: 'How long an exclusion lasts' }),
    LIFE: t({ message: 'For life', comment: 'How long an exclusion lasts' }),
  };
  if (!period) return null;
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="subtitle">
            {isLonger ? t`Make your exclusion longer` : t`Self-exclusion`}
          </Heading>
          <Text size="small" tone="muted">
            {isLonger
              ? t`It counts from now on, and can't be ended early.`
              : t`Can't be ended early. You can still log in to withdraw.`}
          </Text>
        </Stack>
        <RadioGroup
          label={t`How long?`}
          isLabelHidden
          options={offered.map((value) => ({ value, label: labels[value] }))}
          value={period}
          onValueChange={setPeriod}
        />
        <Button variant="danger" isFullWidth onClick={() => setAsked(true)}>
          <Trans>Exclude me</Trans>
        </Button>
      </Stack>
      {isAsked && <ExclusionDialog period={period} length={labels[period]} onClose={() => setAsked(false)} />}
    </Card>
  );
}

interface ExclusionDialogProps {
  readonly period: Period;
  /** The period in words. */
  readonly length: string;
  readonly onClose: () => void;
}

/** What it means, and the own user name as a yes that nobody gives by accident. */
function ExclusionDialog({ period, length, onClose }: ExclusionDialogProps) {
  const { t } = useLingui();
  const username = useSessionValue('username') ?? '';
  const takeState = useTakeState();
  const { submit, isPending, failure, field } = useServerForm(
    {
      validator: zExcludeSelfBody,
      body: ({ confirmation }: { confirmation: string }) => ({ period, confirmation }),
      send: (body) => excludeSelf({ body }),
    },
    {
      first: { confirmation: '' },
      rules: {
        confirmation: (typed) =>
          typed.trim().toLowerCase() === username.toLowerCase() || t`Type your username to confirm.`,
      },
      mode: 'onSubmit',
      onDone: (state) => {
        takeState(state);
        onClose();
      },
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t({ message: `Exclude yourself: ${length}?`, comment: '{length} is how long: "6 months", "For life"' })}
      size="sm"
      initialFocus="field"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Stack as="ul" gap={2}>
            <li>
              <Trans>Games and deposits close at once. Nobody can open them early, not even our support.</Trans>
            </li>
            <li>
              <Trans>All your money can be withdrawn, also money that had to be played first.</Trans>
            </li>
            <li>
              <Trans>Open bets are settled and paid. You get no marketing.</Trans>
            </li>
            <li>
              <Trans>Afterwards play stays closed until you ask for it.</Trans>
            </li>
          </Stack>
          <TextField
            label={t`Your username`}
            description={<bdi dir="ltr">{username}</bdi>}
            {...field('confirmation')}
            autoComplete="off"
            dir="ltr"
            isRequired
            enterKeyHint="done"
          />
          <FailureAlert error={failure} />
          <Inline gap={3} justify="end">
            <Button onClick={onClose} isDisabled={isPending}>
              {t({ message: 'Cancel', comment: 'Answer that changes nothing' })}
            </Button>
            <Button type="submit" variant="danger" isPending={isPending}>
              <Trans>Exclude me</Trans>
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
