import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the field as a whole. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** Controls that are one field of a setting together: its label and hint above them. */
export function FieldGroup({ label, hint, problem, children }: FieldGroupProps) {
  return (
    <fieldset>
      <Stack gap={3}>
        <legend>
          <Text weight="semibold">{label}</Text>
        </legend>
        {hint && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
        {problem && <Text tone="negative">{problem}</Text>}
        {children}
      </Stack>
    </fieldset>
  );
}
