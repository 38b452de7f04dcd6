import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SettlementCheckResult, SettlementWindow } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Stack } from '@mekong/ui/Stack';
import { useLabel } from '../../parts/labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';

interface CheckResultProps {
  /** The window whose bills were compared; undefined for the newest of all. */
  readonly window: SettlementWindow | undefined;
  readonly result: SettlementCheckResult;
}

/** What came of making bills again: that all are the same, or which differ and where. */
export function CheckResult({ window, result: { bills, checked, wrong } }: CheckResultProps) {
  const { t } = useLingui();
  const label = useLabel();
  const differing = wrong.length;
  const of = window && (
    <span>
      {label(settlementLabels, window.job)}, <WindowSpan start={window.start} end={window.end} />
    </span>
  );
  if (differing > 0)
    return (
      <Alert
        tone="negative"
        title={t({
          message: plural(differing, {
            one: '# bill is not what results and terms say',
            other: '# bills are not what results and terms say',
          }),
          comment: 'Bills of agents that were made again differ from those that are kept',
        })}
        description={
          <Stack gap={1}>
            {of}
            {wrong.map(({ billId, differs }) => (
              <bdi key={billId} dir="ltr">
                {billId}: {differs}
              </bdi>
            ))}
          </Stack>
        }
      />
    );
  return (
    <Alert
      tone="positive"
      title={
        checked === 0
          ? t`There are no bills to compare`
          : t({
              message: plural(checked, {
                one: '# bill was made again and is the same, byte for byte',
                other: '# bills were made again and are the same, byte for byte',
              }),
              comment: 'Bills of agents that were made again equal those that are kept',
            })
      }
      description={
        <Stack gap={1}>
          {of}
          {bills > checked && <span>{t`There are ${bills} in all; the newest were compared.`}</span>}
        </Stack>
      }
    />
  );
}
