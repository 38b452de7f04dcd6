import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listLotteriesOptions } from '@mekong/api-client/admin/queries/listLotteries';
import { listDraws } from '@mekong/api-client/admin/sdk/listDraws';
import type { Draw, LotteryStatus } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, TriangleAlert, Wrench } from 'lucide';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListingTag } from '../../parts/ListingTag.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { type Labels, listingLabels, useLabel, useOptions } from '../../parts/labels.ts';
import { Records } from '../../parts/Records.tsx';
import { useFailure } from '../../parts/use-failure.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useRows } from '../../queries/use-rows.ts';

const stateLabels = {
  coming: msg({ message: 'Coming', context: 'draw', comment: 'A draw that takes no bets yet' }),
  open: msg({ message: 'Takes bets', comment: 'State of a draw' }),
  closed: msg({ message: 'Closed', context: 'draw', comment: 'A draw that takes no more bets' }),
  due: msg({ message: 'Due', context: 'draw', comment: 'A draw whose time has come and whose numbers are not there' }),
  drawn: msg({ message: 'Drawn', comment: 'A draw that has numbers' }),
  void: msg({ message: 'Void', context: 'draw', comment: 'A draw that was called off' }),
} satisfies Labels<string>;

const refreshMs = 15_000;

/** Lotteries and their draws: what comes next, what is due, what was drawn. */
export function DrawsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const say = useFailure();
  const lotteries = useQuery({ ...listLotteriesOptions(), refetchInterval: refreshMs });
  const [{ lottery, state }, ignored] = useFilters({
    lottery: lotteries.data?.lotteries.map(({ gameCode }) => gameCode),
    state: stateLabels,
  });
  const list = useRows<Draw>(['listDraws', { lottery, state }], ({ cursor, signal }) =>
    listDraws({ query: { gameCode: lottery, state: state as never, cursor }, signal }),
  );
  const names = (lotteries.data?.lotteries ?? []).map(({ gameCode, name }) => ({ value: gameCode, label: name }));
  return (
    <>
      <PageHeader title={t`Draws`} text={t`Lotteries draw by the clock. Seeds of coming draws are never shown.`} />
      <Records<LotteryStatus>
        caption={t`Lotteries`}
        rows={lotteries.data?.lotteries}
        rowKey={({ gameCode }) => gameCode}
        isLoading={lotteries.isPending}
        failure={lotteries.error ? { ...say(lotteries.error), onRetry: () => void lotteries.refetch() } : undefined}
        columns={[
          { key: 'name', header: t`Lottery`, priority: 'high', cell: ({ name }) => <bdi>{name}</bdi> },
          { key: 'vendor', header: t`Provider`, cell: ({ vendorName }) => <bdi>{vendorName}</bdi> },
          {
            key: 'next',
            header: t`Next draw`,
            cell: ({ nextIssue, nextDrawsAt }) =>
              nextDrawsAt ? (
                <Stack gap={1}>
                  <bdi>{nextIssue}</bdi>
                  <DateTime value={nextDrawsAt} hasSeconds />
                </Stack>
              ) : (
                '–'
              ),
          },
          {
            key: 'last',
            header: t`Last draw`,
            cell: ({ lastIssue, lastState }) =>
              lastIssue ? (
                <Stack gap={1}>
                  <bdi>{lastIssue}</bdi>
                  <span>{label(stateLabels, lastState ?? 'drawn')}</span>
                </Stack>
              ) : (
                '–'
              ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ open, planned, dueIssue }) =>
              dueIssue ? (
                <Tag tone="negative" icon={TriangleAlert}>{t`Due: ${dueIssue}`}</Tag>
              ) : planned ? (
                <ListingTag status="planned" />
              ) : open ? (
                <Tag tone="positive" icon={Check}>
                  {label(listingLabels, 'active')}
                </Tag>
              ) : (
                <Tag tone="accent" icon={Wrench}>
                  {label(listingLabels, 'maintenance')}
                </Tag>
              ),
          },
        ]}
      />
      <Section title={t`Draws`}>
        <ListTable
          ignored={ignored}
          caption={t`Draws`}
          list={list}
          rowKey={({ id }) => id}
          toolbar={
            <Inline gap={2}>
              <ChoiceFilter label={t`Lottery`} name="lottery" options={names} />
              <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
            </Inline>
          }
          empty={t`No draws match`}
          columns={[
            { key: 'issue', header: t`Issue`, priority: 'high', cell: ({ issue }) => <bdi>{issue}</bdi> },
            { key: 'name', header: t`Lottery`, cell: ({ name }) => <bdi>{name}</bdi> },
            { key: 'closes', header: t`Closes`, cell: ({ closesAt }) => <DateTime value={closesAt} hasSeconds /> },
            { key: 'draws', header: t`Draws at`, cell: ({ drawsAt }) => <DateTime value={drawsAt} hasSeconds /> },
            {
              key: 'result',
              header: t`Result`,
              cell: ({ result }) =>
                result ? <bdi dir="ltr">{result.prizes.slice(0, 1).map(({ numbers }) => numbers.join(' '))}</bdi> : '–',
            },
            {
              key: 'state',
              header: t`State`,
              cell: (draw) => (
                <Tag
                  tone={draw.state === 'due' ? 'negative' : draw.state === 'drawn' ? 'positive' : 'neutral'}
                  icon={draw.state === 'due' ? TriangleAlert : draw.state === 'drawn' ? Check : Clock}
                >
                  {label(stateLabels, draw.state)}
                </Tag>
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}
