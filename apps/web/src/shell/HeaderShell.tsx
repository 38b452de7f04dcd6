import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import type { ReactNode } from 'react';
import { PlainHeader, ThumbBar } from './late-shell.ts';

const header = <PlainHeader />;
const thumbBar = <ThumbBar />;

/**
 * The header without side menu and footer: pages of lotteries. On small screens the header has no
 * places of its own, so the bar at the bottom leads on.
 */
export function HeaderShell({ children }: { readonly children: ReactNode }) {
  return (
    <AppLayout header={header} thumbBar={thumbBar}>
      {children}
    </AppLayout>
  );
}
