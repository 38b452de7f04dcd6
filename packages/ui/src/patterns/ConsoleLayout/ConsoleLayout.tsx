import { useLingui } from '@lingui/react/macro';
import { Menu, Search } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
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
  /** A search of everything: a button in the bar, and Ctrl K (⌘ K on Apple's keyboards) from anywhere. */
  readonly search?: { readonly label: string; readonly onOpen: () => void } | undefined;
  /** In the bar above the page, at its end: theme, language, the operator. */
  readonly barEnd?: ReactNode;
  /** The page: blocks under each other. */
  readonly children: ReactNode;
}

/** Whether this is one of Apple's keyboards. */
const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Ctrl K or ⌘ K, on a keyboard of another script by the place of the key. */
function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || ctrlKey === metaKey || metaKey !== isApple()) return false;
  return key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK');
}

/**
 * The frame of a work tool: pages in a column of their own from the top of the window, a bar above the page. Below 1024 px
 * the column is a sheet behind a button.
 */
export function ConsoleLayout({ name, note, mark, groups, barStart, search, barEnd, children }: ConsoleLayoutProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // a dialog is finished first: what was typed there would lie below another one
    if (!search || !isSearchKey(event) || document.querySelector('dialog[open], [role=dialog], [role=alertdialog]'))
      return;
    event.preventDefault();
    search.onOpen();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
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
          {search && (
            <button
              type="button"
              className={css.search}
              aria-haspopup="dialog"
              aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
              onClick={search.onOpen}
            >
              <Icon glyph={Search} />
              <span className={css.searchWords}>{search.label}</span>
              <kbd className={css.searchKeys} dir="ltr" aria-hidden>
                {isApple() ? '⌘ K' : 'Ctrl K'}
              </kbd>
            </button>
          )}
          <div className={css.end}>{barEnd}</div>
        </header>
        <main className={css.main} id="content" tabIndex={-1} ref={main}>
          {children}
        </main>
      </div>
    </div>
  );
}
