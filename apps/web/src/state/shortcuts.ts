import type { ModalName } from './modal.ts';

/** A key that works anywhere on the site. */
export interface Shortcut {
  /** Modal that it opens. */
  readonly opens: ModalName;
  /** The character that is typed, in lower case. */
  readonly key: string;
  /** Pressed together with ⌘ on Apple's keyboards, with Ctrl on others. A single character can be switched off. */
  readonly isWithModifier: boolean;
}

/** Every such key. What listens for them and the list that shows them both read this, so that the list is always right. */
export const shortcuts: readonly Shortcut[] = [
  { opens: 'search', key: 'k', isWithModifier: true },
  { opens: 'search', key: '/', isWithModifier: false },
  { opens: 'keys', key: '?', isWithModifier: false },
];

/** What is asked of a pressed key. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** The character of a key; on a keyboard of another script the one that a Latin keyboard has in its place. */
function characterOf({ key, code, shiftKey }: PressedKey): string {
  if (key.length > 1 || key <= '~') return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

/**
 * The shortcut that was pressed.
 *
 * @param areSingleKeysOn whether a single character is one (WCAG 2.1.4)
 */
export function shortcutOf(
  press: PressedKey,
  { isApple, areSingleKeysOn }: { readonly isApple: boolean; readonly areSingleKeysOn: boolean },
): Shortcut | undefined {
  if (press.isComposing || press.repeat || press.altKey) return undefined;
  const [wanted, other] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other || (wanted && press.shiftKey)) return undefined;
  const character = characterOf(press);
  return shortcuts.find(
    ({ key, isWithModifier }) => key === character && isWithModifier === wanted && (isWithModifier || areSingleKeysOn),
  );
}

/** The keys that open a modal, as `aria-keyshortcuts` writes them. */
export const keysOf = (
  modal: ModalName,
  { isApple, areSingleKeysOn }: { readonly isApple: boolean; readonly areSingleKeysOn: boolean },
): string =>
  shortcuts
    .filter(({ opens, isWithModifier }) => opens === modal && (isWithModifier || areSingleKeysOn))
    .map(({ key, isWithModifier }) => (isWithModifier ? `${isApple ? 'Meta' : 'Control'}+${key.toUpperCase()}` : key))
    .join(' ');

/** Whether this is one of Apple's keyboards. In a browser only. */
export const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);
