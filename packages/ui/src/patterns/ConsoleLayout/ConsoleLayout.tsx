import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useKeptFocus } from '../../internal/use-kept-focus.ts';
import { skip } from '../AppLayout/AppLayout.css.ts';
import { SideMenu, type SideMenuGroup } from '../SideMenu/SideMenu.tsx';
import * as css from './ConsoleLayout.css.ts';

/** Props of {@link ConsoleLayout}. */
export interface ConsoleLayoutProps {
  /** Name of the tool: "Mekong console". */
  readonly name: string;
  /** One line below it: the merchant and its currency. */
  readonly note?: string | undefined;
  /** The mark beside the name: an inline SVG of 34 px. */
  readonly mark: ReactNode;
  /** Pages in groups; what waits on each as a badge. */
  readonly groups: readonly SideMenuGroup[];
  /** In the bar above the page, at its start: where one is, the mark of a demo. */
  readonly barStart?: ReactNode;
  /** In the bar above the page, at its end: theme, language, the operator. */
  readonly barEnd?: ReactNode;
  /** The page: blocks under each other. */
  readonly children: ReactNode;
}

/**
 * The frame of a work tool: pages in a column of their own from the top of the window, a bar above the page. Below 1024 px
 * the column is a sheet behind a button.
 */
export function ConsoleLayout({ name, note, mark, groups, barStart, barEnd, children }: ConsoleLayoutProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const brand = (
    <div className={css.brand}>
      <span className={css.mark}>{mark}</span>
      <span className={css.names}>
        <span className={css.name}>{name}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </div>
  );
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className={css.root}>
      <a className={skip} href="#content">
        {t`Skip to content`}
      </a>
      <div className={css.side}>
        <SideMenu id="side-menu" mode="column" isFromTop groups={groups} lead={brand} onClose={close} />
      </div>
      {isOpen && <SideMenu id="side-menu-sheet" mode="sheet" groups={groups} lead={brand} onClose={close} />}
      <div className={css.page}>
        <header className={css.bar}>
          <span className={css.toggle}>
            <IconButton
              icon={Menu}
              label={t`Side menu`}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              ref={toggle}
            />
          </span>
          <div className={css.start}>{barStart}</div>
          <div className={css.end}>{barEnd}</div>
        </header>
        <main className={css.main} id="content" tabIndex={-1} ref={main}>
          {children}
        </main>
      </div>
    </div>
  );
}
