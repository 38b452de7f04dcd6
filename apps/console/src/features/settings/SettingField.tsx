import { Card } from '@mekong/ui/Card';
import { ComboBox } from '@mekong/ui/ComboBox';
import { Heading } from '@mekong/ui/Heading';
import { MoneyField } from '@mekong/ui/MoneyField';
import { NumberField } from '@mekong/ui/NumberField';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Select } from '@mekong/ui/Select';
import { Slider } from '@mekong/ui/Slider';
import { Stack } from '@mekong/ui/Stack';
import { Switch } from '@mekong/ui/Switch';
import { TextField } from '@mekong/ui/TextField';
import { withFourPlaces } from '../../parts/four-places.ts';
import { MomentField } from '../../parts/MomentField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { LinesField } from './LinesField.tsx';
import { ManyChoicesField } from './ManyChoicesField.tsx';
import { RowsField } from './RowsField.tsx';
import { SpanField } from './SpanField.tsx';
import type { SettingFieldProps } from './setting-form.ts';
import { TextsField } from './TextsField.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** So many choices stand in sight; more are a list that opens. */
const fewChoices = 4;

/** More than these are searched. */
const manyChoices = 30;

/** A number whose ends lie no further apart is set by a slider, where it has a line of its own. */
const fewSteps = 30;

/** Whether a number has two ends, cannot be left out, and has few values between them. */
const isShortScale = ({ min, max, fixed, optional }: SettingFieldProps['field']): boolean =>
  !fixed && !optional && min !== undefined && max !== undefined && max - min <= fewSteps;

/** One field of a setting, by the kind that the server names. What it cannot show it leaves as it is. */
export function SettingField({ field, path, form }: SettingFieldProps) {
  const { kind, label, hint, optional, fixed, options = [], fields = [] } = field;
  const value = form.value(path);
  const common = { label, description: hint, error: form.problem(path), isRequired: !optional };
  const text = {
    ...common,
    maxLength: field.maxLength,
    isReadOnly: fixed,
    dir: 'auto' as const,
  };
  const change = (next: unknown): void => form.change(path, next);
  switch (kind) {
    case 'flag':
      return <Switch label={label} description={hint} isChecked={value === true} onCheckedChange={change} />;
    case 'choice': {
      const choice = {
        ...common,
        options,
        value: textOf(value) || undefined,
        onValueChange: change,
        isDisabled: fixed,
      };
      if (options.length > manyChoices) return <ComboBox {...choice} />;
      return options.length > fewChoices ? <Select {...choice} /> : <RadioGroup {...choice} />;
    }
    case 'number':
      if (field.unit === 'second')
        return (
          <SpanField
            {...common}
            value={typeof value === 'number' ? value : undefined}
            onValueChange={change}
            min={field.min}
            max={field.max}
            isReadOnly={fixed}
          />
        );
      if (typeof value === 'number' && isShortScale(field) && path.length === 1) {
        const { min = 0, max = 0 } = field;
        const ends = [min, max].map((end) => ({ value: end, label: String(end) }));
        return (
          <Slider
            {...{ label, min, max, value }}
            description={hint}
            error={form.problem(path)}
            onValueChange={change}
            marks={ends}
          />
        );
      }
      return (
        <NumberField
          {...common}
          value={value === undefined ? '' : String(value)}
          onValueChange={(typed) => change(typed === '' ? undefined : Number(typed))}
          decimals={0}
          min={field.min?.toString()}
          max={field.max?.toString()}
          isReadOnly={fixed}
        />
      );
    case 'money':
      return (
        <MoneyField
          {...common}
          currency={field.currency ?? ''}
          value={textOf(value)}
          onValueChange={(typed) => change(typed === '' ? undefined : withFourPlaces(typed))}
          decimals={4}
          isReadOnly={fixed}
        />
      );
    case 'text':
      return <TextField {...text} value={textOf(value)} onChange={({ target }) => change(target.value || undefined)} />;
    case 'instant':
      return <MomentField {...common} value={value} onValueChange={change} />;
    case 'texts':
      return <TextsField field={field} path={path} form={form} />;
    case 'choices':
      if (options.length > manyChoices) return <ManyChoicesField field={field} path={path} form={form} />;
      return <ChoicesField field={field} path={path} form={form} />;
    case 'lines':
      return <LinesField {...text} value={Array.isArray(value) ? value.map(String) : []} onValueChange={change} />;
    case 'rows':
      return (
        <RowsField
          field={field}
          path={path}
          form={form}
          renderField={(inner) => <SettingField key={inner.field.name} {...inner} />}
        />
      );
    case 'group':
      return (
        <Card as="section" aria-label={label}>
          <Stack gap={3}>
            <Heading level={3}>{label}</Heading>
            {fields.map((inner) => (
              <SettingField key={inner.name} field={inner} path={[...path, inner.name]} form={form} />
            ))}
          </Stack>
        </Card>
      );
    default:
      return null;
  }
}
