import type { ComponentType } from 'react';
import type { ModalName, ModalProps } from '../state/modal.ts';

type Loader = () => Promise<ComponentType<ModalProps>>;

/** Every modal by its typed name. None is part of the first download. */
export const modals: Record<ModalName, Loader> = {
  login: () => import('../features/auth/LoginModal.tsx').then(({ LoginModal }) => LoginModal),
  register: () => import('../features/auth/RegisterModal.tsx').then(({ RegisterModal }) => RegisterModal),
  logout: () => import('../features/auth/LogoutModal.tsx').then(({ LogoutModal }) => LogoutModal),
  realAccount: () => import('../features/auth/RealAccountModal.tsx').then(({ RealAccountModal }) => RealAccountModal),
  announcements: () =>
    import('../features/content/AnnouncementsModal.tsx').then(({ AnnouncementsModal }) => AnnouncementsModal),
};

/** Loads a modal before it is opened: the pointer came near what opens it. */
export function preloadModal(name: ModalName): void {
  void modals[name]().catch(() => undefined);
}
