import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { closeGameReport } from '@mekong/api-client/admin/sdk/closeGameReport';
import { listGameReports } from '@mekong/api-client/admin/sdk/listGameReports';
import type { GameReport } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { Check, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { type Labels, useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

const statusLabels = {
  OPEN: msg({ message: 'To do', comment: 'Mark of a queue in which something waits' }),
  CLOSED: msg({ message: 'Dealt with', comment: 'A report that an operator has closed' }),
} satisfies Labels<string>;

const kindLabels = {
  NOT_LOADING: msg`Does not load`,
  STUCK: msg({ message: 'Stuck', comment: 'A game that does not go on' }),
  WRONG_RESULT: msg`Wrong result`,
  DISPLAY: msg({ message: 'Display', comment: 'A game that looks wrong' }),
  OTHER: msg({ message: 'Something else', comment: 'A problem with a game, of no listed kind' }),
} satisfies Labels<string>;

/** Problems that players report from a game. */
export function ReportsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ q, status, kind }, ignored] = useFilters({ status: statusLabels, kind: kindLabels });
  const mayClose = useMay('closeGameReport');
  const act = useAct();
  const [closing, setClosing] = useState<GameReport>();
  const list = useRows<GameReport>(['listGameReports', { q, status, kind }], ({ cursor, signal }) =>
    listGameReports({
      query: { ticket: q?.toUpperCase(), status: status as never, kind: kind as never, cursor },
      signal,
    }),
  );
  return (
    <>
      <PageHeader title={t`Game reports`} text={t`Problems that players report from a game.`} />
      <ListTable
        ignored={ignored}
        caption={t`Game reports`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`Ticket number`} />}>
            <ChoiceFilter label={t`State`} name="status" options={options(statusLabels)} />
            <ChoiceFilter label={t`Problem`} name="kind" options={options(kindLabels)} />
          </Filters>
        }
        empty={t`No reports match`}
        none={{ title: t`No reports yet`, description: t`Players send them from the menu of a game.` }}
        columns={[
          { key: 'ticket', header: t`Ticket`, priority: 'high', cell: ({ ticket }) => <bdi>{ticket}</bdi> },
          { key: 'at', header: t`Time`, cell: ({ receivedAt }) => <DateTime value={receivedAt} /> },
          { key: 'member', header: t`Member`, cell: ({ username }) => <bdi>{username}</bdi> },
          {
            key: 'game',
            header: t`Game`,
            cell: ({ game, vendor }) => (
              <span>
                <bdi>{game}</bdi> · <bdi>{vendor}</bdi>
              </span>
            ),
          },
          {
            key: 'text',
            header: t`Problem`,
            cell: ({ kind: what, text, sessionId, roundIds }) => (
              <Stack gap={1}>
                <Text weight="semibold">{label(kindLabels, what)}</Text>
                {text && (
                  <Text size="small">
                    <bdi>{text}</bdi>
                  </Text>
                )}
                {sessionId && (
                  <Text size="small" tone="muted">
                    {t`Session ${sessionId}`} {roundIds.length > 0 && t`Last rounds: ${roundIds.join(', ')}`}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'status',
            header: t`State`,
            cell: ({ status: now }) => (
              <Tag tone={now === 'OPEN' ? 'accent' : 'positive'} icon={now === 'OPEN' ? TriangleAlert : Check}>
                {label(statusLabels, now)}
              </Tag>
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) =>
              mayClose &&
              row.status === 'OPEN' && (
                <RowButton label={t`Close the report`} of={row.ticket} onClick={() => setClosing(row)} />
              ),
          },
        ]}
      />
      <ActDialog
        act={act}
        isOpen={closing !== undefined}
        onClose={() => setClosing(undefined)}
        title={t`Close the report ${closing?.ticket ?? ''}?`}
        description={t`It counts as dealt with and leaves the list of what is to do.`}
        confirmLabel={t`Close the report`}
        onConfirm={() => {
          if (!closing) return;
          const { id } = closing;
          void act
            .run(() => closeGameReport({ path: { id } }), {
              said: t`The report is closed`,
              stale: ['listGameReports', 'getOverview'],
            })
            .then((done) => done && setClosing(undefined));
        }}
      />
    </>
  );
}
