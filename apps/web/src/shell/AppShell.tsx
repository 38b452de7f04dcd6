import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import type { ReactNode } from 'react';
import { menuId } from '../state/server-rendered.ts';
import { FloatingContacts } from './FloatingContacts.tsx';
import { Footer, Header, Menu, ThumbBar } from './late-shell.ts';
import { closeMenu, useMenuState } from './menu-state.ts';

// the same elements on every render: opening the side menu renders nothing but the menu and its button
const header = <Header />;
const footer = <Footer />;
const thumbBar = <ThumbBar />;

/** Header, side menu, footer and the bar at the thumb, around every page but the game's. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const { isDesktop, isOpen } = useMenuState();
  return (
    <>
      <AppLayout
        header={header}
        menu={isOpen && <Menu id={menuId} mode={isDesktop ? 'column' : 'sheet'} onClose={closeMenu} />}
        footer={footer}
        thumbBar={thumbBar}
      >
        {children}
      </AppLayout>
      <FloatingContacts />
    </>
  );
}
