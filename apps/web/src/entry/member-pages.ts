/** Pages of the member centre in the order of its menu. Which of them this site offers is in the registry of the centre. */
export const memberPageNames = [
  'securityCenter',
  'kyc',
  'transferFund',
  'depositv2',
  'withdraw',
  'confirmations',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'vip',
  'missionLeaderboard',
  'safer',
  'privacy',
  'messageV2',
] as const;

/** A page of the member centre, by its name in the address. */
export type MemberPageName = (typeof memberPageNames)[number];
