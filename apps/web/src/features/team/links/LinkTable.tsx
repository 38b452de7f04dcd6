import { useLingui } from '@lingui/react/macro';
import { listAgentLinksQueryKey } from '@mekong/api-client/queries/listAgentLinks';
import { switchAgentLink } from '@mekong/api-client/sdk/switchAgentLink';
import type { AgentLink } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CirclePause } from 'lucide';
import { kindTitles } from '../../../parts/agents/contract-labels.ts';
import { searchSort, sortRows, tableSort } from '../../../parts/records/table-sort.ts';
import { useAction } from '../../../parts/step-up/use-action.tsx';
import { kindLabels } from '../team-labels.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { type LinksSearch, linkSorts } from './links-search.ts';
import { usePlanGone } from './use-plan-gone.ts';

interface LinkTableProps {
  /** Undefined until they are known. */
  readonly links: readonly AgentLink[] | undefined;
  /** @default -created */
  readonly sort: LinksSearch['sort'];
  /** Puts the links in another order. */
  readonly onSort: (sort: LinksSearch['sort']) => void;
  /** Shows the address of a link, as text and as a code for a camera. */
  readonly onShow: (link: AgentLink) => void;
}

/** What a link is put in the order of. */
function keyOf({ clicks, registrations, firstDeposits, createdAt }: AgentLink, key: string): string | number {
  const values: Readonly<Record<string, number>> = { clicks, registrations, deposits: firstDeposits };
  return values[key] ?? createdAt;
}

/** Links with their figures, each switched on and off. */
export function LinkTable({ links, sort = '-created', onSort, onShow }: LinkTableProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  const { act, pending, alert, dialog } = useAction({ explain: (error) => <LinkFailure error={error} /> });
  const goneOf = usePlanGone();
  const nameOf = ({ campaign, code: own }: AgentLink) => campaign ?? own;
  const toggle = ({ linkId }: AgentLink, isActive: boolean) =>
    act(linkId, async () => {
      await switchAgentLink({ path: { linkId }, body: { isActive } });
      await queryClient.invalidateQueries({ queryKey: listAgentLinksQueryKey() });
    });
  const count = (value: number) => formatNumber(value, code);
  const sumsOf = (all: readonly AgentLink[]) => {
    const sum = (name: 'clicks' | 'registrations' | 'firstDeposits') =>
      count(all.reduce((total, link) => total + link[name], 0));
    return { clicks: sum('clicks'), registrations: sum('registrations'), deposits: sum('firstDeposits') };
  };
  const isOn = t({ message: 'In use', comment: 'Of a link: registrations may carry its code' });
  const isOff = t({ message: 'Off', context: 'link', comment: 'Of a link: registrations may not carry its code' });
  return (
    <>
      {alert}
      <Table<AgentLink>
        caption={t({
          message: 'Links',
          comment: 'Page of the agent centre: links by which others register below the agent',
        })}
        columnCount="many"
        isLoading={links === undefined}
        // all links are here: there is an end to those that one may have
        rows={links && sortRows(links, sort, keyOf)}
        sort={tableSort(sort)}
        onSortChange={(to) => onSort(searchSort(linkSorts, to))}
        rowKey={({ linkId }) => linkId}
        columns={[
          {
            key: 'name',
            header: t({
              message: 'Link',
              context: 'agent',
              comment: 'Heading of a column: campaign and code of a link',
            }),
            priority: 'high',
            cell: (link) => (
              <span>
                <bdi>{nameOf(link)}</bdi>
                <br />
                <Text size="caption" tone="muted">
                  {i18n._(lookUp(kindLabels, link.kind, kindLabels.MEMBER))} · <bdi dir="ltr">{link.code}</bdi>
                  {link.planKind !== undefined && ` · ${i18n._(lookUp(kindTitles, link.planKind, kindTitles.DAILY))}`}
                  {link.housePlan && (
                    <>
                      {' · '}
                      <bdi>{link.housePlan.name}</bdi>
                    </>
                  )}
                </Text>
                {goneOf(link) !== undefined && <Text size="caption">{goneOf(link)}</Text>}
              </span>
            ),
          },
          {
            key: 'clicks',
            header: t({ message: 'Openings', comment: 'Heading of a column: how often a link was opened' }),
            align: 'end',
            isSortable: true,
            cell: ({ clicks }) => count(clicks),
          },
          {
            key: 'registrations',
            header: t({ message: 'New accounts', comment: 'Heading of a column: accounts that were made by a link' }),
            align: 'end',
            isSortable: true,
            cell: ({ registrations }) => count(registrations),
          },
          {
            key: 'deposits',
            header: t({ message: 'First deposits', comment: 'How many of those who registered have paid in' }),
            align: 'end',
            isSortable: true,
            cell: ({ firstDeposits }) => count(firstDeposits),
          },
          {
            key: 'created',
            header: t({ message: 'Made on', comment: 'Heading of a column: day on which a link was made' }),
            isSortable: true,
            cell: ({ createdAt }) => <DateTime value={createdAt} show="date" />,
          },
          {
            key: 'state',
            header: t`Status`,
            cell: ({ isActive }) =>
              isActive ? (
                <Tag tone="positive" icon={CircleCheck}>
                  {isOn}
                </Tag>
              ) : (
                <Tag icon={CirclePause}>{isOff}</Tag>
              ),
          },
          {
            key: 'actions',
            header: t`Actions`,
            isActions: true,
            cell: (link) => {
              const show = t({ message: 'Show', context: 'link', comment: 'Button: shows the address of a link' });
              const turn = link.isActive
                ? t({
                    message: 'Turn off',
                    context: 'link',
                    comment: 'Button: nobody can register by the link any more',
                  })
                : t({ message: 'Turn on', context: 'link', comment: 'Button: others can register by the link again' });
              return (
                <Inline gap={2} justify="end">
                  <Button size="sm" aria-label={`${show}: ${nameOf(link)}`} onClick={() => onShow(link)}>
                    {show}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={`${turn}: ${nameOf(link)}`}
                    isPending={pending === link.linkId}
                    onClick={() => void toggle(link, !link.isActive)}
                  >
                    {turn}
                  </Button>
                </Inline>
              );
            },
          },
        ]}
        totals={
          links && {
            label: t({ message: 'All links', comment: 'Row of a table: sums of every link' }),
            cells: sumsOf(links),
          }
        }
        empty={<StateView kind="empty" title={t`No links yet`} description={t`Make your first link.`} />}
      />
      {dialog}
    </>
  );
}
