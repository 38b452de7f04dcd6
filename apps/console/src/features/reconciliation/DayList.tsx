import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listSettlementDays } from '@mekong/api-client/admin/sdk/listSettlementDays';
import type { SettlementDay } from '@mekong/api-client/admin/types';
import { formatDate } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { Check, Clock, TriangleAlert } from 'lucide';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel } from '../../parts/labels.ts';
import { dayStateLabels } from '../../parts/reconciliation-labels.ts';
import { useRows } from '../../queries/use-rows.ts';

const looks = {
  WAITING: { tone: 'info', icon: Clock },
  OPEN: { tone: 'accent', icon: TriangleAlert },
  CLOSED: { tone: 'positive', icon: Check },
} as const;

/** Days of payment providers with their files. */
export function DayList() {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const label = useLabel();
  const list = useRows<SettlementDay>(['listSettlementDays'], ({ cursor, signal }) =>
    listSettlementDays({ query: { cursor }, signal }),
  );
  const problemText = (problem: string): string =>
    problem === 'missing' ? t`The provider has no file yet.` : t`The file is refused: ${problem}`;
  return (
    <Section title={t`Days`}>
      <ListTable
        caption={t`Days`}
        list={list}
        rowKey={({ id }) => id}
        hasMoments={false}
        empty={t`No days yet`}
        none={{ title: t`No days yet`, description: t`A day appears when it is over and something was paid on it.` }}
        columns={[
          {
            key: 'day',
            header: t({ message: 'Day', context: 'settlement', comment: 'Column: a day of the calendar' }),
            priority: 'high',
            cell: ({ day }) => formatDate(day, { language, timeZone: 'UTC' }),
          },
          { key: 'provider', header: t`Payment provider`, cell: ({ provider }) => <bdi dir="ltr">{provider}</bdi> },
          {
            key: 'files',
            header: t({ message: 'Files', comment: 'Column: settlement files of a day' }),
            cell: ({ files }) =>
              files.length === 0 ? (
                '–'
              ) : (
                <Stack gap={1}>
                  {files.map(({ batch, lines, repeated }) => (
                    <span key={batch}>
                      <bdi dir="ltr">{batch}</bdi> · {t`${plural(lines, { one: '# line', other: '# lines' })}`}
                      {repeated > 0 && (
                        <Text size="small" tone="muted">
                          {' '}
                          {t`${plural(repeated, { one: '# line twice', other: '# lines twice' })}`}
                        </Text>
                      )}
                    </span>
                  ))}
                </Stack>
              ),
          },
          {
            key: 'sum',
            header: t({ message: 'Sum', comment: 'Column: what came in less what went out on a day' }),
            cell: ({ files }) =>
              files.length === 0 ? (
                '–'
              ) : (
                <Stack gap={1}>
                  {files.map(({ batch, amount, currency }) => (
                    <Money key={batch} amount={amount} currency={currency} />
                  ))}
                </Stack>
              ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state, problem }) => (
              <Stack gap={1} align="start">
                <Tag {...(Object.hasOwn(looks, state) ? looks[state as keyof typeof looks] : looks.WAITING)}>
                  {label(dayStateLabels, state)}
                </Tag>
                {problem && <Text size="small">{problemText(problem)}</Text>}
              </Stack>
            ),
          },
        ]}
      />
    </Section>
  );
}
