import { useState } from 'react';

/**
 * What had the focus when a dialog was mounted gets it back when it is gone. Taken while rendering: a field with
 * `autoFocus` inside has the focus before any effect runs. Mount the caller with the dialog, not before it.
 *
 * @returns Handler for the closing event of the focus trap.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
