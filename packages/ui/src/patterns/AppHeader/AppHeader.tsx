import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './AppHeader.css.ts';
import { AppHeaderNav, type HeaderItem } from './AppHeaderNav.tsx';

export type { HeaderItem } from './AppHeaderNav.tsx';

/** Props of {@link AppHeader}. */
export interface AppHeaderProps {
  /** Name of the site, beside its mark. */
  readonly brand: string;
  /** The mark of the site: an image or inline SVG of 34 px. */
  readonly mark: ReactNode;
  /** Main navigation in its order; undefined while it is loading. Keep the array stable: it is measured anew otherwise. */
  readonly items: readonly HeaderItem[] | undefined;
  /**
   * Whether the side menu is open.
   * @default false
   */
  readonly isMenuOpen?: boolean | undefined;
  /** Id of the side menu, which the toggle controls while it is open: a closed one is not in the page. */
  readonly menuId?: string | undefined;
  /** Without it the page has no side menu, and the header no toggle. */
  readonly onToggleMenu?: (() => void) | undefined;
  /** Stands before the end; below 390 px it is left to the hub of games where the end is an AppHeaderVisitor. */
  readonly search?: ReactNode;
  /** What stands at the end: an AppHeaderVisitor or an AppHeaderMember. */
  readonly end: ReactNode;
  /** Stands before the end where there is room; the side menu has it too. For the app download. */
  readonly extra?: ReactNode;
  /** The toggle, so that focus can return to it from the side menu. */
  readonly toggleRef?: Ref<HTMLButtonElement> | undefined;
}

/** Top of every page: the way home, the side menu, the game families, and the visitor's account. */
export function AppHeader({
  brand,
  mark,
  items,
  isMenuOpen = false,
  menuId,
  onToggleMenu,
  search,
  end,
  extra,
  toggleRef,
}: AppHeaderProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <header className={css.bar}>
      {onToggleMenu && (
        <IconButton
          icon={Menu}
          label={t`Side menu`}
          onClick={onToggleMenu}
          aria-expanded={isMenuOpen}
          aria-controls={isMenuOpen ? menuId : undefined}
          ref={toggleRef}
        />
      )}
      <Anchor href="/" className={css.brand} aria-label={t`${brand}, home`}>
        <span className={css.brandMark}>{mark}</span>
        <span className={css.brandName} translate="no">
          {brand}
        </span>
      </Anchor>
      <nav className={css.nav} aria-label={t`Top menu`}>
        {items && <AppHeaderNav items={items} />}
      </nav>
      <div className={css.end}>
        {extra && <span className={css.extra}>{extra}</span>}
        {search && <span className={css.search}>{search}</span>}
        {end}
      </div>
    </header>
  );
}
