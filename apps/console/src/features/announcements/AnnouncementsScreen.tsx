import { useLingui } from '@lingui/react/macro';
import { endAnnouncement, listAnnouncements } from '@mekong/api-client/admin/sdk';
import type { WrittenAnnouncement } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tag } from '@mekong/ui/Tag';
import { Check, Clock, Plus, X } from 'lucide';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { useAddress } from '../../state/address.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { stateLabels, typeLabels } from './announcement-labels.ts';

/** What members are told: shown now, later, and before. */
export function AnnouncementsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ type, state }] = useAddress();
  const mayWrite = useMay('makeAnnouncement');
  const mayEnd = useMay('endAnnouncement');
  const act = useAct();
  const [isWriting, setWriting] = useState(false);
  const [ending, setEnding] = useState<WrittenAnnouncement>();
  const list = useRows<WrittenAnnouncement>(['listAnnouncements', { type, state }], ({ cursor, signal }) =>
    listAnnouncements({ query: { type: type as never, state: state as never, cursor }, signal }),
  );
  return (
    <>
      <PageHeader
        title={t`Announcements`}
        text={t`What members are told, in every language of the site.`}
        actions={
          mayWrite && (
            <Button variant="primary" icon={Plus} onClick={() => setWriting(true)}>
              {t`New announcement`}
            </Button>
          )
        }
      />
      <ListTable
        caption={t`Announcements`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
            <ChoiceFilter label={t`Kind`} name="type" options={options(typeLabels)} />
          </Inline>
        }
        empty={t`No announcements match`}
        columns={[
          { key: 'title', header: t`Title`, priority: 'high', cell: ({ title }) => <bdi>{title}</bdi> },
          { key: 'type', header: t`Kind`, cell: (row) => label(typeLabels, row.type) },
          {
            key: 'about',
            header: t`About`,
            cell: ({ vendor, nodeId }) => (vendor ? <bdi>{[vendor, nodeId].filter(Boolean).join(' · ')}</bdi> : '–'),
          },
          { key: 'languages', header: t`Languages`, cell: ({ languages }) => languages.join(', ') },
          {
            key: 'ends',
            header: t({ message: 'Until', comment: 'Expected end of a maintenance' }),
            cell: ({ endsAt }) => (endsAt ? <DateTime value={endsAt} /> : '–'),
          },
          {
            key: 'state',
            header: t`State`,
            cell: (row) => (
              <Tag
                tone={row.state === 'current' ? 'positive' : row.state === 'coming' ? 'info' : 'neutral'}
                icon={row.state === 'current' ? Check : row.state === 'coming' ? Clock : X}
              >
                {label(stateLabels, row.state)}
              </Tag>
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) =>
              mayEnd &&
              row.state !== 'ended' && (
                <RowButton label={t`End the announcement`} of={row.title} onClick={() => setEnding(row)} />
              ),
          },
        ]}
      />
      {isWriting && <AnnouncementDialog onClose={() => setWriting(false)} />}
      <ActDialog
        act={act}
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={t`End the announcement?`}
        description={t`Nobody sees “${ending?.title ?? ''}” any more. It cannot be shown again.`}
        confirmLabel={t`End the announcement`}
        tone="danger"
        onConfirm={() => {
          if (!ending) return;
          const { id } = ending;
          void act
            .run(() => endAnnouncement({ path: { id } }), {
              said: t`The announcement has ended`,
              stale: ['listAnnouncements'],
            })
            .then((done) => done && setEnding(undefined));
        }}
      />
    </>
  );
}
