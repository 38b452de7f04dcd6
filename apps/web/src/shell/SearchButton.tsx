import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@mekong/ui/IconButton';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { preloadModal } from '../modals/registry.ts';
import { useModal } from '../state/modal.ts';
import { isApple, keysOf } from '../state/shortcuts.ts';
import { useSingleKeys } from '../state/single-keys.ts';

const preload = (): void => preloadModal('search');

/** Opens the search over all games, vendors and pages; its keys do the same. What it needs is loaded on intent. */
export function SearchButton() {
  const { t } = useLingui();
  const { open } = useModal();
  const areSingleKeysOn = useSingleKeys();
  // a server knows no keyboard, and before hydration nobody hears the keys
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the button inside is the control
    <span onPointerEnter={preload} onFocus={preload}>
      <IconButton
        icon={Search}
        label={t`Search`}
        aria-haspopup="dialog"
        aria-keyshortcuts={isAwake ? keysOf('search', { isApple: isApple(), areSingleKeysOn }) : undefined}
        onClick={() => open('search')}
      />
    </span>
  );
}
