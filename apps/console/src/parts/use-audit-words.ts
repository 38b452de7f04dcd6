import { listSettingsOptions } from '@mekong/api-client/admin/queries';
import type { AuditRow } from '@mekong/api-client/admin/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../queries/operator.ts';
import { actorLabels, objectLabels } from './audit-labels.ts';
import { useLabel } from './labels.ts';
import { valuesInWords, type WordedField } from './setting-words.ts';

type About = Pick<AuditRow, 'object' | 'objectKind' | 'objectName'>;

type RecordValues = Readonly<Record<string, unknown>>;

/** Words for a row of the audit trail. */
interface AuditWords {
  /** What the actor is: "Operator". */
  readonly roleOf: (role: string) => string;
  /** What was acted on, kind and name: "Provider · HOUSE". */
  readonly objectOf: (row: About) => string;
  /** What a value before or after is called; of anything but a setting its name in the record. */
  readonly fieldOf: (row: About, field: string) => string;
  /** Values before or after, by what they are called. */
  readonly valuesOf: (row: About, values: RecordValues | undefined) => RecordValues | undefined;
  /** The form of the setting that was acted on. */
  readonly formOf: (row: About) => readonly WordedField[] | undefined;
}

/**
 * Says rows of the audit trail in words.
 *
 * @param rows those that are shown: titles of settings are asked for when one of them is about a setting
 */
export function useAuditWords(rows: readonly About[]): AuditWords {
  const label = useLabel();
  const { code: language } = useLanguage();
  const mayRead = useMay('listSettings');
  const hasSetting = rows.some(({ objectKind }) => objectKind === 'setting');
  const sections = useQuery({ ...listSettingsOptions(), enabled: mayRead && hasSetting }).data?.sections;
  const sectionOf = ({ objectKind, objectName }: About) =>
    objectKind === 'setting' ? sections?.find(({ key }) => key === objectName) : undefined;
  return {
    roleOf: (role) => label(actorLabels, role),
    objectOf: (row) => {
      const { object, objectKind, objectName } = row;
      if (objectKind === undefined) return object;
      return [label(objectLabels, objectKind), sectionOf(row)?.title ?? objectName].filter(Boolean).join(' · ');
    },
    valuesOf: (row, values) => {
      const fields = sectionOf(row)?.fields;
      return fields && values ? valuesInWords(fields, values, language) : values;
    },
    formOf: (row) => sectionOf(row)?.fields,
    fieldOf: (row, field) => sectionOf(row)?.fields.find(({ name }) => name === field)?.label ?? field,
  };
}
