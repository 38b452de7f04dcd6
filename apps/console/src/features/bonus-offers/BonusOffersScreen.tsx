import { Plural, useLingui } from '@lingui/react/macro';
import { listBonusOffers } from '@mekong/api-client/admin/sdk/listBonusOffers';
import type { BonusOfferRow } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Plus } from 'lucide';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { kindLabels, stateLabels } from '../../parts/offer-labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { NewOffer } from './NewOffer.tsx';
import { StopOffer } from './StopOffer.tsx';

/** Bonuses that deposits can bring, with what they have cost; begun and stopped here, never changed. */
export function BonusOffersScreen() {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const label = useLabel();
  const options = useOptions();
  const [{ state }, ignored] = useFilters({ state: stateLabels });
  const [mayBegin, mayStop] = [useMay('createBonusOffer'), useMay('stopBonusOffer')];
  const [isNew, setNew] = useState(false);
  const [stopping, stop] = useState<BonusOfferRow>();
  const list = useRows<BonusOfferRow>(['listBonusOffers', { state }], ({ cursor, signal }) =>
    listBonusOffers({ query: { state: state as never, cursor }, signal }),
  );
  return (
    <>
      <PageHeader
        title={t({ message: 'Deposit bonuses', comment: 'Page: bonuses that deposits can bring' })}
        text={t`Members choose one before they pay. An offer never changes: stop it and begin another.`}
        actions={
          mayBegin && (
            <Button variant="primary" icon={Plus} onClick={() => setNew(true)}>
              {t`New bonus offer`}
            </Button>
          )
        }
      />
      <ListTable
        ignored={ignored}
        caption={t({ message: 'Deposit bonuses', comment: 'Page: bonuses that deposits can bring' })}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
          </Inline>
        }
        empty={t`No bonus offers match`}
        none={{ title: t`No bonus offers yet`, description: t`Deposits bring no bonus.` }}
        columns={[
          {
            key: 'offer',
            header: t({ message: 'Offer', comment: 'Column: a bonus that deposits can bring' }),
            priority: 'high',
            cell: ({ id, kind }) => (
              <>
                {label(kindLabels, kind)} · <bdi>{id}</bdi>
              </>
            ),
          },
          {
            key: 'bonus',
            header: t({
              message: 'Bonus',
              context: 'column',
              comment: 'Column: percent of a deposit and greatest amount',
            }),
            cell: ({ percent, most, currency }) => (
              <Stack gap={1}>
                <span>{formatPercent(percent / 100, language)}</span>
                <span>
                  {'≤\u00a0'}
                  <Money amount={most} currency={currency} />
                </span>
              </Stack>
            ),
          },
          {
            key: 'least',
            header: t`Least deposit`,
            cell: ({ least, currency }) => <Money amount={least} currency={currency} />,
          },
          {
            key: 'terms',
            header: t({
              message: 'To be bet',
              comment: 'Column: how often a bonus has to be bet, and within how many days',
            }),
            cell: ({ times, days }) => (
              <>
                × {times} · <Plural value={days} one="# day" other="# days" />
              </>
            ),
          },
          {
            key: 'limits',
            header: t({
              message: 'Largest bet / maximum win',
              comment: 'Column: limits of a bonus; a dash where it has none',
            }),
            cell: ({ maxStake, maxWin, currency }) => (
              <Stack gap={1}>
                {[maxStake, maxWin].map((amount, index) => (
                  <span key={index === 0 ? 'stake' : 'win'}>
                    {amount === undefined ? '–' : <Money amount={amount} currency={currency} />}
                  </span>
                ))}
              </Stack>
            ),
          },
          {
            key: 'taken',
            header: t({ message: 'Taken', comment: 'Column: how many bonuses an offer has brought' }),
            align: 'end',
            cell: ({ taken, active }) => (
              <Stack gap={1}>
                <span>{formatNumber(taken, language)}</span>
                <span>{t`${active} in play`}</span>
              </Stack>
            ),
          },
          {
            key: 'cost',
            header: t({
              message: 'Given / became cash',
              comment: 'Column: bonus money, and what of it has become cash',
            }),
            align: 'end',
            cell: ({ granted, converted, currency }) => (
              <Stack gap={1}>
                <Money amount={granted} currency={currency} />
                <Money amount={converted} currency={currency} />
              </Stack>
            ),
          },
          { key: 'at', header: t`Since`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          {
            key: 'state',
            header: t`State`,
            cell: (row) => (
              <StateCell
                label={label(stateLabels, row.state)}
                tone={row.state === 'OPEN' ? 'positive' : 'neutral'}
                notes={[]}
                decidedBy={row.stoppedBy ?? row.createdBy}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) =>
              mayStop &&
              row.state === 'OPEN' && (
                <RowButton
                  label={t({
                    message: 'Stop',
                    context: 'bonus offer',
                    comment: 'Button: nobody can choose the offer any more',
                  })}
                  of={row.id}
                  onClick={() => stop(row)}
                />
              ),
          },
        ]}
      />
      {isNew && <NewOffer currency={list.rows?.[0]?.currency ?? ''} onClose={() => setNew(false)} />}
      {stopping && <StopOffer offer={stopping} onClose={() => stop(undefined)} />}
    </>
  );
}
