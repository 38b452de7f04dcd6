import { ModalHost } from '@mekong/ui/patterns/ModalHost';
import { useModal } from '../state/modal.ts';
import { modals } from './registry.ts';

/** The one host of all modals: shows the one that the address names. */
export function Modals() {
  const { current, close } = useModal();
  return <ModalHost registry={modals} current={current} onClose={close} />;
}
