import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import type { ReactNode } from 'react';
import { Header } from './Header.tsx';

const header = <Header />;

/** The header alone: pages of lotteries have no side menu and no footer (S2-015, S2-016, S2-039). */
export function HeaderShell({ children }: { readonly children: ReactNode }) {
  return <AppLayout header={header}>{children}</AppLayout>;
}
