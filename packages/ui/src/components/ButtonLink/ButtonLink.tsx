import type { MouseEvent, ReactNode, Ref } from 'react';
import { useLinkComponent } from '../../provider/link.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.variants.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps {
  /** Where it leads. */
  readonly children: ReactNode;
  /** Address inside the app, or a full URL. */
  readonly href: string;
  /**
   * How loud it is. One `primary` in a view.
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * Height; the numbers follow the density.
   * @default 'md'
   */
  readonly size?: ButtonSize | undefined;
  /** Glyph before the label. */
  readonly icon?: IconGlyph | undefined;
  /**
   * Fills the line.
   * @default false
   */
  readonly isFullWidth?: boolean | undefined;
  /** Name, where the label shrinks to its icon on small screens. */
  readonly 'aria-label'?: string | undefined;
  /** Called on a press, before the address is opened. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The link itself, to give it the focus. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button: it leads somewhere, can be opened in a new tab, and is a link to a screen reader. */
export function ButtonLink({ children, variant, size, icon, isFullWidth, ...rest }: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor {...rest} className={button({ variant, size, isFullWidth })}>
      {icon && <Icon glyph={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
    </Anchor>
  );
}
