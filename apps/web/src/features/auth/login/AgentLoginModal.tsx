import type { ModalProps } from '../../../state/modal.ts';
import { LoginModal } from './LoginModal.tsx';

/** The entrance of agents, as the address of the agent centre opens it. */
export function AgentLoginModal(props: ModalProps) {
  return <LoginModal {...props} isForAgents />;
}
