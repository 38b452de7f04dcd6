import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@mekong/ui/IconButton';
import { Search } from 'lucide-react';
import { preloadModal } from '../modals/registry.ts';
import { useModal } from '../state/modal.ts';

const preload = (): void => preloadModal('search');

/** Opens the search over all games, vendors and pages; its keys do the same. What it needs is loaded on intent. */
export function SearchButton() {
  const { t } = useLingui();
  const { open } = useModal();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the button inside is the control
    <span onPointerEnter={preload} onFocus={preload}>
      <IconButton icon={Search} label={t`Search`} aria-haspopup="dialog" onClick={() => open('search')} />
    </span>
  );
}
