import { Trans } from '@lingui/react/macro';
import type { AgencyApplicationState } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { HumanCheckStep } from '@mekong/ui/patterns/HumanCheckStep';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { Stack } from '@mekong/ui/Stack';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { type ApplyCountries, ApplyPerson } from './ApplyPerson.tsx';
import { ApplyPlayers } from './ApplyPlayers.tsx';
import { useApplyForm } from './use-apply-form.ts';

interface ApplyFormProps {
  readonly countries: ApplyCountries;
  readonly onSent: (application: AgencyApplicationState) => void;
}

/** The application: who somebody is, how to be reached, and where players come from. What was typed is kept. */
export function ApplyForm({ countries, onSent }: ApplyFormProps) {
  const kit = useApplyForm(countries[0]?.country ?? '', onSent);
  const { form, submit, isPending, failure, check } = kit;
  const agreed = useController({ name: 'isAgreed', control: form.control });
  if (check.challenge)
    return (
      <Card>
        <HumanCheckStep onLeave={check.leave}>
          <SliderChallenge {...check.challenge} />
        </HumanCheckStep>
      </Card>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <FailureAlert error={failure} />
        <ApplyPerson kit={kit} countries={countries} />
        <ApplyPlayers kit={kit} />
        <Checkbox
          label={
            <Trans>
              I accept the{' '}
              <Link href="/help/terms" isInText>
                terms
              </Link>
              , and that my details are kept to decide on this application.
            </Trans>
          }
          isChecked={agreed.field.value}
          onCheckedChange={agreed.field.onChange}
          onBlur={agreed.field.onBlur}
          ref={agreed.field.ref}
          error={agreed.fieldState.error?.message}
          isRequired
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            <Trans>Send the application</Trans>
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
