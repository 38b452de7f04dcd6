import { useLingui } from '@lingui/react/macro';
import type { Operator } from '@mekong/api-client/admin/types';
import { BrandMark } from '@mekong/ui/BrandMark';
import { ConsoleLayout } from '@mekong/ui/patterns/ConsoleLayout';
import { Tag } from '@mekong/ui/Tag';
import { Outlet, useLocation } from '@tanstack/react-router';
import { LockOpen } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { pages } from '../pages/pages.ts';
import { usePageTitle } from '../parts/use-page-title.ts';
import { OperatorMenu } from './OperatorMenu.tsx';
import { pageAt, useMenu } from './use-menu.ts';
import { useSessionEnd } from './use-session-end.ts';

// shown to those who leave their desk: its code comes then
const SessionEnding = lazy(() =>
  import('./SessionEnding.tsx').then(({ SessionEnding: Question }) => ({ default: Question })),
);

const ConsoleSearch = lazy(() =>
  import('./ConsoleSearch.tsx').then(({ ConsoleSearch: Window }) => ({ default: Window })),
);

const ForOtherRoles = lazy(() => import('./NotFound.tsx').then(({ ForOtherRoles: Screen }) => ({ default: Screen })));

/** The frame of every page: menu, and the bar with who works where. */
export function Frame({ operator }: { readonly operator: Operator }) {
  const { t } = useLingui();
  const groups = useMenu(operator);
  const { isEnding, stay } = useSessionEnd();
  const [isSearching, setSearching] = useState(false);
  const { siteName } = operator;
  const page = pageAt(pages, useLocation().pathname);
  usePageTitle(page?.title, siteName);
  return (
    <ConsoleLayout
      name={t({
        message: `${siteName} console`,
        comment: 'Name of the tool above its menu: {siteName} is that of the site',
      })}
      mark={<BrandMark />}
      groups={groups}
      barStart={
        operator.isOpen && (
          <Tag tone="accent" icon={LockOpen}>
            {t({
              message: 'No password',
              comment: 'Mark in the bar of a demo on this machine: it opens without a log-in, and allows everything',
            })}
          </Tag>
        )
      }
      search={{
        label: t({ message: 'Search members and pages', comment: 'Field in the bar of the console' }),
        onOpen: () => setSearching(true),
      }}
      barEnd={<OperatorMenu operator={operator} />}
    >
      {page && !operator.operations.includes(page.needs) ? (
        <Suspense>
          <ForOtherRoles />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <Suspense>{isSearching && <ConsoleSearch operator={operator} onClose={() => setSearching(false)} />}</Suspense>
      <Suspense>{isEnding && <SessionEnding onStay={stay} />}</Suspense>
    </ConsoleLayout>
  );
}
