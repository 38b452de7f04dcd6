import { useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { actionLabels } from '../../parts/action-labels.ts';
import { ChangeTable } from '../../parts/ChangeTable.tsx';
import { useLabel } from '../../parts/labels.ts';
import { useAuditWords } from '../../parts/use-audit-words.ts';
import { useZone } from '../../parts/use-zone.ts';

interface AuditEntryProps {
  readonly row: AuditRow;
  readonly onClose: () => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One entry of the audit trail with all of its values, of which the list shows the beginning. */
export function AuditEntry({ row, onClose }: AuditEntryProps) {
  const { t } = useLingui();
  const { written } = useZone();
  const { seq, at, actor, role, ip, action, before = {}, after = {}, detail } = row;
  const words = useAuditWords([row]);
  const name = useLabel()(actionLabels, action);
  // the table of a setting has the words of its form; the rest is said in words here, an amount with its currency
  const isSetting = words.formOf(row) !== undefined;
  const [was = {}, is = {}] = isSetting ? [before, after] : [words.valuesOf(row, before), words.valuesOf(row, after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = names.map((field) => ({
    name: field,
    label: words.fieldOf(row, field),
    before: was[field],
    after: is[field],
  }));
  const facts = [
    [t({ message: 'Entry', comment: 'Place of a row in the audit trail' }), seq ?? '–'],
    [t`Who`, [actor, words.roleOf(role), ip].filter(Boolean).join(' · ')],
    [t`Object`, words.objectOf(row) || '–'],
    ...Object.entries(words.valuesOf(row, detail) ?? {}).map(
      ([field, value]) => [field, textOf(written(value))] as const,
    ),
  ] as const;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={<bdi>{name}</bdi>} size="lg">
      <Stack gap={4}>
        <DescriptionList
          label={name}
          items={[
            { key: 'at', label: t`Time`, value: <DateTime value={at} hasSeconds hasZone /> },
            ...facts.map(([label, value]) => ({ key: label, label, value: <bdi>{value}</bdi> })),
          ]}
        />
        {changes.length > 0 && <ChangeTable changes={changes} fields={words.formOf(row)} />}
      </Stack>
    </Dialog>
  );
}
