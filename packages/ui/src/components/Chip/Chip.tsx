import type { MouseEvent, ReactNode, Ref } from 'react';
import { useLinkComponent } from '../../provider/link.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Chip.css.ts';

/** Props of a {@link Chip}, whatever it is. */
interface CommonProps {
  /** What is shown when it is selected: a vendor, a kind of result. */
  readonly children: ReactNode;
  /** Whether it is on. Sets `aria-pressed`, on a link `aria-current`. */
  readonly isSelected: boolean;
  /** Glyph before the word. */
  readonly icon?: IconGlyph | undefined;
}

/** A chip that does something here. */
export interface ChipButtonProps extends CommonProps {
  /** A chip without an address is a button. */
  readonly href?: undefined;
  /** Called on a press by mouse, finger, Enter or Space. */
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /**
   * Cannot be used now; say why beside it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** The button itself, to give it the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A chip whose choice is part of the address. */
export interface ChipLinkProps extends CommonProps {
  /** Address of the list with this filter. */
  readonly href: string;
  /** The link itself, to give it the focus. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Props of {@link Chip}: with `href` it is a link, else a switch. */
export type ChipProps = ChipButtonProps | ChipLinkProps;

/** A filter that is on or off. */
export function Chip(props: ChipProps) {
  const Anchor = useLinkComponent();
  const { children, isSelected, icon } = props;
  const className = css.chip({ isSelected });
  const content = (
    <>
      {icon && <Icon glyph={icon} />}
      {children}
    </>
  );
  if (props.href !== undefined)
    return (
      <Anchor href={props.href} className={className} aria-current={isSelected ? 'true' : undefined} ref={props.ref}>
        {content}
      </Anchor>
    );
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSelected}
      disabled={props.isDisabled}
      onClick={props.onClick}
      ref={props.ref}
    >
      {content}
    </button>
  );
}
