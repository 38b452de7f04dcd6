import { useLingui } from '@lingui/react/macro';
import { listAnnouncements } from '@mekong/api-client/admin/sdk/listAnnouncements';
import { orderBanners } from '@mekong/api-client/admin/sdk/orderBanners';
import type { WrittenAnnouncement } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { FailureAlert } from '../../parts/Failure.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { AnnouncementActions } from './AnnouncementActions.tsx';
import { bannersInOrder, movedIds } from './banner-order.ts';
import { StateTag } from './StateTag.tsx';
import { pictureAddress } from './use-picture-upload.ts';

/** Banners of the home page in their order, those that have ended last. */
export function BannerList() {
  const { t } = useLingui();
  const act = useAct();
  const mayOrder = useMay('orderBanners');
  const list = useRows<WrittenAnnouncement>(['listAnnouncements', { type: 'B' }], ({ cursor, signal }) =>
    listAnnouncements({ query: { type: 'B', pageSize: 100, cursor }, signal }),
  );
  const { banners, ids } = bannersInOrder(list.rows ?? []);
  const move = (id: string, by: -1 | 1): void =>
    void act.run(() => orderBanners({ body: { ids: movedIds(ids, id, by) } }), {
      said: t`The order is changed`,
      stale: ['listAnnouncements'],
    });
  return (
    <>
      <FailureAlert error={act.error} />
      <ListTable
        caption={t`Banners`}
        list={{ ...list, rows: list.rows && banners }}
        rowKey={({ id }) => id}
        empty={t`No banners yet`}
        hint={t`What you publish appears here.`}
        columns={[
          {
            key: 'picture',
            header: t`Picture`,
            cell: ({ image }) => image && <img src={pictureAddress(image)} alt="" width={120} loading="lazy" />,
          },
          { key: 'title', header: t`Title`, priority: 'high', cell: ({ title }) => <bdi>{title}</bdi> },
          { key: 'state', header: t`State`, cell: ({ state }) => <StateTag state={state} /> },
          {
            key: 'from',
            header: t({ message: 'From', context: 'time', comment: 'When something begins' }),
            cell: ({ startsAt }) => (startsAt ? <DateTime value={startsAt} /> : '–'),
          },
          {
            key: 'ends',
            header: t({ message: 'Until', comment: 'Expected end of a maintenance' }),
            cell: ({ endsAt }) => (endsAt ? <DateTime value={endsAt} /> : '–'),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) => (
              <Inline gap={1}>
                {mayOrder && ids.includes(row.id) && (
                  <MoveButtons
                    of={row.title}
                    isFirst={ids[0] === row.id}
                    isLast={ids.at(-1) === row.id}
                    isPending={act.isPending}
                    onMove={(by) => move(row.id, by)}
                  />
                )}
                <AnnouncementActions announcement={row} />
              </Inline>
            ),
          },
        ]}
      />
    </>
  );
}
