import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type IconNode } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ShortcutList.css.ts';

/** As icons, because our face has two of the four signs only. */
const arrows: Readonly<Record<string, IconNode>> = { ArrowUp, ArrowDown, ArrowLeft, ArrowRight };

/** One key as it is printed on the keyboard. */
export function ShortcutListKey({ name, isApple }: { readonly name: string; readonly isApple: boolean }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    ArrowUp: t({ message: 'Up arrow', comment: 'A key' }),
    ArrowDown: t({ message: 'Down arrow', comment: 'A key' }),
    ArrowLeft: t({ message: 'Left arrow', comment: 'A key' }),
    ArrowRight: t({ message: 'Right arrow', comment: 'A key' }),
    Mod: t({ message: 'Command', comment: 'The key ⌘ of Apple keyboards' }),
    '/': t({ message: 'Slash', comment: 'The key /' }),
    '?': t({ message: 'Question mark', comment: 'The key ?' }),
  };
  if (name === 'Mod' && !isApple) return <kbd className={css.key}>Ctrl</kbd>;
  const word = words[name];
  const arrow = arrows[name];
  const sign = arrow ? <Icon glyph={arrow} size="sm" /> : name === 'Mod' ? '⌘' : name;
  return (
    <kbd className={css.key}>
      {word ? (
        <>
          {/* a key points where it points, whatever the direction of the page */}
          <span aria-hidden dir="ltr">
            {sign}
          </span>
          <VisuallyHidden>{word}</VisuallyHidden>
        </>
      ) : (
        sign
      )}
    </kbd>
  );
}
