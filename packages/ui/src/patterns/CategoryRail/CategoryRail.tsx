import { Plural, useLingui } from '@lingui/react/macro';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './CategoryRail.css.ts';

/** One tile of the rail. */
export interface CategoryTile {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly glyph: IconGlyph;
  /** How many games stand behind it; a place that is no list of games has none. */
  readonly games?: number | undefined;
}

/** Props of {@link CategoryRail}. */
export interface CategoryRailProps {
  /** The tiles in their order; undefined while they are loading. */
  readonly categories: readonly CategoryTile[] | undefined;
}

const skeletons = 8;

/** The game families of the site as tiles, each the way into its lobby. */
export function CategoryRail({ categories }: CategoryRailProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <nav className={css.root} aria-label={t`Game categories`}>
      <ul className={css.list} aria-busy={!categories}>
        {categories
          ? categories.map(({ key, label, href, glyph, games }) => (
              <li key={key} className={css.item}>
                <Anchor href={href} className={css.tile}>
                  <span className={css.icon}>
                    <Icon glyph={glyph} size="lg" />
                  </span>
                  {label}
                  {games !== undefined && (
                    <span className={css.count}>
                      <Plural value={games} one="# game" other="# games" />
                    </span>
                  )}
                </Anchor>
              </li>
            ))
          : Array.from({ length: skeletons }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
              <li key={index} className={css.skeleton}>
                <Skeleton shape="fill" />
              </li>
            ))}
      </ul>
    </nav>
  );
}
