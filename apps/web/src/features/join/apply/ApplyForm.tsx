import { Trans, useLingui } from '@lingui/react/macro';
import { zApplyForAgencyBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { applyForAgency } from '@mekong/api-client/sdk/applyForAgency';
import type { AgencyApplication, AgencyApplicationState } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Checkbox } from '@mekong/ui/Checkbox';
import { ComboBox } from '@mekong/ui/ComboBox';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { NumberField } from '@mekong/ui/NumberField';
import { HumanCheckStep } from '@mekong/ui/patterns/HumanCheckStep';
import { Select } from '@mekong/ui/Select';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useHumanCheck } from '../../../parts/check/use-human-check.ts';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { newRequestKey } from '../../../parts/request-key.ts';
import { useSessionValue } from '../../../state/session.ts';
import { type ApplyValues, bodyOf, channels, firstValues, linesOf } from './apply-values.ts';
import { useApplyWords } from './use-apply-words.ts';

interface ApplyFormProps {
  readonly countries: readonly { readonly country: string; readonly name: string }[];
  readonly onSent: (application: AgencyApplicationState) => void;
}

/** The application: who somebody is, how to be reached, and where players come from. What was typed is kept. */
export function ApplyForm({ countries, onSent }: ApplyFormProps) {
  const { t } = useLingui();
  const words = useApplyWords();
  const username = useSessionValue('username');
  const check = useHumanCheck('apply');
  // the same for all tries, so that two of them make one application
  const [requestKey] = useState(newRequestKey);
  const { form, submit, isPending, failure, field } = useServerForm(
    {
      validator: zApplyForAgencyBody,
      body: (values: ApplyValues): AgencyApplication => bodyOf(values, requestKey, username),
      // the gateway asks only visitors for a proof
      send: (body) =>
        username === undefined
          ? check.run((proof) => applyForAgency({ body: { ...body, ...(proof && { humanCheck: proof }) } }))
          : applyForAgency({ body }),
    },
    {
      first: firstValues(countries[0]?.country ?? ''),
      rules: {
        username: (typed) =>
          username !== undefined ||
          /^[A-Za-z0-9._-]{3,32}$/.test(typed.trim()) ||
          t`Use 3 to 32 letters, digits, dots, dashes or underscores.`,
        realName: (typed) => typed.trim().length > 1 || t`Enter your full name.`,
        contact: (typed, { contactBy }) => words.faultOf(contactBy, typed) ?? true,
        channels: (chosen) => chosen.length > 0 || t`Choose at least one.`,
        urls: (typed) =>
          (linesOf(typed).length <= 5 && linesOf(typed).every((line) => /^https?:\/\/\S{3,190}$/.test(line))) ||
          t`Enter up to 5 addresses that begin with https://, one on each line.`,
        expectedPlayers: (typed) =>
          (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1_000_000) ||
          t`Enter a number from 1 to 1,000,000.`,
        isAgreed: (isOn) => isOn || t`Accept the terms to continue.`,
      },
      draft: { name: `agencyApplication ${username ?? ''}`, over: 'closing' },
      // the terms are accepted anew each time
      restore: (kept) => ({ ...kept, isAgreed: false }),
      onDone: onSent,
      refuse: (error) =>
        isApiError(error) && error.code === 'APPLICATION_OPEN' && username === undefined
          ? [{ name: 'contact', text: t`There is an application with this contact already. Wait for our answer.` }]
          : undefined,
    },
  );
  const control = { control: form.control };
  const contactBy = useController({ name: 'contactBy', ...control });
  const country = useController({ name: 'country', ...control });
  const chosen = useController({ name: 'channels', ...control });
  const expected = useController({ name: 'expectedPlayers', ...control });
  const agreed = useController({ name: 'isAgreed', ...control });
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
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="subtitle">
              <Trans>Who you are</Trans>
            </Heading>
            <Grid column="card" isFilled>
              {username === undefined && (
                <TextField
                  {...field('username')}
                  label={t`Username`}
                  description={t`The name you want to log in with.`}
                  autoComplete="username"
                  isRequired
                />
              )}
              <TextField {...field('realName')} label={t`Full name`} autoComplete="name" isRequired />
              <ComboBox
                label={t({ message: 'Country', context: 'application', comment: 'Where an applicant lives' })}
                options={countries.map(({ country: value, name: label }) => ({ value, label }))}
                value={country.field.value}
                onValueChange={(value) => country.field.onChange(value ?? '')}
                error={country.fieldState.error?.message}
                searchLabel={t`Find a country`}
                emptyText={t`No country has this name.`}
                isRequired
              />
              <Select
                label={t`How we reach you`}
                options={words.contacts}
                value={contactBy.field.value}
                onValueChange={contactBy.field.onChange}
                onBlur={contactBy.field.onBlur}
                ref={contactBy.field.ref}
              />
              <TextField
                {...field('contact')}
                label={words.contactLabel(contactBy.field.value)}
                dir="auto"
                isRequired
              />
            </Grid>
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="subtitle">
              <Trans>Your players</Trans>
            </Heading>
            {/* biome-ignore lint/a11y/useSemanticElements: boxes in a row, without the frame of a set of fields */}
            <div role="group" aria-label={t`Where you find players`}>
              <Stack gap={2}>
                <Heading level={3}>{t`Where you find players`}</Heading>
                {channels.map((channel, n) => (
                  <Checkbox
                    key={channel}
                    label={words.channels[channel]}
                    isChecked={chosen.field.value.includes(channel)}
                    error={n === 0 ? chosen.fieldState.error?.message : undefined}
                    ref={n === 0 ? chosen.field.ref : undefined}
                    onCheckedChange={(isOn) =>
                      chosen.field.onChange(
                        isOn
                          ? [...chosen.field.value, channel]
                          : chosen.field.value.filter((other) => other !== channel),
                      )
                    }
                  />
                ))}
              </Stack>
            </div>
            <TextArea
              {...field('urls')}
              label={t`Addresses of your pages`}
              description={t`One on each line, up to 5. Leave it empty if you have none.`}
              rows={2}
              dir="ltr"
            />
            <NumberField
              label={t`Players you expect within three months`}
              value={expected.field.value}
              onValueChange={expected.field.onChange}
              onBlur={expected.field.onBlur}
              ref={expected.field.ref}
              min="1"
              max="1000000"
              error={expected.fieldState.error?.message}
              isRequired
            />
            <TextArea {...field('experience')} label={t`What you have done before`} rows={2} maxLength={300} />
            <TextArea {...field('message')} label={t`Anything else we should know?`} rows={3} maxLength={500} />
          </Stack>
        </Card>
        <Checkbox
          label={
            <Trans>
              I accept the{' '}
              <Link href="/help?tag=terms" isInText>
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
