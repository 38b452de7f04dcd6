import { DropdownMenu } from 'radix-ui';
import * as css from './Menu.css.ts';

/** A line between entries of a `Menu` that belong apart. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={css.separator} />;
}
