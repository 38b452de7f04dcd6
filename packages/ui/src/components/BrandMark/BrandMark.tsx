import * as css from './BrandMark.css.ts';

/** The mark of the brand that the page shows. Decoration: the name of the site stands beside it. */
export function BrandMark() {
  return <span className={css.mark} aria-hidden />;
}
