import { useLingui } from '@lingui/react/macro';
import { listSettingChanges } from '@mekong/api-client/admin/sdk/listSettingChanges';
import { undoSettingChange } from '@mekong/api-client/admin/sdk/undoSettingChange';
import type { SettingChange, SettingKey, SettingSection } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { ChangeTable } from '../../parts/ChangeTable.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

/** Every change of a setting, newest first, and the way back from each. */
export function SettingHistory({ section }: { readonly section: SettingSection }) {
  const { t } = useLingui();
  const key = section.key as SettingKey;
  const act = useAct();
  const mayUndo = useMay('undoSettingChange');
  const [chosen, choose] = useState<SettingChange>();
  const [reason, setReason] = useState('');
  const list = useRows<SettingChange>(['listSettingChanges', key], ({ cursor, signal }) =>
    listSettingChanges({ path: { key }, query: { cursor }, signal }),
  );
  return (
    <>
      <ListTable
        caption={t`History`}
        list={list}
        rowKey={({ id }) => id}
        empty={t`Never changed`}
        hint={t`The values are those that the product begins with.`}
        columns={[
          { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} hasSeconds /> },
          { key: 'who', header: t`Who`, cell: ({ operator }) => <bdi>{operator ?? '–'}</bdi> },
          {
            key: 'what',
            header: t`Changes`,
            priority: 'high',
            cell: ({ changes }) => changes.map(({ label }) => label).join(', '),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (change) =>
              mayUndo && (
                <RowButton
                  label={t`Undo`}
                  of={change.changes.map(({ label }) => label).join(', ')}
                  onClick={() => choose(change)}
                />
              ),
          },
        ]}
      />
      <ActDialog
        act={act}
        isOpen={chosen !== undefined}
        onClose={() => choose(undefined)}
        title={t`Undo this change?`}
        description={t`These fields get the values that they had before it. Other fields stay as they are.`}
        confirmLabel={t`Undo the change`}
        onConfirm={() => {
          if (!chosen) return;
          void act
            .run(
              () =>
                undoSettingChange({
                  path: { key },
                  body: { version: section.version, changeId: chosen.id, ...reasonIn(reason) },
                }),
              {
                said: t`The change is undone`,
                stale: ['listSettings', 'listSettingChanges', 'getOverview', 'getOperator'],
              },
            )
            .then((done) => done && choose(undefined));
        }}
      >
        {chosen && (
          <ChangeTable
            changes={chosen.changes.map(({ before, after, ...field }) => ({ ...field, before: after, after: before }))}
            fields={section.fields}
          />
        )}
        <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
      </ActDialog>
    </>
  );
}
