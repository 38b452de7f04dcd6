import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './SideMenu.css.ts';

interface SideMenuItemBase {
  readonly key: string;
  readonly label: string;
  readonly glyph: IconGlyph;
  /** Something waits there: how much, and what it is in words. */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
}

/** An item leads to a place, or does something. */
export type SideMenuItem = SideMenuItemBase &
  (
    | { readonly href: string; readonly isCurrent?: boolean | undefined; readonly isExternal?: boolean | undefined }
    | { readonly onSelect: () => void }
  );

/** Items under one title. */
export interface SideMenuGroup {
  readonly key: string;
  readonly title?: string | undefined;
  readonly items: readonly SideMenuItem[];
}

/** Props of {@link SideMenu}. */
export interface SideMenuProps {
  /** Id of the menu, for the button that opens it. */
  readonly id: string;
  /** `column` stands beside the page, `sheet` lies over it and holds the focus. */
  readonly mode: 'column' | 'sheet';
  /**
   * The column begins at the top of the window, in a frame whose bar lies beside it.
   * @default false
   */
  readonly isFromTop?: boolean | undefined;
  /** The links by their group. */
  readonly groups: readonly SideMenuGroup[];
  /** The main action, above the groups: a deposit button. */
  readonly lead?: ReactNode;
  /** Below the groups: language, theme, sign out (see SideMenuLanguage). */
  readonly end?: ReactNode;
  /** Asks to close the sheet: Escape, a press beside it, its close button, or an item that was taken. */
  readonly onClose: () => void;
}

function Entry({ item }: { readonly item: SideMenuItem }) {
  const Anchor = useLinkComponent();
  const content = (
    <>
      <Icon glyph={item.glyph} />
      <span className={css.label}>{item.label}</span>
      {item.badge && <Badge count={item.badge.count} label={item.badge.label} />}
    </>
  );
  if ('onSelect' in item)
    return (
      <button type="button" className={css.item} onClick={item.onSelect}>
        {content}
      </button>
    );
  const outside = item.isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <Anchor href={item.href} className={css.item} aria-current={item.isCurrent ? 'page' : undefined} {...outside}>
      {content}
    </Anchor>
  );
}

/** Everything that the header has no room for, in groups. */
export function SideMenu({ id, mode, isFromTop = false, groups, lead, end, onClose }: SideMenuProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSheet = mode === 'sheet';

  useEffect(() => {
    const element = dialog.current;
    if (isSheet && element && !element.open) element.showModal();
    return () => element?.close();
  }, [isSheet]);

  const body = (
    <nav className={css.body} aria-label={t`Side menu`}>
      {isSheet && (
        <div className={css.top}>
          <strong className={css.sheetTitle} aria-hidden>{t`Menu`}</strong>
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </div>
      )}
      {lead}
      {groups.map(({ key, title, items }) => (
        <div key={key}>
          {title && (
            <h2 className={css.title} id={`${id}-${key}`}>
              {title}
            </h2>
          )}
          <ul className={css.list} aria-labelledby={title ? `${id}-${key}` : undefined}>
            {items.map((item) => (
              <li key={item.key}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {end}
    </nav>
  );

  if (!isSheet)
    return (
      <aside className={isFromTop ? css.columnFromTop : css.column} id={id}>
        {body}
      </aside>
    );

  /** Closes on a press beside the sheet and once a link was followed. */
  const closeOnPress = ({ target }: MouseEvent): void => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, which the dialog reports as cancel
    <dialog
      ref={dialog}
      id={id}
      className={css.sheet}
      aria-label={t`Side menu`}
      onClick={closeOnPress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {body}
    </dialog>
  );
}
