/** Ways to register that have a tab, each by its switch (S2-124, S2-125). */
export const registerMethods = ['username', 'mobile'] as const;

/** A way to register. */
export type RegisterMethod = (typeof registerMethods)[number];

/** What else a merchant may ask for, by the names of the payload (S3-051 to S3-065). */
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
