import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@mekong/ui/Card';
import { ComboBox } from '@mekong/ui/ComboBox';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useController } from 'react-hook-form';
import type { ApplyKit } from './use-apply-form.ts';

/** Countries that an applicant may live in, by name. */
export type ApplyCountries = readonly { readonly country: string; readonly name: string }[];

interface ApplyPersonProps {
  readonly kit: ApplyKit;
  readonly countries: ApplyCountries;
}

/** Who somebody is, and how to be reached. */
export function ApplyPerson({ kit: { form, field, words, isVisitor }, countries }: ApplyPersonProps) {
  const { t } = useLingui();
  const contactBy = useController({ name: 'contactBy', control: form.control });
  const country = useController({ name: 'country', control: form.control });
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="subtitle">
          <Trans>Who you are</Trans>
        </Heading>
        <Grid column="card" isFilled>
          {isVisitor && (
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
          <TextField {...field('contact')} label={words.contactLabel(contactBy.field.value)} dir="auto" isRequired />
        </Grid>
      </Stack>
    </Card>
  );
}
