import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '@mekong/ui/ComboBox';
import { IconButton } from '@mekong/ui/IconButton';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { X } from 'lucide';
import { useRef } from 'react';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { moved, type SettingFieldProps } from './setting-form.ts';

/** Any of a closed list that is too long to stand in sight: the chosen ones, and a search that adds another. */
export function ManyChoicesField({ field, path, form }: SettingFieldProps) {
  const { t } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const { label, hint, ordered, fixed, options = [] } = field;
  const value = form.value(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const change = (next: readonly string[]): void => form.change(path, next);
  return (
    <FieldGroup label={label} hint={hint} problem={form.problem(path)}>
      {chosen.length > 0 && (
        <Stack gap={1}>
          {chosen.map((one) => {
            const name = labels.get(one) ?? one;
            return (
              <Inline key={one} gap={2} isWrapping={false}>
                <Inline gap={1} isWrapping={false}>
                  {ordered && (
                    <MoveButtons
                      of={name}
                      isFirst={chosen[0] === one}
                      isLast={chosen.at(-1) === one}
                      onMove={(by) => change(moved(chosen, one, by))}
                    />
                  )}
                  <IconButton
                    icon={X}
                    size="sm"
                    label={t`Remove ${name}`}
                    isDisabled={fixed}
                    onClick={() => {
                      // the button goes with its row
                      add.current?.focus();
                      change(chosen.filter((other) => other !== one));
                    }}
                  />
                </Inline>
                <Text>{name}</Text>
              </Inline>
            );
          })}
        </Stack>
      )}
      <ComboBox
        ref={add}
        label={t`Add to the list: ${label}`}
        isLabelHidden
        placeholder={t`Add to the list`}
        options={options
          .filter((option) => !chosen.includes(option.value))
          .map((option) => ({ ...option, hint: option.value }))}
        value={undefined}
        isDisabled={fixed}
        onValueChange={(added) => change([...chosen, added])}
      />
    </FieldGroup>
  );
}
