import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useModal } from '../state/modal.ts';
import { isApple, shortcutOf } from '../state/shortcuts.ts';
import { areSingleKeysOn } from '../state/single-keys.ts';

/** Where a key is typed into something. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** What has to be dealt with first. */
const windows = '[aria-modal=true], [role=alertdialog]';

const isInField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;

/** Hears the keys that work anywhere: not while somebody types, not under an open window, not beside a game that runs. */
export function useShortcuts(): void {
  const { open } = useModal();
  const router = useRouter();
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInField(event.target)) return;
      const shortcut = shortcutOf(event, { isApple: isApple(), areSingleKeysOn: areSingleKeysOn() });
      const { pathname, search } = router.state.location;
      // a window that is on its way counts as open
      if (!shortcut || pathname === '/game' || search.modal || document.querySelector(windows)) return;
      event.preventDefault();
      open(shortcut.opens);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [open, router]);
}
