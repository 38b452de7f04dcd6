import { Card } from '@mekong/ui/Card';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import type { ReactNode } from 'react';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { type FieldOption, moved, type SettingFieldProps, treesOf } from './setting-form.ts';

/**
 * Any of a closed list; where the order counts, the chosen ones stand first and can be moved. Those that count below another
 * one stand in its frame.
 */
export function ChoicesField({ field, path, form }: SettingFieldProps) {
  const { label, hint, ordered, fixed, options = [] } = field;
  const value = form.value(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (option: string, isOn: boolean): void =>
    form.change(path, isOn ? [...chosen, option] : chosen.filter((other) => other !== option));
  const box = (option: FieldOption): ReactNode => (
    <Checkbox
      label={option.label}
      isChecked={chosen.includes(option.value)}
      isDisabled={fixed}
      onCheckedChange={(next) => toggle(option.value, next)}
    />
  );
  const trees = treesOf(options);
  if (trees.some(({ inner }) => inner.length > 0))
    return (
      <FieldGroup label={label} hint={hint} problem={form.problem(path)}>
        {trees.map(({ option, inner }) => (
          <Card key={option.value} as="section" padding="sm" aria-label={option.label}>
            <Stack gap={2}>
              {box(option)}
              {inner.length > 0 && (
                <Grid column="card" gap={1}>
                  {inner.map((below) => (
                    <div key={below.value}>{box(below)}</div>
                  ))}
                </Grid>
              )}
            </Stack>
          </Card>
        ))}
      </FieldGroup>
    );
  const shown = ordered
    ? [
        ...chosen.flatMap((one) => options.filter((option) => option.value === one)),
        ...options.filter((option) => !chosen.includes(option.value)),
      ]
    : options;
  return (
    <FieldGroup label={label} hint={hint} problem={form.problem(path)}>
      <Grid column="card" gap={1}>
        {shown.map((option) => {
          const isOn = chosen.includes(option.value);
          return (
            <Inline key={option.value} gap={1} isWrapping={false} justify="space-between">
              {box(option)}
              {ordered && isOn && (
                <Inline gap={1} isWrapping={false}>
                  <MoveButtons
                    of={option.label}
                    isFirst={chosen[0] === option.value}
                    isLast={chosen.at(-1) === option.value}
                    onMove={(by) => form.change(path, moved(chosen, option.value, by))}
                  />
                </Inline>
              )}
            </Inline>
          );
        })}
      </Grid>
    </FieldGroup>
  );
}
