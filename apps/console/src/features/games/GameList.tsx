import { useLingui } from '@lingui/react/macro';
import { listGames } from '@mekong/api-client/admin/sdk/listGames';
import { switchGame } from '@mekong/api-client/admin/sdk/switchGame';
import type { Game } from '@mekong/api-client/admin/types';
import { Chip } from '@mekong/ui/Chip';
import { Inline } from '@mekong/ui/Inline';
import { X } from 'lucide';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { isSwitched, ListingTag } from '../../parts/ListingTag.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { listingLabels, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { useAddress } from '../../state/address.ts';

/** Games of all vendors or of one, with maintenance to begin and to end. */
export function GameList() {
  const { t } = useLingui();
  const options = useOptions();
  const [, say] = useAddress();
  const [{ q, status, vendor }, ignored] = useFilters({ status: listingLabels });
  const maySwitch = useMay('switchGame');
  const act = useAct();
  const [chosen, choose] = useState<Game>();
  const list = useRows<Game>(['listGames', { q, status, vendor }], ({ cursor, signal }) =>
    listGames({ query: { q, vendor, status: status as never, cursor }, signal }),
  );
  const isOpening = chosen?.status !== 'active';
  const name = chosen?.name ?? '';
  return (
    <>
      <ListTable
        ignored={ignored}
        hasMoments={false}
        caption={t({ message: 'Games', comment: 'All games of all vendors' })}
        list={list}
        rowKey={({ nodeId }) => String(nodeId)}
        toolbar={
          <Inline gap={2}>
            <SearchFilter label={t`Number, code or name`} />
            <ChoiceFilter label={t`State`} name="status" options={options(listingLabels)} />
            {vendor && (
              <Chip icon={X} isSelected onClick={() => say({ vendor: undefined })}>
                {t`Only ${vendor}`}
              </Chip>
            )}
          </Inline>
        }
        empty={t`No games match`}
        columns={[
          { key: 'name', header: t`Game`, priority: 'high', cell: (game) => <bdi>{game.name}</bdi> },
          { key: 'number', header: t`Number`, cell: ({ nodeId }) => nodeId },
          {
            key: 'vendor',
            header: t`Provider`,
            cell: ({ vendorName, vendorStatus }) => (
              <Inline gap={2}>
                <bdi>{vendorName}</bdi>
                {vendorStatus !== 'active' && <ListingTag status={vendorStatus} />}
              </Inline>
            ),
          },
          { key: 'state', header: t`State`, cell: (game) => <ListingTag status={game.status} /> },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (game) =>
              maySwitch &&
              isSwitched(game.status) &&
              isSwitched(game.vendorStatus) && (
                <RowButton
                  label={game.status === 'active' ? t`Begin maintenance` : t`End maintenance`}
                  of={game.name}
                  onClick={() => choose(game)}
                />
              ),
          },
        ]}
      />
      <ActDialog
        act={act}
        isOpen={chosen !== undefined}
        onClose={() => choose(undefined)}
        title={isOpening ? t`End maintenance of ${name}?` : t`Put ${name} under maintenance?`}
        description={
          isOpening
            ? t`The game can be played at once.`
            : t`Bets are refused at once, and everybody who plays it is told. Rounds in progress are still paid out.`
        }
        confirmLabel={isOpening ? t`End maintenance` : t`Begin maintenance`}
        tone={isOpening ? 'default' : 'danger'}
        onConfirm={() => {
          if (!chosen) return;
          const { nodeId } = chosen;
          void act
            .run(() => switchGame({ path: { nodeId }, body: { status: isOpening ? 'active' : 'maintenance' } }), {
              said: isOpening ? t`${name} is available` : t`${name} is under maintenance`,
              stale: ['listGames', 'listLotteries'],
            })
            .then((done) => done && choose(undefined));
        }}
      />
    </>
  );
}
