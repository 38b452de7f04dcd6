import { languageOf, shippedLanguages } from '@mekong/i18n/registry';
import { Grid } from '@mekong/ui/Grid';
import { TextArea } from '@mekong/ui/TextArea';
import { FieldGroup } from './FieldGroup.tsx';
import type { SettingFieldProps } from './setting-form.ts';

/** One text per language of the site; a language without one shows the English text. */
export function TextsField({ field, path, form }: SettingFieldProps) {
  return (
    <FieldGroup label={field.label} hint={field.hint}>
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
    </FieldGroup>
  );
}
