import { useLanguage } from '@mekong/i18n/useLanguage';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { actionOf, isSearchKey, type Movable, move, search } from './select-keys.ts';

/** Pause after which typing starts a new word, in milliseconds. */
const wordPause = 500;

interface Options {
  readonly options: readonly Movable[];
  /** Index of the choice in force, or -1. */
  readonly selected: number;
  readonly onChoose: (index: number) => void;
}

/** State and keys of a select: which choice is active while the focus stays on the trigger. */
export function useSelect({ options, selected, onChoose }: Options) {
  const { tag } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const open = (at: number): void => {
    setActive(at);
    setOpen(true);
  };
  const choose = (index: number): void => {
    setOpen(false);
    if (options[index] && !options[index].isDisabled && index !== selected) onChoose(index);
  };

  const type = (letter: string): void => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      typed.current = '';
    }, wordPause);
    typed.current += letter;
    const found = search(options, typed.current, isOpen ? active : selected, tag);
    if (found >= 0 || !isOpen) open(found >= 0 ? found : selected);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSearchKey(event, typed.current)) {
      event.preventDefault();
      type(event.key);
      return;
    }
    const action = actionOf(event, isOpen);
    if (!action) return;
    // the key still leaves by Tab; Escape closes the list and not the dialog around it
    if (event.key !== 'Tab') event.preventDefault();
    if (action === 'close') {
      event.stopPropagation();
      setOpen(false);
    } else if (action === 'choose') choose(active);
    else if (action === 'open') open(selected >= 0 ? selected : move(options, -1, 'first'));
    else open(move(options, active, action));
  };

  return { isOpen, setOpen, active, setActive, open, choose, onKeyDown };
}
