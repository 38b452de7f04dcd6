import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ComboBox } from '@mekong/ui/ComboBox';
import { DateField } from '@mekong/ui/DateField';
import { Select } from '@mekong/ui/Select';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { countriesIn } from './countries.ts';
import type { FieldName } from './fields.ts';
import { useIdentityLabels } from './labels.ts';

/** What stands in the fields of a step, by their names; '' where nothing does. */
export interface StepValues extends Partial<Record<FieldName, string>> {
  /** The current address is the permanent one. */
  readonly isSame?: boolean | undefined;
}

/** Characters that each field of text takes, as the contract has them. */
const longest: Partial<Record<FieldName, number>> = {
  ...{ legalName: 100, birthPlace: 100, idNumber: 40, permanentAddress: 300, currentAddress: 300 },
  ...{ occupation: 100, lineId: 40, bonusCode: 32, promoCode: 32 },
};

const completions: Partial<Record<FieldName, string>> = {
  ...{ legalName: 'name', permanentAddress: 'street-address', occupation: 'organization-title' },
};

interface FieldInputProps {
  readonly name: FieldName;
  readonly control: Control<StepValues>;
  readonly isRequired: boolean;
  /** Why it was rejected; shown until something else stands there. */
  readonly refused: string | undefined;
}

/** The field of one detail, by its kind. */
export function FieldInput({ name, control, isRequired, refused }: FieldInputProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { fields, choices } = useIdentityLabels();
  const { field, fieldState } = useController({ name, control });
  const countries = useMemo(() => (name === 'nationality' ? countriesIn(code) : []), [name, code]);
  const value = field.value ?? '';
  const hints: Partial<Record<FieldName, string>> = {
    legalName: t`As your document writes it.`,
    idExpires: t`Leave it empty if your identity card has no last day.`,
    permanentAddress: t`House, street, district, town and country.`,
  };
  const labels = {
    ...{ label: fields[name], description: hints[name], isRequired },
    error: fieldState.error?.message ?? (fieldState.isDirty ? undefined : refused),
  };
  const chosen = { value: value || undefined, onValueChange: field.onChange, onBlur: field.onBlur, ref: field.ref };
  switch (name) {
    case 'birthday':
    case 'idExpires':
      return <DateField {...labels} value={value} onValueChange={field.onChange} onBlur={field.onBlur} />;
    case 'nationality':
      return (
        <ComboBox
          {...labels}
          {...chosen}
          options={countries}
          searchLabel={t`Find a country`}
          emptyText={t`No country has this name.`}
        />
      );
    case 'sex':
    case 'idType':
    case 'incomeSource':
      return (
        <Select
          {...labels}
          {...chosen}
          options={Object.entries(choices[name]).map(([option, label]) => ({ value: option, label }))}
        />
      );
    case 'permanentAddress':
    case 'currentAddress':
      return <TextArea {...labels} {...field} value={value} rows={2} maxLength={longest[name]} />;
    default:
      return (
        <TextField
          {...labels}
          {...field}
          value={value}
          maxLength={longest[name]}
          autoComplete={completions[name] ?? 'off'}
          {...(name === 'idNumber' && { dir: 'ltr' as const })}
        />
      );
  }
}
