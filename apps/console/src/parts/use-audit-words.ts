import { useLingui } from '@lingui/react';
import { listSettingsOptions } from '@mekong/api-client/admin/queries/listSettings';
import type { AuditRow } from '@mekong/api-client/admin/types';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../queries/operator.ts';
import { codeWords } from './audit-code-labels.ts';
import { auditValueLabels, changedFieldLabels } from './audit-field-labels.ts';
import { actorLabels, objectLabels } from './audit-labels.ts';
import { fieldLabels as checkFieldLabels, decisionLabels } from './check-labels.ts';
import { correctionCauseLabels } from './correction-labels.ts';
import { useLabel } from './labels.ts';
import { roleLabel } from './role-labels.ts';
import { valuesInWords, type WordedField } from './setting-words.ts';
import { unmatchedReasonLabels } from './suspense-labels.ts';
import { useGameNames, useVendorNames } from './use-listing-names.ts';

/** Why money was moved by hand, by all codes that entries beside an amount have. */
const moneyReasons = { ...unmatchedReasonLabels, ...correctionCauseLabels };

type About = Pick<AuditRow, 'object' | 'objectKind' | 'objectName'>;

type RecordValues = Readonly<Record<string, unknown>>;

/** Words for a row of the audit trail. */
interface AuditWords {
  /** What the actor is: "Operator". */
  readonly roleOf: (role: string) => string;
  /** What was acted on, kind and name, with the code beside: "Provider · House Studio (HOUSE)". */
  readonly objectOf: (row: About) => string;
  /** What a value before or after is called; of anything but a setting by the labels of the trail. */
  readonly fieldOf: (row: About, field: string) => string;
  /** Values before or after, by what they are called. */
  readonly valuesOf: (
    row: About & Pick<AuditRow, 'action'>,
    values: RecordValues | undefined,
  ) => RecordValues | undefined;
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
  const numbersOf = (kind: string) =>
    rows.flatMap(({ objectKind, objectName }) => (objectKind === kind && objectName ? [objectName] : []));
  const vendorNamed = useVendorNames(numbersOf('vendor').length > 0);
  const gameNamed = useGameNames(numbersOf('game'));
  const nameOf = (row: About): string | undefined => {
    const { objectKind, objectName } = row;
    if (objectName === undefined) return undefined;
    if (objectKind === 'vendor') return vendorNamed(objectName);
    return objectKind === 'game' ? gameNamed(objectName) : (sectionOf(row)?.title ?? objectName);
  };
  const fieldName = (field: string): string =>
    Object.hasOwn(changedFieldLabels, field) ? label<string>(changedFieldLabels, field) : field;
  const { i18n } = useLingui();
  /** Details of an identity check, and why each was rejected, by their names: "Full name: Not readable, Occupation". */
  const detailsInWords = (value: string): string =>
    value
      .split(', ')
      .map((detail) => {
        const [name = '', reason = ''] = detail.split(' ');
        const words = [
          Object.hasOwn(checkFieldLabels, name) ? label<string>(checkFieldLabels, name) : name,
          Object.hasOwn(decisionLabels, reason) ? label<string>(decisionLabels, reason) : reason,
        ];
        return words.filter(Boolean).join(': ');
      })
      .join(', ');
  /** A value by its code in words; one that has none stays as it is. */
  const valueInWords = (action: string, field: string, value: unknown): unknown => {
    const words = codeWords(action, field);
    if (words) return label<string>(words, String(value));
    if (field === 'role') {
      const role = roleLabel(String(value));
      return role ? i18n._(role) : value;
    }
    if (field === 'field' || field === 'fields' || field === 'rejected') return detailsInWords(String(value));
    return Object.hasOwn(auditValueLabels, field) ? label<string>(auditValueLabels[field] ?? {}, String(value)) : value;
  };
  /** Amounts are kept in 1/10,000 of the currency that stands beside them, reasons by their code. */
  const recordInWords = (action: string, values: RecordValues): RecordValues => {
    const { currency, ...others } = values;
    const isOfMoney = typeof currency === 'string';
    return Object.fromEntries(
      Object.entries(isOfMoney ? others : values).map(([field, value]) => {
        const isAmount = isOfMoney && (field === 'amount' || field === 'fee') && /^-?\d+$/.test(String(value));
        if (isAmount) return [fieldName(field), formatMoney(BigInt(String(value)), { language, currency })];
        const isReason = isOfMoney && field === 'reason' && typeof value === 'string';
        return [fieldName(field), isReason ? label<string>(moneyReasons, value) : valueInWords(action, field, value)];
      }),
    );
  };
  return {
    roleOf: (role) => label(actorLabels, role),
    objectOf: (row) => {
      const { object, objectKind } = row;
      if (objectKind === undefined) return object;
      return [label(objectLabels, objectKind), nameOf(row)].filter(Boolean).join(' · ');
    },
    valuesOf: (row, values) => {
      const fields = sectionOf(row)?.fields;
      if (fields && values) return valuesInWords(fields, values, language);
      return values && recordInWords(row.action, values);
    },
    formOf: (row) => sectionOf(row)?.fields,
    fieldOf: (row, field) => sectionOf(row)?.fields.find(({ name }) => name === field)?.label ?? fieldName(field),
  };
}
