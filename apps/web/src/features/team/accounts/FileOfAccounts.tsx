import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { FileDrop } from '@mekong/ui/FileDrop';
import { Inline } from '@mekong/ui/Inline';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { Stack } from '@mekong/ui/Stack';
import { useState } from 'react';
import { AccountRows } from './AccountRows.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { PlanField } from './PlanField.tsx';
import { type AccountRow, type FileChoice, useAccountFile } from './use-account-file.ts';
import { useRowState } from './use-row-state.ts';

/** Kinds of files that are comma-separated text; some systems call it a spreadsheet. */
const csvTypes = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/** Accounts of a file: every row with what is wrong, then the good ones are made and saved with their passwords. */
export function FileOfAccounts() {
  const { t } = useLingui();
  const [choice, setChoice] = useState<FileChoice>({ password: 'RANDOM', plan: undefined });
  const { file, open, make, close, pending, alert, dialog } = useAccountFile(choice);
  const rows = file?.rows ?? [];
  const made = rows.filter(({ answer }) => answer?.state === 'MADE');
  const good = rows.filter(({ answer }) => answer?.state === 'GOOD');
  return (
    <Stack gap={4}>
      {made.length === 0 && (
        <Card>
          <Stack gap={4}>
            <FirstPassword value={choice.password} onChange={(password) => setChoice({ ...choice, password })} />
            {rows.some(({ kind }) => kind === 'AGENT') && (
              <PlanField value={choice.plan} onChange={(plan) => setChoice({ ...choice, plan })} hasHouse />
            )}
            <FileDrop
              label={t`File with accounts`}
              description={t`Columns: username, type (member or agent), remark. A file holds 100 accounts.`}
              types={csvTypes}
              typesLabel="CSV"
              maxBytes={1_048_576}
              files={file ? [{ id: file.requestId, name: file.name, size: file.size, state: 'done' }] : []}
              onAdd={([chosen]) => chosen && void open(chosen)}
              onRetry={() => undefined}
              onRemove={close}
            />
          </Stack>
        </Card>
      )}
      {alert}
      {made.length > 0 && <Made made={made.length} rows={rows} onNext={close} />}
      {file && rows.length === 0 && <Alert tone="negative" title={t`This file has no rows.`} />}
      {rows.length > 0 && <AccountRows key={file?.requestId} rows={rows} isChecking={pending === 'check'} />}
      {made.length === 0 && good.length > 0 && (
        <Inline gap={3}>
          <Button variant="primary" isPending={pending === 'make'} onClick={() => void make()}>
            {t`${plural(good.length, { one: 'Add # account', other: 'Add # accounts' })}`}
          </Button>
        </Inline>
      )}
      {dialog}
    </Stack>
  );
}

interface MadeProps {
  readonly made: number;
  readonly rows: readonly AccountRow[];
  readonly onNext: () => void;
}

/** What has come of the file, to be saved: the passwords are shown this once. */
function Made({ made, rows, onNext }: MadeProps) {
  const { t } = useLingui();
  const stateOf = useRowState();
  return (
    <Stack gap={3}>
      <Alert
        tone="positive"
        title={t`${plural(made, { one: '# account is ready.', other: '# accounts are ready.' })}`}
        description={t`Save the file now: passwords are not shown again. Each owner chooses a new one at the first log-in.`}
      />
      <Inline gap={3}>
        <RecordExport<AccountRow>
          fileName="accounts"
          columns={[
            { heading: t`Username`, cell: ({ username }) => username },
            {
              heading: t({ message: 'Number', context: 'team', comment: 'Heading of a column: number of an account' }),
              cell: ({ answer }) => answer?.memberId ?? '',
            },
            { heading: t`First password`, cell: ({ answer }) => answer?.password ?? '' },
            {
              heading: t({ message: 'Remark', comment: 'Field: a note of an agent about a member' }),
              cell: ({ remark }) => remark,
            },
            { heading: t`Status`, cell: (row) => stateOf(row).text },
          ]}
          onFetch={async () => rows}
          failure={() => undefined}
        />
        <Button onClick={onNext}>{t`Add more accounts`}</Button>
      </Inline>
    </Stack>
  );
}
