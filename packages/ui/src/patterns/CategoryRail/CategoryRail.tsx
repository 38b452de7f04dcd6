import { Plural, useLingui } from '@lingui/react/macro';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './CategoryRail.css.ts';

/** One tile of the rail. */
export interface CategoryTile {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly glyph: IconGlyph;
  /** How many games stand behind it. */
  readonly games: number;
}

/** Props of {@link CategoryRail}. */
export interface CategoryRailProps {
  /** The tiles in their order; undefined while they are loading. */
  readonly categories: readonly CategoryTile[] | undefined;
}

const ghosts = 8;

/** Four tiles to a line on a small screen, or three where that fills the last line better. */
const perLineOf = (count: number): 3 | 4 => (count % 4 === 0 || count % 4 === 3 || count % 3 === 1 ? 4 : 3);

/** The game families of the site as tiles, each the way into its lobby. */
export function CategoryRail({ categories }: CategoryRailProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const count = categories?.length ?? ghosts;
  return (
    <nav className={css.root} aria-label={t`Game categories`}>
      <ul
        className={cx(css.list, css.perLine[perLineOf(count)], css.oneLine[count > 7 ? 'more' : 'seven'])}
        aria-busy={!categories}
      >
        {categories
          ? categories.map(({ key, label, href, glyph, games }) => (
              <li key={key} className={css.item}>
                <Anchor href={href} className={css.tile}>
                  <span className={css.icon}>
                    <Icon glyph={glyph} size="lg" />
                  </span>
                  {label}
                  <span className={css.count}>
                    <Plural value={games} one="# game" other="# games" />
                  </span>
                </Anchor>
              </li>
            ))
          : Array.from({ length: ghosts }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ghosts have nothing else to be told apart by
              <li key={index} className={css.ghost}>
                <Skeleton shape="fill" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
