import type { IdentityCheck } from '@mekong/api-client/types';
import { formatDay } from '@mekong/i18n/formats/day';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { countriesIn } from './countries.ts';
import { type FieldName, isOpen } from './fields.ts';
import { useIdentityLabels } from './labels.ts';

interface LockedFieldsProps {
  readonly check: IdentityCheck;
  readonly names: readonly FieldName[];
}

/** Details that are in review or approved: they are read and not changed. Nothing when there is none. */
export function LockedFields({ check, names }: LockedFieldsProps) {
  const { code } = useLanguage();
  const { fields, choices } = useIdentityLabels();
  const say = (name: FieldName): string | undefined => {
    const value = name === 'idNumber' ? check.idNumberEnd && `•••• ${check.idNumberEnd}` : check.values[name];
    if (!value) return undefined;
    if (name === 'nationality') return countriesIn(code).find((country) => country.value === value)?.label ?? value;
    if (name === 'birthday' || name === 'idExpires') return formatDay(value, code);
    const words: Readonly<Record<string, string>> | undefined = choices[name as keyof typeof choices];
    return words?.[value] ?? value;
  };
  const items = names.flatMap((name) => {
    const said = isOpen(check, name) ? undefined : say(name);
    return said === undefined ? [] : [{ key: name, label: fields[name], value: <bdi>{said}</bdi> }];
  });
  return (
    items.length > 0 && (
      <Card>
        <DescriptionList items={items} />
      </Card>
    )
  );
}
