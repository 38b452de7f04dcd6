/** The letter of a key: what it writes, on a keyboard of another script that of its place. */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key > '~' && /^Key[A-Z]$/.test(code) ? code.slice(3) : undefined;
}

/** Whether a key belongs to something else: a field, a list that is searched by letters, a question that is open. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]'))
    return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=textbox]'))
  );
}
