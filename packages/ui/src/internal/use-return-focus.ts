import { useState } from 'react';
import { focusPlace, placeOf } from './focus-place.ts';

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
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else if (place) focusPlace(place);
  };
}
