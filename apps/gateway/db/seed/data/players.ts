/**
 * Accounts of the seeded players whose real, seeded rounds fill the winner board of a fresh site. Shown masked; each fits
 * the rule of usernames (letter first, letters and digits, 4 to 16).
 */
export const seededPlayers = [
  'bopha21',
  'chanthy',
  'dararith8',
  'kimleng',
  'kosal77',
  'leakhena',
  'makara12',
  'monyroth',
  'narin5',
  'phalla',
  'phirun21',
  'piseth9',
  'ratanak',
  'rithy88',
  'samnang3',
  'sopheak',
  'sovann45',
  'sreyleak',
  'sreymom6',
  'theary',
  'vanna10',
  'vicheka',
  'virak31',
  'visal',
  'yanika14',
] as const;
