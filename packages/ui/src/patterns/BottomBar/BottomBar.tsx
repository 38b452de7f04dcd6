import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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
  /**
   * The one that matters most, in the middle: a raised disc.
   * @default false
   */
  readonly isMain?: boolean | undefined;
  /** On the corner of the glyph: an `AppHeaderMark` that counts what waits there. */
  readonly mark?: ReactNode;
  /** What a press does in place of following the link; the link stays for pages without script. */
  readonly onPress?: (() => void) | undefined;
}

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  /** Up to five: Home, Games, Play, Wallet, Me. */
  readonly items: readonly BottomBarItem[];
}

/** The main places of the site within reach of a thumb; on small screens only. */
export function BottomBar({ items }: BottomBarProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <nav className={css.bar} data-thumb aria-label={t`Main menu`}>
      <ul className={css.list}>
        {items.map(({ key, label, href, glyph, isCurrent, isMain, mark, onPress }) => (
          <li key={key}>
            <Anchor
              href={href}
              className={css.item}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={
                onPress &&
                ((event) => {
                  event.preventDefault();
                  onPress();
                })
              }
            >
              <span className={isMain ? css.main : undefined}>
                <Icon glyph={glyph} />
                {mark}
              </span>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
