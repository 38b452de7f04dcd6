import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';
import type { BadgeTone } from './Badge.variants.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** How many. Nothing is shown for 0. */
  readonly count: number;
  /** What is counted, as a whole phrase that is read instead of the bare number: "3 rewards to claim". */
  readonly label: string;
  /**
   * Greatest number shown; beyond it a plus sign follows.
   * @default 99
   */
  readonly max?: number | undefined;
  /**
   * Whether it calls for attention.
   * @default 'negative'
   */
  readonly tone?: BadgeTone | undefined;
}

/** A small count beside a menu entry. */
export function Badge({ count, label, max = 99, tone }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={css.badge({ tone })}>
      <bdi dir="ltr" aria-hidden>
        {count > max ? `${max}+` : count}
      </bdi>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
