/** What a key asks of a list of choices. */
export type SelectAction = 'open' | 'close' | 'choose' | 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

/** The parts of a keyboard event that decide. */
export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const whileClosed: Readonly<Record<string, SelectAction>> = {
  ArrowDown: 'open',
  ArrowUp: 'open',
  Enter: 'open',
  ' ': 'open',
  Home: 'first',
  End: 'last',
};

const whileOpen: Readonly<Record<string, SelectAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Enter: 'choose',
  ' ': 'choose',
  Tab: 'choose',
  Escape: 'close',
};

/** Keys of the select-only combobox of the ARIA Authoring Practices. */
export function actionOf({ key, altKey }: PressedKey, isOpen: boolean): SelectAction | undefined {
  if (isOpen && altKey && key === 'ArrowUp') return 'choose';
  return (isOpen ? whileOpen : whileClosed)[key];
}

/** Whether a key writes a letter that searches; the space bar only does within a word. */
export function isSearchKey({ key, altKey, ctrlKey, metaKey }: PressedKey, typed: string): boolean {
  return key.length === 1 && !altKey && !ctrlKey && !metaKey && (key !== ' ' || typed !== '');
}

/** A choice as far as moving and searching go. */
export interface Movable {
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

const page = 10;

/**
 * Where an action leads from a place in the list: past what is disabled, and never round the ends.
 *
 * @param from Index before, or -1.
 * @returns Index of a choice that can be taken; `from` when there is none in that direction.
 */
export function move(options: readonly Movable[], from: number, action: SelectAction): number {
  const last = options.length - 1;
  const [start, step] = ((): [number, 1 | -1] => {
    switch (action) {
      case 'next':
        return [from + 1, 1];
      case 'previous':
        return [from - 1, -1];
      case 'pageDown':
        return [Math.min(from + page, last), -1];
      case 'pageUp':
        return [Math.max(from - page, 0), 1];
      case 'last':
        return [last, -1];
      default:
        return [0, 1];
    }
  })();
  for (let index = start; index >= 0 && index <= last; index += step) if (!options[index]?.isDisabled) return index;
  return from;
}

/**
 * The next choice that begins with what was typed. One letter again and again leads round the choices that begin with it.
 *
 * @param language tag of the page's language: letters of both cases are the same there
 * @returns Its index, or -1.
 */
export function search(options: readonly Movable[], typed: string, from: number, language: string): number {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isRepeated ? (typed[0] ?? '') : typed).toLocaleLowerCase(language);
  const first = isRepeated ? from + 1 : from;
  for (let offset = 0; offset < options.length; offset++) {
    const index = (Math.max(first, 0) + offset) % options.length;
    const option = options[index];
    if (option && !option.isDisabled && option.label.toLocaleLowerCase(language).startsWith(wanted)) return index;
  }
  return -1;
}
