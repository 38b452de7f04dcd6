import { isTrial } from '../entry/account-type.ts';
import type { Viewer } from '../entry/guard.ts';
import type { ModalName } from '../state/modal.ts';

/**
 * Which modal an address shows. A password that has to be changed first comes before every other one. Otherwise anybody can
 * type any name, so what is not true of the viewer is not said: a visitor has no session to end and no trial account, a
 * member needs no account to be told of.
 *
 * @param named modal in the address
 * @param mustChange the password has to be changed before anything else
 */
export function wantedModal(named: ModalName | undefined, viewer: Viewer, mustChange: boolean): ModalName | undefined {
  if (mustChange) return 'changePass';
  switch (named) {
    case 'changePass':
      return viewer.signedIn ? named : 'login';
    case 'wallet':
      return viewer.signedIn ? named : 'login';
    case 'logout':
      return viewer.signedIn ? named : undefined;
    case 'signInFirst':
      return viewer.signedIn ? undefined : named;
    case 'realAccount':
      return viewer.signedIn && isTrial(viewer.type) ? named : undefined;
    default:
      return named;
  }
}
