import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { FloatingContacts } from './FloatingContacts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import { ThumbBar } from './ThumbBar.tsx';

const menuId = 'side-menu';
const desktop = '(min-width: 1024px)';

/** Follows the width of the screen; a server renders the desktop. */
function useIsDesktop(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(desktop);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(desktop).matches,
    () => true,
  );
}

// the same elements on every render: opening the side menu renders nothing but the menu and its button
const footer = <Footer />;
const thumbBar = <ThumbBar />;

/** Header, side menu, footer and the bar at the thumb, around every page but the game's. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const isDesktop = useIsDesktop();
  // open beside the page on a desktop, closed over it on small screens, until the visitor says otherwise
  const [choice, setChoice] = useState<{ isDesktop: boolean; isOpen: boolean }>();
  const isOpen = choice?.isDesktop === isDesktop ? choice.isOpen : isDesktop;
  const toggle = useRef<HTMLButtonElement>(null);
  const setOpen = useCallback((open: boolean) => setChoice({ isDesktop, isOpen: open }), [isDesktop]);
  const close = useCallback(() => {
    setOpen(false);
    toggle.current?.focus();
  }, [setOpen]);
  return (
    <>
      <AppLayout
        header={<Header isMenuOpen={isOpen} menuId={menuId} onToggleMenu={() => setOpen(!isOpen)} toggleRef={toggle} />}
        menu={isOpen && <Menu id={menuId} mode={isDesktop ? 'column' : 'sheet'} onClose={close} />}
        footer={footer}
        thumbBar={thumbBar}
      >
        {children}
      </AppLayout>
      <FloatingContacts />
    </>
  );
}
