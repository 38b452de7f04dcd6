import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useState } from 'react';
import type { RecordPages } from './RecordTablePages.tsx';

/** What is known of the list. */
interface Known {
  /** Rows in sight; undefined until they are known. */
  readonly count: number | undefined;
  readonly isLoading: boolean;
  readonly pages: RecordPages | undefined;
}

/** What is read out of the list now: how many rows there are, each time that other ones have come. */
export function useRecordTableNews({ count, isLoading, pages }: Known): string {
  const { t } = useLingui();
  const { code } = useLanguage();
  const total = pages ? pages.total : count;
  return useNews(isLoading || total === undefined || count === undefined ? undefined : say(total, count));

  function say(total: number, count: number): string {
    if (total === 0) return t({ message: 'No entries', comment: 'Read out when a filter of a list finds nothing' });
    if (!pages)
      return t({
        message: `${plural(count, { one: '# entry shown', other: '# entries shown' })}`,
        comment: 'Read out when older entries were added to a list',
      });
    if (count === 0) return t`This page is empty`;
    const first = (pages.page - 1) * pages.pageSize + 1;
    const [from, to, all] = [first, first + count - 1, total].map((value) => formatNumber(value, code));
    return t({ message: `${from}–${to} of ${all}`, comment: 'Rows shown and rows in all: 1–7 of 214' });
  }
}

/** The first text of a list is not news: a page that opens has enough to say. Each one after it is. */
function useNews(text: string | undefined): string {
  const [first, setFirst] = useState<string>();
  const [isNews, setNews] = useState(false);
  if (!isNews) {
    if (first === undefined) {
      if (text !== undefined) setFirst(text);
    } else if (text !== first) setNews(true);
  }
  return isNews ? (text ?? '') : '';
}
