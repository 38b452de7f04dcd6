import { useLingui } from '@lingui/react/macro';
import type { IdentityReview } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { decisionLabels, fieldLabels } from '../../parts/check-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { StateTag } from './StateTag.tsx';

/** What was decided before, the newest first. Nothing when nothing was. */
export function CheckHistory({ history }: Pick<IdentityReview, 'history'>) {
  const { t } = useLingui();
  const label = useLabel();
  if (history.length === 0) return null;
  return (
    <Table
      caption={t`Decisions so far`}
      rows={history}
      rowKey={({ field, at }) => `${field} ${at}`}
      columns={[
        { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} /> },
        {
          key: 'field',
          header: t({ message: 'Detail', comment: 'One thing that a member says' }),
          priority: 'high',
          cell: ({ field }) => label(fieldLabels, String(field)),
        },
        {
          key: 'outcome',
          header: t({ message: 'Decision', comment: 'About a detail of an identity check' }),
          cell: ({ outcome, reason }) => (
            <>
              <StateTag state={outcome} />
              {reason && <Text size="small">{label(decisionLabels, String(reason))}</Text>}
            </>
          ),
        },
        { key: 'by', header: t`Operator`, cell: ({ decidedBy }) => <bdi>{decidedBy}</bdi> },
      ]}
    />
  );
}
