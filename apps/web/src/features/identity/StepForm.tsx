import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { zSaveIdentityCheckBody } from '@mekong/api-client/contract/validators';
import { saveIdentityCheck } from '@mekong/api-client/sdk/saveIdentityCheck';
import type { IdentityCheck } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { identityCheckQuery } from '../../queries/identity.ts';
import { useOwnDraft } from '../../state/use-draft.ts';
import { FieldInput, type StepValues } from './FieldInput.tsx';
import { type FieldName, isOpen, statusOf, steps } from './fields.ts';
import type { StepName } from './identity-search.ts';
import { LockedFields } from './LockedFields.tsx';
import { useIdentityLabels } from './labels.ts';

interface StepFormProps {
  readonly name: StepName;
  readonly check: IdentityCheck;
  /** The step is kept. */
  readonly onDone: () => void;
}

/** Fewest characters of each field of text, as the contract has them. */
const shortest: Partial<Record<FieldName, number>> = { idNumber: 4, permanentAddress: 5, currentAddress: 5 };

/** One step that is written: its open fields as a form, the others to be read. */
export function StepForm({ name, check, onDone }: StepFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { reasons } = useIdentityLabels();
  const { step, fields } = steps[name];
  const open = fields.filter((field) => isOpen(check, field));
  const hasSame = open.includes('permanentAddress') && open.includes('currentAddress');
  const draft = useOwnDraft(`identity ${name}`);
  const needed = (field: FieldName, idType: string | undefined) => {
    if (field === 'idExpires') return idType !== undefined && idType !== '' && idType !== 'ID_CARD';
    return statusOf(check, field)?.isRequired === true;
  };
  const ruleOf = (field: FieldName) => (typed: string | undefined, values: StepValues) => {
    const text = (typed ?? '').trim();
    if (field === 'currentAddress' && values.isSame) return true;
    if (text === '') return !needed(field, values.idType) || t`Fill this in.`;
    const least = shortest[field] ?? 2;
    if (text.length < least)
      return t`${plural(least, { one: 'Use at least # character.', other: 'Use at least # characters.' })}`;
    if (field === 'birthday' && ageOf(text) < check.minAge)
      return t`You have to be at least ${check.minAge} years old.`;
    if (field === 'idExpires' && text < new Date().toISOString().slice(0, 10))
      return t`This document has run out. Use one that is valid.`;
    return (
      field !== 'idNumber' ||
      /^[A-Za-z0-9][A-Za-z0-9 ./()-]{2,38}[A-Za-z0-9)]$/.test(text) ||
      t`Use letters A to Z and digits, as on the document.`
    );
  };
  const { form, submit, isPending, failure } = useServerForm<StepValues, object, IdentityCheck>(
    {
      validator: zSaveIdentityCheckBody,
      body: (values) => {
        const said = open.map((field) => [field, (values[field] ?? '').trim()] as const);
        const all = Object.fromEntries(said.filter(([, text]) => text !== ''));
        return {
          step,
          values: values.isSame && all.permanentAddress ? { ...all, currentAddress: all.permanentAddress } : all,
        };
      },
      send: (body) => saveIdentityCheck({ body: body as never }),
    },
    {
      first: {
        ...Object.fromEntries(open.map((field) => [field, check.values[field] ?? ''])),
        isSame:
          hasSame &&
          check.values.currentAddress !== undefined &&
          check.values.currentAddress === check.values.permanentAddress,
      } as StepValues,
      rules: Object.fromEntries(open.map((field) => [field, ruleOf(field)])),
      draft,
      // a field that was sent meanwhile is read alone
      restore: (kept) =>
        Object.fromEntries(
          Object.entries(kept).filter(([field]) => field === 'isSame' || open.includes(field as FieldName)),
        ),
      onDone: (saved) => {
        queryClient.setQueryData(identityCheckQuery().queryKey, saved);
        onDone();
      },
    },
  );
  const idType = useWatch({ control: form.control, name: 'idType' });
  const { field: same } = useController({ name: 'isSame', control: form.control });
  const refusedOf = (field: FieldName) => {
    const { state, reason } = statusOf(check, field) ?? {};
    return state === 'REJECTED' || state === 'EXPIRED' ? reasons[String(reason ?? state)] : undefined;
  };
  return (
    <Stack gap={4}>
      <LockedFields check={check} names={fields} />
      {open.length > 0 && (
        <Card>
          <form onSubmit={submit} noValidate>
            <Stack gap={4}>
              {open.map(
                (field) =>
                  (field !== 'currentAddress' || !same.value) && (
                    <FieldInput
                      key={field}
                      name={field}
                      control={form.control}
                      isRequired={needed(field, idType)}
                      refused={refusedOf(field)}
                    />
                  ),
              )}
              {hasSame && (
                <Checkbox
                  label={t`I live at my permanent address`}
                  isChecked={same.value === true}
                  onCheckedChange={same.onChange}
                  ref={same.ref}
                />
              )}
              <FailureAlert error={failure} />
              <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
                <Trans>Save and continue</Trans>
              </Button>
            </Stack>
          </form>
        </Card>
      )}
    </Stack>
  );
}

/** Full years since a day of the calendar. */
function ageOf(birthday: string): number {
  const today = new Date().toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) >= birthday.slice(5) ? years : years - 1;
}
