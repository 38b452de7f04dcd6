import { useLingui } from '@lingui/react/macro';
import type { Overview } from '@mekong/api-client/admin/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { Check, Timer, TriangleAlert } from 'lucide';
import { type Promised, readPromise } from './promise.ts';
import { useQueues } from './use-queues.ts';

interface AttentionTableProps {
  readonly overview: Overview;
  /** When the overview was read: milliseconds since 1970. */
  readonly now: number;
}

/** What needs somebody, how long it waits, and the way to it. Kinds of which nothing waits take no room. */
export function AttentionTable({ overview, now }: AttentionTableProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const minute = 60_000;
  return (
    <Table
      caption={t({ message: 'Needs attention', comment: 'State of a part of the system, and what needs somebody' })}
      rows={useQueues(overview)}
      rowKey={({ key }) => key}
      empty={
        <StateView
          kind="empty"
          level={3}
          title={t({ message: 'All clear', comment: 'Nothing in the system needs somebody' })}
          description={t`Reports, messages, requests and jobs appear here when they need you.`}
        />
      }
      columns={[
        { key: 'what', header: t`Queue`, cell: ({ label }) => label, priority: 'high' },
        { key: 'count', header: t`Waiting`, align: 'end', cell: ({ count }) => formatNumber(count, code) },
        {
          key: 'oldest',
          header: t({ message: 'Oldest', comment: 'Column: how long the oldest of what waits has waited' }),
          cell: ({ oldestAt }) =>
            // whole minutes: it is read every half
            oldestAt && formatDuration(Math.max(1, Math.floor((now - Date.parse(oldestAt)) / minute)) * 60, code),
        },
        {
          key: 'promise',
          header: t({ message: 'Promise', comment: 'Column: whether work is done in the time that was promised' }),
          cell: (queue) => {
            const promised = readPromise(queue, now);
            return promised && <PromiseTag promised={promised} />;
          },
        },
        {
          key: 'open',
          header: t({ message: 'View', comment: 'Button that leads to a page' }),
          isActions: true,
          cell: ({ href, label }) =>
            href && (
              <ButtonLink href={href} size="sm">
                {t({ message: 'View', comment: 'Button that leads to a page' })}
                <VisuallyHidden> {label}</VisuallyHidden>
              </ButtonLink>
            ),
        },
      ]}
    />
  );
}

const tones = { late: 'negative', urgent: 'negative', soon: 'accent', good: 'positive' } as const;
const icons = { late: TriangleAlert, urgent: Timer, soon: Timer, good: Check } as const;

/** Whether the promised time is kept, by colour, sign and word. */
function PromiseTag({ promised: { state, seconds } }: { readonly promised: Promised }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const span = formatDuration(Math.max(60, Math.floor(seconds / 60) * 60), code);
  return (
    <Tag tone={tones[state]} icon={icons[state]}>
      {state === 'late'
        ? t({ message: `${span} late`, comment: 'The promised time ended so long ago: "2 hours, 5 minutes late"' })
        : state === 'good'
          ? t({ message: 'In time', comment: 'Work is within the time that was promised' })
          : t({ message: `${span} left`, comment: 'So much is left of the promised time: "16 minutes left"' })}
    </Tag>
  );
}
