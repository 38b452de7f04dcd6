import { useLingui } from '@lingui/react/macro';
import { listIdentityChecks } from '@mekong/api-client/admin/sdk/listIdentityChecks';
import type { IdentityCheckRow } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Copy } from 'lucide';
import { AnswerBy } from '../../parts/AnswerBy.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { checkLabels } from '../../parts/check-labels.ts';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useOptions } from '../../parts/labels.ts';
import { PeriodFilter } from '../../parts/PeriodFilter.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { useMoneyFilter } from '../../parts/use-money-filter.ts';
import { useRows } from '../../queries/use-rows.ts';
import { StateTag } from './StateTag.tsx';

/** Checks that were sent, those sent last first. Nothing of what members have said stands here. */
export function CheckList() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const options = useOptions();
  const [filters, unknown] = useFilters({ state: checkLabels });
  const [{ from, to }, undated] = useMoneyFilter(filters);
  const { q, state } = filters;
  const query = { q, state: state as never, from, to };
  const list = useRows<IdentityCheckRow>(['listIdentityChecks', query], ({ cursor, signal }) =>
    listIdentityChecks({ query: { ...query, cursor }, signal }),
  );
  return (
    <>
      <PageHeader
        title={t({ message: 'Identity checks', comment: 'Page where it is decided who members are' })}
        text={t`Who members say they are. Each look at a check is written down.`}
      />
      <ListTable
        ignored={[...unknown, ...undated]}
        caption={t({ message: 'Identity checks', comment: 'Page where it is decided who members are' })}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`User name`} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(checkLabels)} />
            <PeriodFilter />
          </Filters>
        }
        empty={t`No identity checks match`}
        none={{ title: t`No identity checks yet`, description: t`What members send appears here.` }}
        columns={[
          {
            key: 'member',
            header: t`Member`,
            priority: 'high',
            cell: ({ id, username }) => (
              <Link href={`/identity-checks?member=${id}`}>
                <bdi>{username}</bdi>
              </Link>
            ),
          },
          {
            key: 'at',
            header: t`Time`,
            cell: ({ sentAt, answerBy }) => (
              <Stack gap={1}>
                {sentAt && <DateTime value={sentAt} />}
                {answerBy && <AnswerBy until={answerBy} />}
              </Stack>
            ),
          },
          {
            key: 'fields',
            header: t`Details to decide`,
            align: 'end',
            cell: ({ inReview }) => formatNumber(inReview, code),
          },
          { key: 'state', header: t`State`, cell: (check) => <StateTag state={check.state} /> },
          {
            key: 'duplicates',
            header: t({ message: 'Flags', comment: 'What speaks for a closer look' }),
            cell: ({ duplicates }) =>
              duplicates > 0 ? (
                <Tag tone="negative" icon={Copy}>
                  {t({ message: 'Duplicate', comment: 'Another member has the same document, or name and birthday' })}
                </Tag>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </>
  );
}
