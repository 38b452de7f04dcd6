import { useLingui } from '@lingui/react/macro';
import { getMemberPlayOptions } from '@mekong/api-client/admin/queries/getMemberPlay';
import type { MemberPlay as Play } from '@mekong/api-client/admin/types';
import { formatUnit } from '@mekong/i18n/formats/duration';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { breakLabels, limitLabels, periodLabels, spanLabels, stepLabels } from '../../parts/member-labels.ts';

type Limit = Play['limits'][number];

/** Limits and breaks of a member, to be read only; that they were read stands in the audit trail. */
export function MemberPlay({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useQuery(getMemberPlayOptions({ path: { id } }));
  return (
    <Section title={t`Limits and breaks`}>
      <Loaded query={query}>
        {(play) =>
          play.limits.length + play.breaks.length + play.changes.length === 0 ? (
            <StateView kind="empty" title={t`No limits and no breaks`} />
          ) : (
            <Tables play={play} />
          )
        }
      </Loaded>
    </Section>
  );
}

function Tables({ play: { currency, limits, breaks, changes } }: { readonly play: Play }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const label = useLabel();
  const written = (kind: Limit['kind'], amount: string | undefined) => {
    if (amount === undefined) return '–';
    return kind === 'time'
      ? formatUnit(Math.round(Number(amount)), 'minute', language)
      : formatMoney(amount, { language, currency });
  };
  const nameOf = ({ kind, period }: Pick<Limit, 'kind' | 'period'>) =>
    `${label(limitLabels, kind)} · ${label(periodLabels, period)}`;
  return (
    <Stack gap={4}>
      {limits.length > 0 && (
        <Table
          caption={t`Limits in force`}
          isCaptionShown
          rows={limits}
          rowKey={nameOf}
          columns={[
            { key: 'limit', header: t`Limit`, priority: 'high', cell: nameOf },
            { key: 'amount', header: t`Amount`, align: 'end', cell: ({ kind, amount }) => written(kind, amount) },
            { key: 'used', header: t`Used`, align: 'end', cell: ({ kind, used }) => written(kind, used) },
            { key: 'left', header: t`Left`, align: 'end', cell: ({ kind, left }) => written(kind, left) },
            {
              key: 'asked',
              header: t`Higher limit from`,
              cell: ({ asked }) => (asked ? <DateTime value={asked.from} /> : '–'),
            },
          ]}
        />
      )}
      {breaks.length > 0 && (
        <Table
          caption={t`Breaks`}
          isCaptionShown
          rows={breaks}
          rowKey={({ beganAt, kind }) => `${beganAt} ${kind}`}
          columns={[
            {
              key: 'kind',
              header: t`Break`,
              priority: 'high',
              cell: ({ kind, period }) => `${label(breakLabels, kind)} · ${label(spanLabels, period)}`,
            },
            {
              key: 'from',
              header: t({ message: 'From', context: 'break', comment: 'When a break of a player began' }),
              cell: ({ beganAt }) => <DateTime value={beganAt} />,
            },
            {
              key: 'until',
              header: t`Until`,
              cell: ({ until }) => (until === undefined ? '–' : <DateTime value={until} />),
            },
          ]}
        />
      )}
      {changes.length > 0 && (
        <Table
          caption={t`Changes of limits`}
          isCaptionShown
          rows={changes}
          rowKey={({ at, kind, period, step }) => `${at} ${kind} ${period} ${step}`}
          columns={[
            { key: 'at', header: t`Time`, priority: 'high', cell: ({ at }) => <DateTime value={at} /> },
            { key: 'limit', header: t`Limit`, cell: nameOf },
            { key: 'step', header: t`Change`, cell: ({ step }) => label(stepLabels, step) },
            { key: 'amount', header: t`Amount`, align: 'end', cell: ({ kind, amount }) => written(kind, amount) },
          ]}
        />
      )}
    </Stack>
  );
}
