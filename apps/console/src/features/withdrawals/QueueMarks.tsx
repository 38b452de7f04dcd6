import { useLingui } from '@lingui/react/macro';
import type { WithdrawalRow } from '@mekong/api-client/admin/types';
import { Tag, type TagProps } from '@mekong/ui/Tag';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { Banknote, Flag, IdCard, Pause, Users } from 'lucide';
import { useLabel } from '../../parts/labels.ts';
import { flagLabels } from '../../parts/withdrawal-labels.ts';

interface Mark extends Pick<TagProps, 'tone' | 'icon'> {
  /** In a word, for the tag. */
  readonly word: string;
  /** In full. */
  readonly name: string;
}

/** What matters most about a withdrawal in a word, and how much else there is; all of it is read aloud. */
export function QueueMarks({ row }: { readonly row: WithdrawalRow }) {
  const { t } = useLingui();
  const marks = useMarks()(row);
  const [first, ...others] = marks;
  if (!first) return null;
  return (
    <>
      <Tag tone={first.tone} icon={first.icon}>
        <span aria-hidden>{first.word}</span>
        <VisuallyHidden>{marks.map(({ name }) => name).join(', ')}</VisuallyHidden>
      </Tag>
      {others.length > 0 && (
        <span aria-hidden title={others.map(({ name }) => name).join(', ')}>
          <Tag>{t({ message: `+${others.length}`, comment: 'So many other marks on a withdrawal' })}</Tag>
        </span>
      )}
    </>
  );
}

/** Marks by their weight: what keeps it from being decided, who is asked, then what speaks for a closer look. */
function useMarks(): (row: WithdrawalRow) => readonly Mark[] {
  const { t } = useLingui();
  const label = useLabel();
  return ({ hold, approvedFirstBy, flags }) => {
    const risk = {
      word: t({
        message: 'Risk',
        context: 'withdrawal',
        comment: 'Mark on a withdrawal: something speaks for a closer look',
      }),
      tone: 'negative',
      icon: Flag,
    } as const;
    const known: Readonly<Record<string, Omit<Mark, 'name'> | undefined>> = {
      SAME_PERSON: risk,
      OTHER_NAME: risk,
      NO_IDENTITY: risk,
      FAST_IN_OUT: risk,
      NEW_ACCOUNT: {
        word: t({
          message: 'New',
          context: 'withdrawal',
          comment: 'Mark on a withdrawal: nothing was paid to this account before',
        }),
        tone: 'info',
        icon: IdCard,
      },
      LARGE: {
        word: t({
          message: 'Large',
          context: 'withdrawal',
          comment: 'Mark on a withdrawal: above the limit of review',
        }),
        icon: Banknote,
      },
    };
    const order = ['NO_IDENTITY', 'OTHER_NAME', 'SAME_PERSON', 'FAST_IN_OUT', 'NEW_ACCOUNT', 'LARGE'];
    const place = (flag: string) => (order.includes(flag) ? order.indexOf(flag) : order.length);
    return [
      ...(hold
        ? [
            {
              word: t({ message: 'Held', context: 'withdrawal', comment: 'What operators have put on hold' }),
              name: t`On hold by ${hold.by}`,
              tone: 'live' as const,
              icon: Pause,
            },
          ]
        : []),
      ...(approvedFirstBy === undefined
        ? []
        : [
            {
              word: t({
                message: 'Second',
                context: 'withdrawal',
                comment: 'Mark on a withdrawal: it waits for a second operator',
              }),
              name: t`Approved first by ${approvedFirstBy}`,
              tone: 'accent' as const,
              icon: Users,
            },
          ]),
      ...[...flags]
        .sort((one, other) => place(one) - place(other))
        .map((flag) => ({ ...(known[flag] ?? risk), name: label(flagLabels, flag) })),
    ];
  };
}
