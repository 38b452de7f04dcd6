import { useLingui } from '@lingui/react';
import { listSettingsOptions } from '@mekong/api-client/admin/queries/listSettings';
import type { AuditRow } from '@mekong/api-client/admin/types';
import { formatUnit } from '@mekong/i18n/formats/duration';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../queries/operator.ts';
import { codeWords } from './audit-code-labels.ts';
import { auditValueLabels, changedFieldLabels } from './audit-field-labels.ts';
import { actorLabels, objectLabels } from './audit-labels.ts';
import { fieldLabels as checkFieldLabels, decisionLabels } from './check-labels.ts';
import { correctionCauseLabels } from './correction-labels.ts';
import { type Labels, useLabel } from './labels.ts';
import { roleLabel } from './role-labels.ts';
import { valuesInWords, type WordedField } from './setting-words.ts';
import { unmatchedReasonLabels } from './suspense-labels.ts';
import { useGameNames, useVendorNames } from './use-listing-names.ts';

/** Why money was moved by hand, by all codes that entries beside an amount have. */
const moneyReasons = { ...unmatchedReasonLabels, ...correctionCauseLabels };

/** Values of entries that are money where a currency stands beside them. */
const moneyFields: ReadonlySet<string> = new Set([
  ...['amount', 'fee', 'limit', 'bonus', 'converted', 'most', 'least', 'maxStake', 'maxWin'],
]);

type About = Pick<AuditRow, 'object' | 'objectKind' | 'objectName'>;
type Entry = Pick<AuditRow, 'action' | 'detail'>;

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
  readonly valuesOf: (row: About & Entry, values: RecordValues | undefined) => RecordValues | undefined;
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
  /** A code in words, or several of them; what is none stays as it is. */
  const codesInWords = (words: Labels<string>, value: unknown): unknown => {
    const parts = String(value).split(/,? /);
    return parts.every((part) => Object.hasOwn(words, part))
      ? parts.map((part) => label<string>(words, part)).join(', ')
      : label<string>(words, String(value));
  };
  /** A value by its code in words; one that has none stays as it is. */
  const valueInWords = (action: string, field: string, value: unknown): unknown => {
    if (value === null || value === undefined) return value;
    const words = codeWords(action, field);
    if (words) return codesInWords(words, value);
    if (field === 'role') {
      const role = roleLabel(String(value));
      return role ? i18n._(role) : value;
    }
    if (field === 'field' || field === 'fields' || field === 'rejected') return detailsInWords(String(value));
    return Object.hasOwn(auditValueLabels, field) ? label<string>(auditValueLabels[field] ?? {}, String(value)) : value;
  };
  /** Amounts are kept with four places, or in 1/10,000 of the currency that stands beside them, reasons by their code. */
  const recordInWords = ({ action, detail }: Entry, values: RecordValues): RecordValues => {
    const { currency = detail.currency, ...others } = values;
    const isOfMoney = typeof currency === 'string';
    return Object.fromEntries(
      Object.entries(isOfMoney ? others : values).map(([field, value]) => {
        const text = String(value);
        if (isOfMoney && moneyFields.has(field) && /^-?\d+(\.\d+)?$/.test(text))
          return [fieldName(field), formatMoney(text.includes('.') ? text : BigInt(text), { language, currency })];
        // a limit of time is in minutes
        if (field === 'amount' && String(values.limit).startsWith('time ') && Number.isFinite(Number(text)))
          return [fieldName(field), formatUnit(Number(text), 'minute', language)];
        const said = valueInWords(action, field, value);
        const isReason = isOfMoney && field === 'reason' && said === value;
        return [fieldName(field), isReason ? label<string>(moneyReasons, text) : said];
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
      return values && recordInWords(row, values);
    },
    formOf: (row) => sectionOf(row)?.fields,
    fieldOf: (row, field) => sectionOf(row)?.fields.find(({ name }) => name === field)?.label ?? fieldName(field),
  };
}
