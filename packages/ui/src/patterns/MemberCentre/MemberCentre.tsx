import { type ReactNode, useEffect, useRef } from 'react';
import type { IconGlyph } from '../../components/Icon/Icon.tsx';
import { keepsEscape } from '../../internal/keeps-escape.ts';
import * as css from './MemberCentre.css.ts';
import { MemberCentreSide } from './MemberCentreSide.tsx';

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

/** Escape leaves unless something open takes the key for itself, or what has the focus. */
function useLeaveOnEscape(onClose: () => void): void {
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || keepsEscape(event.target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'))
        return;
      leave.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Where members look after their account, as a page: who they are, the menu of pages, and one page. Below 1024 px the menu
 * is behind a button that says how much waits in it. Opened over another page it is a `MemberCentreDialog`.
 */
export function MemberCentre({ children, ...side }: MemberCentreProps) {
  useLeaveOnEscape(side.onClose);
  return (
    <div className={css.root}>
      <MemberCentreSide {...side} />
      <main className={css.page} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
