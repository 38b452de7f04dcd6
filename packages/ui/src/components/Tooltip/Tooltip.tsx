import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { usePhysicalSide } from '../../internal/side.ts';
import { space } from '../../tokens/space.ts';
import type { PopoverSide } from '../Popover/Popover.variants.ts';
import * as css from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words that explain; read as the description of the part. Never the only place of a fact. */
  readonly text: string;
  /** The part that is explained. It must be able to have the focus: a `Button`, `IconButton` or `Link`. */
  readonly children: ReactElement;
  /**
   * Side of the part; another one where there is no room.
   * @default 'block-start'
   */
  readonly side?: PopoverSide | undefined;
}

/** Long enough that crossing a row of buttons shows nothing. */
const hoverDelay = 400;

/**
 * Says more about a part while the mouse is over it or the keyboard focus is there. Escape hides it; it stays while the
 * mouse is on it. A finger never sees it.
 */
export function Tooltip({ text, children, side = 'block-start' }: TooltipProps) {
  const physicalSide = usePhysicalSide(side);
  return (
    <RadixTooltip.Provider delayDuration={hoverDelay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={css.content}
            side={physicalSide}
            sideOffset={space[1]}
            collisionPadding={space[2]}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
