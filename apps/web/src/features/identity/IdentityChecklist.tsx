import { Trans, useLingui } from '@lingui/react/macro';
import { sendIdentityCheck } from '@mekong/api-client/sdk/sendIdentityCheck';
import type { IdentityCheck } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleX, Hourglass, Send } from 'lucide';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { identityCheckQuery } from '../../queries/identity.ts';
import { focusContent } from '../../state/content.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { canSend, stateOfStep, statusOf, steps } from './fields.ts';
import { IdentityState } from './IdentityState.tsx';
import { type StepName, stepNames } from './identity-search.ts';
import { useIdentityLabels } from './labels.ts';

interface IdentityChecklistProps {
  readonly check: IdentityCheck;
  /** Address of a step. */
  readonly hrefOf: (name: StepName) => string;
}

const looks = {
  OPEN: { tone: 'info', icon: CircleDashed },
  CORRECT: { tone: 'negative', icon: CircleX },
  READY: { tone: 'accent', icon: Send },
  IN_REVIEW: { tone: 'info', icon: Hourglass },
  APPROVED: { tone: 'positive', icon: CircleCheck },
} as const;

/** How the whole stands, each step with what is left to do, and the button that sends it. */
export function IdentityChecklist({ check, hrefOf }: IdentityChecklistProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { stepTitles, states, fields, reasons } = useIdentityLabels();
  const { act, pending, alert } = useAction();
  const send = () =>
    act('send', async () => {
      queryClient.setQueryData(identityCheckQuery().queryKey, await sendIdentityCheck({}));
      focusContent();
    });
  return (
    <Stack gap={4}>
      <IdentityState check={check} />
      {stepNames.map((name) => {
        const state = stateOfStep(check, name);
        const isMine = state === 'OPEN' || state === 'CORRECT' || state === 'READY';
        const action = !isMine
          ? t`See the details`
          : state === 'OPEN'
            ? t`Fill in`
            : t({ message: 'Change', context: 'details', comment: 'Button: opens what was typed, to change it' });
        const refused = steps[name].fields.flatMap((field) => {
          const { state: now, reason } = statusOf(check, field) ?? {};
          return now === 'REJECTED' || now === 'EXPIRED' ? [{ field, text: reasons[String(reason ?? now)] }] : [];
        });
        return (
          <Card key={name}>
            <Stack gap={3}>
              <Inline gap={3} justify="space-between">
                <Heading level={2} size="subtitle">
                  {stepTitles[name]}
                </Heading>
                <Tag {...looks[state]}>{states[state]}</Tag>
              </Inline>
              {refused.map(({ field, text }) => (
                <Text key={field} size="small">
                  <strong>{fields[field]}</strong>
                  {': '}
                  {text}
                </Text>
              ))}
              <Inline gap={3}>
                <ButtonLink href={hrefOf(name)} aria-label={`${action}: ${stepTitles[name]}`}>
                  {action}
                </ButtonLink>
              </Inline>
            </Stack>
          </Card>
        );
      })}
      {alert}
      {canSend(check) && (
        <Button variant="primary" size="lg" isFullWidth isPending={pending !== undefined} onClick={() => void send()}>
          <Trans>Send for review</Trans>
        </Button>
      )}
      {check.state === 'APPROVED' && <ChangeFields check={check} />}
    </Stack>
  );
}
