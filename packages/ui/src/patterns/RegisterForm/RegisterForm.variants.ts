/** Ways to register that have a tab, each by its switch. */
export const registerMethods = ['username', 'mobile'] as const;

/** A way to register. */
export type RegisterMethod = (typeof registerMethods)[number];

/** What else a merchant may ask for, by the names of the payload. */
export const registerEntries = [
  'payeeName',
  'email',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'affiliateCode',
  'recommenderId',
  'referralCode',
] as const;

/** Something else that a merchant may ask for. */
export type RegisterEntry = (typeof registerEntries)[number];
