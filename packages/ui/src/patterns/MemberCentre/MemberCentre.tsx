import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as css from './MemberCentre.css.ts';
import { MemberCentreMenu } from './MemberCentreMenu.tsx';

/** One page of the centre. */
export interface MemberCentreItem {
  readonly key: string;
  readonly label: string;
  readonly glyph: IconGlyph;
  readonly href: string;
  /** @default false */
  readonly isCurrent?: boolean | undefined;
  /** Something waits there: how much, and what it is in words. */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
}

/** Props of {@link MemberCentre}. */
export interface MemberCentreProps {
  /** Name of the centre. @default 'Member centre' in the language of the page */
  readonly label?: string | undefined;
  /** Name of the member. */
  readonly name: string;
  /** Picture of the member; the initials stand in for none. */
  readonly avatar?: string | undefined;
  /** Rank in the club, when there is one: "VIP 3". */
  readonly rank?: string | undefined;
  /** Pages in their order. */
  readonly items: readonly MemberCentreItem[];
  /** The page that is open. */
  readonly children: ReactNode;
  /** Leaves the centre: its close button, or Escape while nothing else is open. Give the focus back there. */
  readonly onClose: () => void;
}

/** Escape leaves unless something open takes the key for itself, or a field that clears by it. */
function useLeaveOnEscape(onClose: () => void): void {
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'))
        return;
      leave.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Where members look after their account: who they are, the menu of pages, and one page. Below 1024 px the menu is behind
 * a button that says how much waits in it.
 */
export function MemberCentre({ label, name, avatar, rank, items, children, onClose }: MemberCentreProps) {
  const { t } = useLingui();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useLeaveOnEscape(onClose);
  const waiting = items.flatMap(({ badge }) => (badge && badge.count > 0 ? [badge] : []));

  return (
    <div className={css.root}>
      <aside className={css.side}>
        <div className={css.who}>
          <Avatar name={name} src={avatar} />
          <span className={css.names}>
            <bdi className={css.name}>{name}</bdi>
            {rank && <span className={css.rank}>{rank}</span>}
          </span>
          <button type="button" className={css.opener} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            {t`Menu`}
            <Badge
              count={waiting.reduce((sum, { count }) => sum + count, 0)}
              label={waiting.map(({ label }) => label).join(', ')}
            />
            <Icon glyph={ChevronDown} />
          </button>
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </div>
        <MemberCentreMenu label={label ?? t`Member centre`} items={items} />
      </aside>
      <Dialog open={isMenuOpen} onOpenChange={setMenuOpen} title={label ?? t`Member centre`} size="sm" isFlush>
        <MemberCentreMenu
          label={label ?? t`Pages of the member centre`}
          items={items}
          isInSheet
          onFollow={() => setMenuOpen(false)}
        />
      </Dialog>
      <main className={css.page} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
