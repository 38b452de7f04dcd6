import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import type { SettingFieldProps } from './setting-form.ts';
import { valueAt } from './settings-draft.ts';

interface RowsFieldProps extends SettingFieldProps {
  /** Shows one field of a row. */
  readonly renderField: (props: SettingFieldProps) => ReactNode;
}

/** Entries of one form. Where a field names them they are what they are; elsewhere they can be added and removed. */
export function RowsField({ field, path, form, renderField }: RowsFieldProps) {
  const { t } = useLingui();
  const { label, hint, rowName, fields = [] } = field;
  const value = form.value(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = new Map(
    fields.find(({ name }) => name === rowName)?.options?.map((option) => [option.value, option.label]),
  );
  const inner = fields.filter(({ name }) => name !== rowName);
  // a text per language needs the whole line
  const [wide, narrow] = [true, false].map((isWide) => inner.filter(({ kind }) => (kind === 'texts') === isWide));
  return (
    <FieldGroup label={label} hint={hint}>
      {rows.map((row, index) => {
        const named = rowName && valueAt(row, [rowName]);
        const title = typeof named === 'string' ? (names.get(named) ?? named) : t`Entry ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be told apart by while it is typed
          <Card key={index} as="section" aria-label={title}>
            <Stack gap={3}>
              <Inline justify="space-between">
                <Heading level={3}>{title}</Heading>
                {!rowName && (
                  <Button
                    size="sm"
                    icon={Trash2}
                    onClick={() => form.change(path, rows.toSpliced(index, 1))}
                  >{t`Remove entry`}</Button>
                )}
              </Inline>
              <Grid column="card">
                {narrow?.map((cell) => renderField({ field: cell, path: [...path, index, cell.name], form }))}
              </Grid>
              {wide?.map((cell) => renderField({ field: cell, path: [...path, index, cell.name], form }))}
            </Stack>
          </Card>
        );
      })}
      {!rowName && (
        <Inline>
          <Button icon={Plus} onClick={() => form.change(path, [...rows, {}])}>{t`Add an entry`}</Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
