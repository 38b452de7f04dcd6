import { useLingui } from '@lingui/react/macro';
import { fieldErrorText } from '@mekong/i18n/errors/fields';
import type { TagProps } from '@mekong/ui/Tag';
import { Check, CircleCheck, CircleDashed, CircleX } from 'lucide';
import type { RowFault } from './read-accounts.ts';
import type { AccountRow } from './use-account-file.ts';

const refused = { tone: 'negative', icon: CircleX } as const;

/** How a row of a file stands, in the reader's words. */
export function useRowState(): (row: AccountRow) => {
  readonly text: string;
  readonly tone: TagProps['tone'];
  readonly icon: TagProps['icon'];
} {
  const { t, i18n } = useLingui();
  const faults: Readonly<Record<RowFault, string>> = {
    name: t`A username of up to 64 characters is needed`,
    kind: t`The type is neither member nor agent`,
    remark: t`The remark is longer than 200 characters`,
    twice: t`This username is in the file twice`,
    hidden: t`This row holds characters that do not show. Type it again`,
    over: t`A file holds 100 accounts. Put this one into another file`,
  };
  return ({ fault, answer }) => {
    if (fault) return { text: faults[fault], ...refused };
    if (answer?.state === 'MADE')
      return {
        text: t({ message: 'Added', comment: 'State of a row of a file: the account was made' }),
        tone: 'positive',
        icon: CircleCheck,
      };
    if (answer?.state === 'REFUSED')
      return { text: (answer.faults ?? []).map((one) => fieldErrorText(i18n, one)).join(' '), ...refused };
    if (answer)
      return {
        text: t({ message: 'Ready', context: 'account', comment: 'The account can be made' }),
        tone: 'info',
        icon: Check,
      };
    return {
      text: t({ message: 'Not checked yet', comment: 'State of a row of a file' }),
      tone: 'neutral',
      icon: CircleDashed,
    };
  };
}
