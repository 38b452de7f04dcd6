import { useState } from 'react';
import { focusPlace, placeOf } from './focus-place.ts';

/** The control that has opened the small panel in which an element stands: the panel goes as soon as the focus does. */
function triggerOf(element: Element | null): HTMLElement | undefined {
  const panel = element?.closest('[data-radix-popper-content-wrapper] > [id]');
  const trigger = panel && document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
  return trigger instanceof HTMLElement ? trigger : undefined;
}

/**
 * What had the focus when a dialog was mounted gets it back when it is gone; what stands in its place does when the dialog
 * has taken it away. Taken while rendering: a field with `autoFocus` inside has the focus before any effect runs. Mount
 * the caller with the dialog, not before it.
 *
 * @returns Handler for the closing event of the focus trap.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  const [place] = useState(() => opener && placeOf(opener));
  const [trigger] = useState(() => triggerOf(opener));
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else if (trigger?.isConnected) trigger.focus();
    else if (place) focusPlace(place);
  };
}
