import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './StateView.css.ts';

/** The lantern moon over the river, with the glyph of what has happened in it. Decoration. */
export function StateViewArt({ glyph }: { readonly glyph: IconGlyph }) {
  return (
    <div className={css.art}>
      <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden>
        <circle className={css.moon} cx="80" cy="40" r="38" />
        <path className={css.wave} d="M36 88q11-9 22 0t22 0 22 0 22 0" />
        <path className={css.farWave} d="M14 101q11-9 22 0t22 0 22 0 22 0 22 0 22 0" />
      </svg>
      <span className={css.glyph}>
        <Icon glyph={glyph} size="lg" />
      </span>
    </div>
  );
}
