import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { QuickSearch, type QuickSearchResult } from '@mekong/ui/patterns/QuickSearch';
import { StateView } from '@mekong/ui/StateView';
import { useRouter } from '@tanstack/react-router';
import { Keyboard } from 'lucide';
import { useCallback, useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { draftOf } from '../../state/drafts.ts';
import { type ModalProps, useModal } from '../../state/modal.ts';
import { useReloadDraft } from '../../state/use-draft.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import { forgetKey, useResultGroups } from './use-result-groups.ts';
import { useSearch } from './use-search.ts';

/**
 * Finds games, vendors and pages from anywhere. A result goes the way of every link: a game asks a visitor to log in
 * first, and comes back to it.
 */
export function SearchModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { open } = useModal();
  const [text, setText] = useState(() => {
    const { text: kept } = draftOf('search');
    return typeof kept === 'string' ? kept : '';
  });
  useReloadDraft(
    'search',
    useCallback(() => ({ text }), [text]),
  );
  const [recent, setRecent] = useState(recentSearches);
  const { words, answer, isStale, error, isRetrying, retry } = useSearch(text);
  const { groups, isNothing } = useResultGroups({ words, answer, hasFailed: Boolean(error), recent });

  const choose = useCallback(
    ({ key, label, href }: QuickSearchResult): void => {
      if (key === forgetKey) {
        forgetSearches();
        setRecent([]);
      } else if (href === undefined) setText(label);
      else {
        if (words !== undefined) keepSearch(words);
        // in place of the window: back leads to the page that was searched from
        void router.navigate({ href, replace: true });
      }
    },
    [router, words],
  );

  return (
    <QuickSearch
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      text={text}
      onTextChange={setText}
      groups={groups}
      isStale={isStale}
      onChoose={choose}
      notice={
        error ? (
          <Failure error={error} onRetry={retry} isRetrying={isRetrying} />
        ) : (
          isNothing && (
            <StateView
              kind="empty"
              title={t`Nothing found for “${words ?? ''}”`}
              description={t`Check the spelling, or try a shorter word. These games are played most.`}
            />
          )
        )
      }
      footer={
        matchMedia('(hover: hover)').matches && (
          <Button variant="ghost" icon={Keyboard} onClick={() => open('keys')}>
            <Trans>Keyboard shortcuts</Trans>
          </Button>
        )
      }
    />
  );
}
