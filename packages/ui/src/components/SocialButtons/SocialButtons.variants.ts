/** Providers that a merchant can switch on, in the order of the buttons. */
export const socialProviders = ['google', 'facebook', 'line'] as const;

/** A provider of social sign-in. */
export type SocialProvider = (typeof socialProviders)[number];

/** Names as their owners write them; never translated. */
export const socialNames = { google: 'Google', facebook: 'Facebook', line: 'LINE' } as const satisfies Record<
  SocialProvider,
  string
>;
