import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import * as css from './AppHeaderMark.css.ts';

/** Props of {@link AppHeaderMark}. */
export type AppHeaderMarkProps = Pick<BadgeProps, 'count' | 'label'>;

/** How much waits behind a picture or a glyph: on its corner. Nothing is shown for 0. */
export function AppHeaderMark({ count, label }: AppHeaderMarkProps) {
  return count > 0 ? (
    <span className={css.mark}>
      <Badge count={count} label={label} />
    </span>
  ) : null;
}
