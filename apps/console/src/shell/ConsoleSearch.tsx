import { useLingui } from '@lingui/react/macro';
import type { Operator } from '@mekong/api-client/admin/types';
import { QuickSearch, type QuickSearchResult } from '@mekong/ui/patterns/QuickSearch';
import { StateView } from '@mekong/ui/StateView';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { useConsoleSearch } from './use-console-search.ts';

interface ConsoleSearchProps {
  readonly operator: Operator;
  readonly onClose: () => void;
}

/** Finds members, orders, providers and pages from every page of the console. */
export function ConsoleSearch({ operator, onClose }: ConsoleSearchProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [text, setText] = useState('');
  const { groups, isStale, error, retry } = useConsoleSearch(text, operator);
  const choose = ({ href }: QuickSearchResult): void => {
    onClose();
    // whoever came by keys goes on in the page, not at what was left
    if (href) void router.navigate({ href }).then(() => document.getElementById('content')?.focus());
  };
  const words = text.trim();
  return (
    <QuickSearch
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      searchLabel={t`Search members, orders, providers and pages`}
      text={text}
      onTextChange={setText}
      groups={groups}
      isStale={isStale}
      onChoose={choose}
      notice={
        error ? (
          <Failure error={error} onRetry={retry} />
        ) : (
          words !== '' &&
          !isStale &&
          groups.length === 0 && (
            <StateView
              kind="empty"
              title={t`Nothing found for “${words}”`}
              description={t`Check the spelling. A mobile number is found with its country code, an order by its whole number.`}
            />
          )
        )
      }
    />
  );
}
