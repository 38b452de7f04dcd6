import type { SocialLinkOffer, SocialProvider, WhitelabelSwitch } from '@mekong/api-client/types';
import { useSyncExternalStore } from 'react';

/** Providers in their order, with the switch of each and the name that people know. */
export const socialProviders: readonly {
  readonly provider: SocialProvider;
  readonly name: string;
  readonly isOnBy: WhitelabelSwitch;
}[] = [
  { provider: 'google', name: 'Google', isOnBy: 'LOGIN_GOOGLE' },
  { provider: 'facebook', name: 'Facebook', isOnBy: 'LOGIN_FACEBOOK' },
  { provider: 'line', name: 'LINE', isOnBy: 'LOGIN_LINE' },
];

/** Name of a provider; that of the wire for one that is newer than this page. */
export const providerName = (provider: SocialLinkOffer['provider']): string =>
  socialProviders.find((known) => known.provider === provider)?.name ?? provider;

let offer: SocialLinkOffer | undefined;
const listeners = new Set<() => void>();

/** Keeps, or drops, the account of a provider that waits to be linked: it goes from the login to the registration. */
export function setSocialOffer(next: SocialLinkOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The account of a provider that waits to be linked, now. Components follow it by {@link useSocialOffer}. */
export const socialOffer = (): SocialLinkOffer | undefined => offer;

/** The account of a provider that waits to be linked. */
export const useSocialOffer = (): SocialLinkOffer | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offer,
    () => undefined,
  );
