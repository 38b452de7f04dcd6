import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './MemberCentre.css.ts';
import type { MemberCentreItem } from './MemberCentre.tsx';

/** Props of {@link MemberCentreMenu}. */
export interface MemberCentreMenuProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly items: readonly MemberCentreItem[];
  /**
   * Stands in a sheet, whose edges it keeps away from.
   * @default false
   */
  readonly isInSheet?: boolean | undefined;
  /** Called when an entry was pressed. */
  readonly onFollow?: (() => void) | undefined;
}

/** Pages of a `MemberCentre` in their order. */
export function MemberCentreMenu({ label, items, isInSheet = false, onFollow }: MemberCentreMenuProps) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label} className={isInSheet ? undefined : css.column}>
      <ul className={cx(css.list, isInSheet && css.sheetList)}>
        {items.map(({ key, label: words, glyph, href, isCurrent, badge }) => (
          <li key={key}>
            <Anchor href={href} className={css.item} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
              <Icon glyph={glyph} />
              <span className={css.label}>{words}</span>
              {badge && <Badge count={badge.count} label={badge.label} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
