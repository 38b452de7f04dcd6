import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import * as css from './Menu.css.ts';

/** Props of {@link MenuGroup}. */
export interface MenuGroupProps {
  /** What the entries have in common. */
  readonly label: string;
  /** The entries. */
  readonly children: ReactNode;
}

/** Entries of a `Menu` under a heading. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const labelId = useId();
  return (
    <DropdownMenu.Group aria-labelledby={labelId}>
      <DropdownMenu.Label className={css.groupLabel} id={labelId}>
        {label}
      </DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}
