import { useLingui } from '@lingui/react/macro';
import { ShortcutList } from '@mekong/ui/patterns/ShortcutList';
import type { ModalProps } from '../../state/modal.ts';
import { isApple } from '../../state/shortcuts.ts';
import { setSingleKeys, useSingleKeys } from '../../state/single-keys.ts';
import { keyGroups } from './key-groups.ts';

/** All keys of the site, and the switch for those that are a single character. */
export function KeysModal({ onClose }: ModalProps) {
  const { i18n } = useLingui();
  const areOn = useSingleKeys();
  return (
    <ShortcutList
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      groups={keyGroups(i18n)}
      isApple={isApple()}
      hasSingleKeys={areOn}
      onSingleKeysChange={setSingleKeys}
    />
  );
}
