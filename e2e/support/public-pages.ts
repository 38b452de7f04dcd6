/** Every public route; the category pages are one. */
export const publicPages = [
  ['/', '/hot', '/rng', '/pvp', '/live'],
  ['/elott', '/promotions', '/providers', '/help', '/help/terms', '/help/deposit', '/helpmc'],
  ['/down', '/reset', '/reset-password', '/no-such-page'],
];
/** Windows stand over any page; this one is light. */
export const modals = [
  ['login', 'agentLogin', 'register', 'forgetPass', 'announcements'],
  ['signInFirst', 'search', 'keys', 'games'],
].map((names) => names.map((name) => `/down?modal=${name}`));
