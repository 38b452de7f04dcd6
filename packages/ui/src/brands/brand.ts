import type { Theme } from '../themes/theme.ts';
import type { Duration } from '../tokens/motion.ts';
import type { Radius } from '../tokens/radius.ts';
import type { TypeName } from '../tokens/type.ts';

/** What a brand is: data that fills the variables of `themes/contract.css.ts`. */
export interface Brand {
  /** Its name for people who choose one. */
  readonly title: string;
  readonly dark: Theme;
  readonly light: Theme;
  /** Corner radii in CSS pixels. */
  readonly radius: Readonly<Record<Radius, number>>;
  /** Durations in milliseconds, and the one curve. */
  readonly motion: Readonly<Record<Duration, number>> & { readonly easing: string };
  /** Sizes of the type scale in CSS pixels at the browser's standard text size. */
  readonly type: Readonly<Record<TypeName, number>>;
  /** Faces of running text in the order in which a letter looks for one; see `fonts/stacks.ts`. */
  readonly faces: readonly string[];
  /** The mark: shapes of an SVG in a square of 32. */
  readonly mark: string;
}
