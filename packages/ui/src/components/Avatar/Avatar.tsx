import * as css from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.variants.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Account name the initials are taken from. */
  readonly name: string;
  /** Address of a square picture, when the member has one. */
  readonly src?: string | undefined;
  /**
   * Edge length: 32, 40 or 64 px.
   * @default 'md'
   */
  readonly size?: AvatarSize | undefined;
}

/** A member's picture or initials. Decoration: the name stands beside it or is the name of the button around it. */
export function Avatar({ name, src, size }: AvatarProps) {
  return (
    <span className={css.avatar({ size })} aria-hidden>
      {src ? <img className={css.image} src={src} alt="" width={64} height={64} /> : initials(name)}
    </span>
  );
}
