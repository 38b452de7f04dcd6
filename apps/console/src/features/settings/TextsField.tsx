import { languageOf, shippedLanguages } from '@mekong/i18n/registry';
import { Grid } from '@mekong/ui/Grid';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextArea } from '@mekong/ui/TextArea';
import type { SettingFieldProps } from './setting-form.ts';

/** One text per language of the site; a language without one shows the English text. */
export function TextsField({ field, path, form }: SettingFieldProps) {
  return (
    <fieldset>
      <Stack gap={2}>
        <legend>
          <Text weight="semibold">{field.label}</Text>
        </legend>
        {field.hint && (
          <Text size="small" tone="muted">
            {field.hint}
          </Text>
        )}
        <Grid column="panel">
          {shippedLanguages.map((code) => {
            const place = [...path, code];
            const value = form.value(place);
            return (
              <TextArea
                key={code}
                label={languageOf(code).nativeName}
                rows={2}
                maxLength={field.maxLength}
                dir="auto"
                value={typeof value === 'string' ? value : ''}
                error={form.problem(place)}
                onChange={({ target }) => form.change(place, target.value || undefined)}
              />
            );
          })}
        </Grid>
      </Stack>
    </fieldset>
  );
}
