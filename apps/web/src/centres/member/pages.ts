import type { MemberPageName } from '../../entry/member-pages.ts';
import { bonusesPage } from '../../features/bonuses/bonuses.page.ts';
import { confirmationsPage } from '../../features/confirmations/confirmations.page.ts';
import { depositPage } from '../../features/deposit/deposit.page.ts';
import { kycPage } from '../../features/identity/kyc.page.ts';
import { messagesPage } from '../../features/inbox/messages.page.ts';
import { privacyPage } from '../../features/privacy/privacy.page.ts';
import { betsPage } from '../../features/records/bets.page.ts';
import { profitPage } from '../../features/records/profit.page.ts';
import { saferPage } from '../../features/safer-play/safer.page.ts';
import { securityPage } from '../../features/security/security.page.ts';
import { recordPage } from '../../features/wallet/record.page.ts';
import { transferPage } from '../../features/wallet/transfer.page.ts';
import { walletPage } from '../../features/wallet/wallet.page.ts';
import { withdrawPage } from '../../features/wallet/withdraw.page.ts';
import type { CentrePage } from '../../parts/centre-page.ts';

/** Every page of the member centre that this site has, in the order of the menu. */
export const memberPages = {
  securityCenter: securityPage,
  kyc: kycPage,
  transferFund: walletPage,
  depositv2: depositPage,
  withdraw: withdrawPage,
  confirmations: confirmationsPage,
  transferUpline: transferPage,
  personalHistoryCopy: betsPage,
  transactionHistory: recordPage,
  personalProfit: profitPage,
  bonusDetails: bonusesPage,
  safer: saferPage,
  privacy: privacyPage,
  messageV2: messagesPage,
} satisfies Partial<Record<MemberPageName, CentrePage>>;
