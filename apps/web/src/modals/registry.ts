import type { Area } from '@mekong/i18n/catalogs';
import { loadArea } from '@mekong/i18n/i18n';
import type { ComponentType } from 'react';
import { loadAhead } from '../state/chunk.ts';
import type { ModalName, ModalProps } from '../state/modal.ts';

type Modal = ComponentType<ModalProps>;

/** Code and texts of a modal arrive together. */
const withTexts =
  (area: Area) =>
  (load: () => Promise<Modal>): (() => Promise<Modal>) =>
  async () => {
    const [modal] = await Promise.all([load(), loadArea(area)]);
    return modal;
  };

const account = withTexts('account');
const games = withTexts('games');

/** Every modal by its typed name. None is part of the first download. */
export const modals: Record<ModalName, () => Promise<Modal>> = {
  login: account(() => import('../features/auth/login/LoginModal.tsx').then(({ LoginModal }) => LoginModal)),
  agentLogin: account(() =>
    import('../features/auth/login/AgentLoginModal.tsx').then(({ AgentLoginModal }) => AgentLoginModal),
  ),
  register: account(() =>
    import('../features/auth/register/RegisterModal.tsx').then(({ RegisterModal }) => RegisterModal),
  ),
  logout: account(() => import('../features/auth/session/LogoutModal.tsx').then(({ LogoutModal }) => LogoutModal)),
  changePass: account(() =>
    import('../features/auth/password/ChangePassModal.tsx').then(({ ChangePassModal }) => ChangePassModal),
  ),
  forgetPass: account(() =>
    import('../features/auth/recovery/ForgetPassModal.tsx').then(({ ForgetPassModal }) => ForgetPassModal),
  ),
  signInFirst: account(() =>
    import('../features/auth/session/SignInFirstModal.tsx').then(({ SignInFirstModal }) => SignInFirstModal),
  ),
  realAccount: account(() =>
    import('../features/auth/session/RealAccountModal.tsx').then(({ RealAccountModal }) => RealAccountModal),
  ),
  passkeyOffer: account(() =>
    import('../features/security/PasskeyOfferModal.tsx').then(({ PasskeyOfferModal }) => PasskeyOfferModal),
  ),
  search: games(() => import('../features/find/SearchModal.tsx').then(({ SearchModal }) => SearchModal)),
  games: games(() => import('../features/find/GamesModal.tsx').then(({ GamesModal }) => GamesModal)),
  wallet: account(() => import('../features/wallet/WalletModal.tsx').then(({ WalletModal }) => WalletModal)),
  keys: games(() => import('../features/find/KeysModal.tsx').then(({ KeysModal }) => KeysModal)),
  announcements: () =>
    import('../features/content/AnnouncementsModal.tsx').then(({ AnnouncementsModal }) => AnnouncementsModal),
};

/** Loads a modal before it is opened: the pointer came near what opens it. */
export function preloadModal(name: ModalName): void {
  void loadAhead(modals[name]).catch(() => undefined);
}
