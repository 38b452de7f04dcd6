import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { moved, nested, type SettingFieldProps } from './setting-form.ts';

/** Any of a closed list; where the order counts, the chosen ones stand first and can be moved. */
export function ChoicesField({ field, path, form }: SettingFieldProps) {
  const { t } = useLingui();
  const { label, hint, ordered, fixed, options = [] } = field;
  const value = form.value(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (option: string, isOn: boolean): void =>
    form.change(path, isOn ? [...chosen, option] : chosen.filter((other) => other !== option));
  const all = nested(options);
  const shown = ordered
    ? [
        ...chosen.flatMap((one) => all.filter((option) => option.value === one)),
        ...all.filter((option) => !chosen.includes(option.value)),
      ]
    : all;
  const parentOf = new Map(options.map((option) => [option.value, option.label]));
  return (
    <FieldGroup label={label} hint={hint} problem={form.problem(path)}>
      <Grid column="card" gap={1}>
        {shown.map((option) => {
          const isOn = chosen.includes(option.value);
          return (
            <Inline key={option.value} gap={1} isWrapping={false} justify="space-between">
              <Checkbox
                label={option.label}
                description={option.below && t`Below ${parentOf.get(option.below) ?? option.below}`}
                isChecked={isOn}
                isDisabled={fixed}
                onCheckedChange={(next) => toggle(option.value, next)}
              />
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
