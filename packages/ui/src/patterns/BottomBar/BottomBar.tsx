import { useLingui } from '@lingui/react/macro';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './BottomBar.css.ts';

/** One place of the bar. */
export interface BottomBarItem {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly glyph: IconGlyph;
  /** @default false */
  readonly isCurrent?: boolean | undefined;
}

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  /** Up to five: Home, Games, Promotions, Wallet, Me. */
  readonly items: readonly BottomBarItem[];
}

/** The main places of the site within reach of a thumb; on small screens only. */
export function BottomBar({ items }: BottomBarProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <nav className={css.bar} aria-label={t`Main menu`}>
      <ul className={css.list}>
        {items.map(({ key, label, href, glyph, isCurrent }) => (
          <li key={key}>
            <Anchor href={href} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
              <Icon glyph={glyph} />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
