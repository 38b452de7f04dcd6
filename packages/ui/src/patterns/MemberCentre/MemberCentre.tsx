import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './MemberCentre.css.ts';

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
  /** Name of the member. */
  readonly name: string;
  /** Rank in the club, when there is one. */
  readonly rank?: string | undefined;
  /** Pages in their order (S2-083 to S2-096). */
  readonly items: readonly MemberCentreItem[];
  /** The page that is open. */
  readonly children: ReactNode;
  /** Leaves the centre: its close button, or Escape while nothing else is open (S2-097). */
  readonly onClose: () => void;
}

/** Where members look after their account: who they are, the menu of pages, and one page. */
export function MemberCentre({ name, rank, items, children, onClose }: MemberCentreProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();

  useEffect(() => {
    const leaveOnEscape = (event: KeyboardEvent): void => {
      // an open dialog, menu or list takes the key for itself, and so does a field that clears by it
      const isTaken =
        event.defaultPrevented ||
        document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
      if (event.key === 'Escape' && !isTaken && !(event.target instanceof HTMLInputElement)) onClose();
    };
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, [onClose]);

  return (
    <div className={css.root}>
      <aside className={css.side}>
        <div className={css.who}>
          <Avatar name={name} />
          <span className={css.names}>
            <bdi className={css.name}>{name}</bdi>
            {rank && <span className={css.rank}>{rank}</span>}
          </span>
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </div>
        <nav aria-label={t`Member centre`}>
          <ul className={css.list}>
            {items.map(({ key, label, glyph, href, isCurrent, badge }) => (
              <li key={key}>
                <Anchor href={href} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon glyph={glyph} />
                  <span className={css.label}>{label}</span>
                  {badge && <Badge count={badge.count} label={badge.label} />}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <main className={css.page} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
