/**
 * Whether Escape belongs to what has the focus: a field, in which nobody who types wants to leave the window, or a form that is
 * itself left by it (`data-keeps-escape`).
 */
export const keepsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [role=spinbutton], [data-keeps-escape]') !== null;
