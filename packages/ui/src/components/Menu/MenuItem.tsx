import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../../provider/link.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';
import type { MenuItemTone } from './Menu.variants.ts';
import { useAfterClose } from './menu-context.ts';

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** What it does, or where it leads. */
  readonly children: ReactNode;
  /** Called once the menu is closed and its trigger has the focus again, so that it may open a dialog. */
  readonly onSelect?: (() => void) | undefined;
  /** Address it leads to; makes it a link. */
  readonly href?: string | undefined;
  /** Glyph before the words. */
  readonly icon?: IconGlyph | undefined;
  /** A few quiet words at the end of the line, or a `Badge`. */
  readonly hint?: ReactNode;
  /**
   * `danger` for what ends or removes something.
   * @default 'default'
   */
  readonly tone?: MenuItemTone | undefined;
  /**
   * Cannot be chosen now.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/** One entry of a `Menu`: an action, or a link. */
export function MenuItem({
  children,
  onSelect,
  href,
  icon,
  hint,
  tone = 'default',
  isDisabled = false,
}: MenuItemProps) {
  const LinkComponent = useLinkComponent();
  const afterClose = useAfterClose();
  const content = (
    <>
      {icon && <Icon glyph={icon} />}
      <span className={css.label}>{children}</span>
      {hint !== undefined && <span className={css.hint}>{hint}</span>}
    </>
  );
  return (
    <DropdownMenu.Item
      className={css.item[tone]}
      disabled={isDisabled}
      onSelect={onSelect && (() => afterClose(onSelect))}
      asChild={href !== undefined && !isDisabled}
    >
      {href !== undefined && !isDisabled ? <LinkComponent href={href}>{content}</LinkComponent> : content}
    </DropdownMenu.Item>
  );
}
