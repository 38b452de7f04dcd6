import { Trans, useLingui } from '@lingui/react/macro';
import { Ban } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { OpenedNumbers } from '../OpenedNumbers/OpenedNumbers.tsx';
import { openedInShort } from '../OpenedNumbers/opened-result.ts';
import * as css from './DrawHistory.css.ts';
import type { DrawHistoryRow } from './DrawHistory.tsx';

/** Numbers of a past draw in a line; the other prizes of a board are behind a button. */
export function DrawHistoryNumbers({ row: { drawNo, result, isLate } }: { readonly row: DrawHistoryRow }) {
  const { t } = useLingui();
  const label = t({ message: `Numbers of draw ${drawNo}`, comment: 'Name of a list of lottery numbers' });
  if (!result)
    return (
      <Tag tone="negative" icon={Ban}>
        <Trans comment="Short mark on a lottery: the draw does not take place, stakes are given back">
          Draw called off
        </Trans>
      </Tag>
    );
  const short = openedInShort(result);
  return (
    <div className={css.cell}>
      <OpenedNumbers size="sm" result={short.result} label={short.prize ? `${label}, ${short.prize}` : label} />
      {short.prize && (
        <Popover
          label={label}
          trigger={
            <Button size="sm" variant="ghost">
              <Trans>All prizes</Trans>
            </Button>
          }
        >
          <OpenedNumbers size="sm" result={result} label={label} />
        </Popover>
      )}
      {isLate && (
        <Tag>
          <Trans comment="Mark on a past lottery draw: its numbers were drawn well after their time">Drawn late</Trans>
        </Tag>
      )}
    </div>
  );
}
