import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './AppLayout.css.ts';

/** Props of {@link AppLayout}. */
export interface AppLayoutProps {
  /** Stays at the upper edge: an `AppHeader`. */
  readonly header: ReactNode;
  /** The side menu: a column, which is left out on screens below 1024 px, or a sheet over the page; nothing when closed. */
  readonly menu?: ReactNode;
  /** The page itself: blocks under each other. */
  readonly children: ReactNode;
  /** Below the content: an `AppFooter`. */
  readonly footer?: ReactNode;
  /** The bar at the thumb; its room is kept free on small screens. */
  readonly thumbBar?: ReactNode;
}

/** The frame of every page: header, side menu, content with its landmark, footer, and a way past the navigation. */
export function AppLayout({ header, menu, children, footer, thumbBar }: AppLayoutProps) {
  const { t } = useLingui();
  return (
    <div className={css.root}>
      <a className={css.skip} href="#content">
        {t`Skip to content`}
      </a>
      {header}
      <div className={css.body}>
        {menu}
        <div className={css.page}>
          <main className={css.main} id="content" tabIndex={-1}>
            {children}
          </main>
          {footer}
          {thumbBar && <div className={css.thumbRoom} />}
        </div>
      </div>
      {thumbBar}
    </div>
  );
}
