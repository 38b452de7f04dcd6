import { useLingui } from '@lingui/react/macro';
import { listVendors } from '@mekong/api-client/admin/sdk/listVendors';
import type { Vendor } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { isSwitched, ListingTag } from '../../parts/ListingTag.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { listingLabels, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { VendorDialog, type VendorTask } from './VendorDialog.tsx';

/** Every vendor, with maintenance to begin and to end. */
export function VendorList() {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const options = useOptions();
  const [{ q, status }, ignored] = useFilters({ status: listingLabels });
  const maySwitch = useMay('switchVendor');
  const [task, setTask] = useState<VendorTask>();
  const list = useRows<Vendor>(['listVendors', { q, status }], ({ cursor, signal }) =>
    listVendors({ query: { q, status: status as never, cursor }, signal }),
  );
  return (
    <>
      <ListTable
        ignored={ignored}
        caption={t({ message: 'Providers', comment: 'Vendors of games' })}
        list={list}
        rowKey={({ code }) => code}
        toolbar={
          <Inline gap={2}>
            <SearchFilter label={t`Code or name`} />
            <ChoiceFilter label={t`State`} name="status" options={options(listingLabels)} />
          </Inline>
        }
        empty={t`No providers match`}
        columns={[
          {
            key: 'name',
            header: t`Provider`,
            priority: 'high',
            cell: ({ code, name }) => (
              <>
                <bdi>{name}</bdi> · <bdi>{code}</bdi>
              </>
            ),
          },
          {
            key: 'games',
            header: t({ message: 'Games', comment: 'All games of all vendors' }),
            align: 'end',
            cell: ({ code, games }) => (
              <Link href={`/games?tab=games&vendor=${code}`}>{formatNumber(games, language)}</Link>
            ),
          },
          { key: 'state', header: t`State`, cell: (vendor) => <ListingTag status={vendor.status} /> },
          {
            key: 'until',
            header: t({ message: 'Until', comment: 'Expected end of a maintenance' }),
            cell: ({ until }) => (until ? <DateTime value={until} /> : '–'),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (vendor) =>
              maySwitch &&
              isSwitched(vendor.status) &&
              (vendor.status === 'active' ? (
                <RowButton
                  label={t`Begin maintenance`}
                  of={vendor.code}
                  onClick={() => setTask({ kind: 'begin', vendor })}
                />
              ) : (
                <>
                  <RowButton
                    label={t`End maintenance`}
                    of={vendor.code}
                    onClick={() => setTask({ kind: 'end', vendor })}
                  />
                  <RowButton
                    label={t`Change the end`}
                    of={vendor.code}
                    onClick={() => setTask({ kind: 'until', vendor })}
                  />
                </>
              )),
          },
        ]}
      />
      {task && <VendorDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}
