// Contract 2.0.0, sha256 a9fdc88845c00f8a. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { ErrorCode } from '../error-codes.gen.ts';

/** Roles of operators. */
export const OPERATOR_ROLES = ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'] as const;

/** What an operator's work is. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export interface AdminOperation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template of the contract, parameters in braces. */
  readonly path: string;
  /** Who may call; `visitor` alone = without a session. */
  readonly roles: readonly (OperatorRole | 'visitor')[];
  /** It changes something, and lands in the audit chain. */
  readonly writes: boolean;
  /** It may need a second operator, who approves it before it is done. */
  readonly approval: boolean;
  /** The call keeps the session awake. */
  readonly activity: boolean;
  /** Its requests count in this class. */
  readonly rate: 'read' | 'write' | 'credentials';
  /** Its body may have up to 7 MB instead of 64 KB: an upload. */
  readonly large: boolean;
  /** Fields of the body that are secrets. */
  readonly secrets: readonly string[];
  /** Codes beside those that every operation may answer. */
  readonly errors: readonly ErrorCode[];
}

/** Every operation of the console by its id. */
export const ADMIN_OPERATIONS = {
  /** Who is logged in, and what they may do. */
  getOperator: { method: 'GET', path: '/api/operator', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** State of the site. */
  getOverview: { method: 'GET', path: '/api/overview', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** Every setting with its form. */
  listSettings: { method: 'GET', path: '/api/settings', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** One setting with its form. */
  getSetting: { method: 'GET', path: '/api/settings/{key}', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Save a setting. */
  saveSetting: { method: 'PUT', path: '/api/settings/{key}', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['VALUE_CHANGED', 'APPROVAL_WAITS'] },
  /** What a save would change. */
  previewSetting: { method: 'POST', path: '/api/settings/{key}/preview', roles: ['admin'], writes: false, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** Changes of a setting. */
  listSettingChanges: { method: 'GET', path: '/api/settings/{key}/history', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Take a change back. */
  undoSettingChange: { method: 'POST', path: '/api/settings/{key}/undo', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'VALUE_CHANGED', 'APPROVAL_WAITS'] },
  /** Vendors. */
  listVendors: { method: 'GET', path: '/api/vendors', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Put a vendor under maintenance or open it. */
  switchVendor: { method: 'PUT', path: '/api/vendors/{code}', roles: ['risk', 'content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'GAME_NOT_FOUND'] },
  /** Games. */
  listGames: { method: 'GET', path: '/api/games', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Put a game under maintenance or open it. */
  switchGame: { method: 'PUT', path: '/api/games/{nodeId}', roles: ['risk', 'content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'GAME_NOT_FOUND'] },
  /** Linked jackpots. */
  listJackpots: { method: 'GET', path: '/api/jackpots', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** Announcements. */
  listAnnouncements: { method: 'GET', path: '/api/announcements', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Announce something. */
  makeAnnouncement: { method: 'POST', path: '/api/announcements', roles: ['content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['STATE_STALE'] },
  /** Order the banners. */
  orderBanners: { method: 'PUT', path: '/api/announcements/order', roles: ['content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** One announcement with its texts. */
  getAnnouncement: { method: 'GET', path: '/api/announcements/{id}', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Change an announcement. */
  changeAnnouncement: { method: 'PUT', path: '/api/announcements/{id}', roles: ['content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'VALUE_CHANGED'] },
  /** End an announcement. */
  endAnnouncement: { method: 'POST', path: '/api/announcements/{id}/end', roles: ['content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Upload a picture. */
  uploadPicture: { method: 'POST', path: '/api/pictures', roles: ['content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: true, secrets: [], errors: ['UPLOAD_TYPE', 'UPLOAD_TOO_LARGE'] },
  /** Messages. */
  listMessages: { method: 'GET', path: '/api/messages', roles: ['support', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Send a failed message again. */
  retryMessage: { method: 'POST', path: '/api/messages/{id}/retry', roles: ['support', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Game reports. */
  listGameReports: { method: 'GET', path: '/api/game-reports', roles: ['viewer', 'support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Mark a report as dealt with. */
  closeGameReport: { method: 'POST', path: '/api/game-reports/{id}/close', roles: ['support', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Audit trail. */
  listAudit: { method: 'GET', path: '/api/audit', roles: ['risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Check the whole chain. */
  verifyAudit: { method: 'POST', path: '/api/audit/verification', roles: ['risk', 'admin'], writes: false, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** Jobs. */
  listJobs: { method: 'GET', path: '/api/jobs', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** Runs of jobs. */
  listJobRuns: { method: 'GET', path: '/api/jobs/runs', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Let windows go on. */
  confirmClock: { method: 'POST', path: '/api/jobs/clock', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'APPROVAL_WAITS'] },
  /** Bonus offers. */
  listBonusOffers: { method: 'GET', path: '/api/bonus-offers', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Begin a bonus offer. */
  createBonusOffer: { method: 'POST', path: '/api/bonus-offers', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['STATE_STALE', 'APPROVAL_WAITS'] },
  /** Stop a bonus offer. */
  stopBonusOffer: { method: 'POST', path: '/api/bonus-offers/{id}/stop', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Draws. */
  listDraws: { method: 'GET', path: '/api/draws', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Lotteries. */
  listLotteries: { method: 'GET', path: '/api/lotteries', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** Members. */
  listMembers: { method: 'GET', path: '/api/members', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** One member. */
  getMember: { method: 'GET', path: '/api/members/{id}', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Open sessions of a member. */
  listMemberSessions: { method: 'GET', path: '/api/members/{id}/sessions', roles: ['support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** End sessions of a member. */
  endMemberSessions: { method: 'POST', path: '/api/members/{id}/sessions/end', roles: ['support', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Limits and breaks of a member. */
  getMemberPlay: { method: 'GET', path: '/api/members/{id}/play', roles: ['support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Money of a member. */
  getMemberMoney: { method: 'GET', path: '/api/members/{id}/money', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Movements of a member. */
  listMemberMovements: { method: 'GET', path: '/api/members/{id}/movements', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Whether a member closes the account. */
  getMemberClosing: { method: 'GET', path: '/api/members/{id}/closing', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Lift the lock of an agent. */
  liftMemberLock: { method: 'POST', path: '/api/members/{id}/lock/lift', roles: ['support', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Move a member below another agent. */
  moveMember: { method: 'POST', path: '/api/members/{id}/move', roles: ['risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Notes about a member. */
  listMemberNotes: { method: 'GET', path: '/api/members/{id}/notes', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Note something about a member. */
  addMemberNote: { method: 'POST', path: '/api/members/{id}/notes', roles: ['support', 'cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Log-ins of a member. */
  listMemberSignIns: { method: 'GET', path: '/api/members/{id}/sign-ins', roles: ['support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Forget failed log-ins of a member. */
  unlockMemberLogin: { method: 'POST', path: '/api/members/{id}/login/unlock', roles: ['support', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Identity checks. */
  listIdentityChecks: { method: 'GET', path: '/api/identity-checks', roles: ['risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** One identity check. */
  getIdentityReview: { method: 'GET', path: '/api/identity-checks/{id}', roles: ['risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Decide an identity check. */
  decideIdentityCheck: { method: 'POST', path: '/api/identity-checks/{id}/decision', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Look at a document. */
  showIdentityPicture: { method: 'POST', path: '/api/identity-checks/{id}/files/{fileId}', roles: ['risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Settled days. */
  listSettlementDays: { method: 'GET', path: '/api/settlement-days', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Differences. */
  listSettlementDifferences: { method: 'GET', path: '/api/settlement-differences', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Accept what the provider says. */
  acceptSettlementDifference: { method: 'POST', path: '/api/settlement-differences/{id}/acceptance', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Reconcile now. */
  runReconciliation: { method: 'POST', path: '/api/reconciliation', roles: ['cashier', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** Corrections of wallets. */
  listWalletCorrections: { method: 'GET', path: '/api/wallet-corrections', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Correct the wallet of a member. */
  correctWallet: { method: 'POST', path: '/api/wallet-corrections', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['STATE_STALE', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN', 'APPROVAL_WAITS'] },
  /** Unmatched payments. */
  listUnmatchedPayments: { method: 'GET', path: '/api/unmatched-payments', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** One unmatched payment. */
  getUnmatchedPayment: { method: 'GET', path: '/api/unmatched-payments/{id}', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Credit an unmatched payment. */
  creditUnmatchedPayment: { method: 'POST', path: '/api/unmatched-payments/{id}/credit', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Send an unmatched payment back. */
  refundUnmatchedPayment: { method: 'POST', path: '/api/unmatched-payments/{id}/refund', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Say what has become of a refund. */
  decideRefund: { method: 'POST', path: '/api/unmatched-payments/{id}/refund-outcome', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Write off an unmatched payment, or what is owed. */
  writeOffUnmatchedPayment: { method: 'POST', path: '/api/unmatched-payments/{id}/write-off', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Take what a member owes from the wallet. */
  collectOwedMoney: { method: 'POST', path: '/api/unmatched-payments/{id}/collection', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN', 'APPROVAL_WAITS'] },
  /** Withdrawals. */
  listWithdrawalQueue: { method: 'GET', path: '/api/withdrawals', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** What a withdrawal is decided by. */
  getWithdrawalReview: { method: 'GET', path: '/api/withdrawals/{id}', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Approve a withdrawal. */
  approveWithdrawal: { method: 'POST', path: '/api/withdrawals/{id}/approval', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'ORDER_ON_HOLD', 'ACCOUNT_IN_REVIEW', 'APPROVAL_WAITS'] },
  /** Put a withdrawal on hold, or release it. */
  holdWithdrawal: { method: 'PUT', path: '/api/withdrawals/{id}/hold', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Reject a withdrawal. */
  rejectWithdrawal: { method: 'POST', path: '/api/withdrawals/{id}/rejection', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Disputes. */
  listDisputes: { method: 'GET', path: '/api/disputes', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Ask the provider or the member. */
  moveDispute: { method: 'POST', path: '/api/disputes/{id}/step', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** End a dispute. */
  resolveDispute: { method: 'POST', path: '/api/disputes/{id}/resolution', roles: ['cashier', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Look at a picture of a dispute. */
  showEvidence: { method: 'POST', path: '/api/disputes/{id}/files/{fileId}', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** State of the settlement. */
  getAgentSettlement: { method: 'GET', path: '/api/agent-settlement', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** Windows of the settlement. */
  listAgentSettlementWindows: { method: 'GET', path: '/api/agent-settlement/windows', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Settle a window again. */
  rerunAgentSettlement: { method: 'POST', path: '/api/agent-settlement/reruns', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'APPROVAL_WAITS'] },
  /** Make bills again and compare. */
  checkAgentSettlement: { method: 'POST', path: '/api/agent-settlement/checks', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** A bill of an agent. */
  getCorrectableBill: { method: 'GET', path: '/api/agent-bills/{billId}', roles: ['risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Correct a bill of an agent. */
  correctAgentBill: { method: 'POST', path: '/api/agent-bills/corrections', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Runs of dividends. */
  listDividendRuns: { method: 'GET', path: '/api/agent-dividends', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Bills of a run of dividends. */
  listDividendBills: { method: 'GET', path: '/api/agent-dividends/bills', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Release a run of dividends. */
  releaseDividends: { method: 'POST', path: '/api/agent-dividends/releases', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Keep a dividend back. */
  holdDividend: { method: 'POST', path: '/api/agent-dividends/holds', roles: ['risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Put a dividend back among those that wait. */
  liftDividendHold: { method: 'POST', path: '/api/agent-dividends/lifts', roles: ['risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Reject a dividend. */
  rejectDividend: { method: 'POST', path: '/api/agent-dividends/rejections', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** Plans of agents. */
  listHousePlans: { method: 'GET', path: '/api/agent-plans', roles: ['support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Make a plan. */
  makeHousePlan: { method: 'POST', path: '/api/agent-plans', roles: ['risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** Change, publish or stop a plan. */
  changeHousePlan: { method: 'PUT', path: '/api/agent-plans/{planId}', roles: ['risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'VALUE_CHANGED'] },
  /** Contracts of the house. */
  listHouseContracts: { method: 'GET', path: '/api/house-contracts', roles: ['support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Offer a contract of the house. */
  offerHouseContract: { method: 'POST', path: '/api/house-contracts', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'CONTRACT_EXISTS', 'CONTRACT_BAD_ACTION', 'APPROVAL_WAITS'] },
  /** Withdraw, end or keep a contract of the house. */
  actOnHouseContract: { method: 'POST', path: '/api/house-contracts/{contractId}/actions', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'APPROVAL_WAITS'] },
  /** Credit lines. */
  listCreditLines: { method: 'GET', path: '/api/credit-lines', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Open, change or close a credit line. */
  setCreditLine: { method: 'POST', path: '/api/credit-lines', roles: ['risk', 'admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'APPROVAL_WAITS'] },
  /** A credit line with its movements. */
  getCreditLine: { method: 'GET', path: '/api/credit-lines/{id}', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Applications of agents. */
  listAgentApplications: { method: 'GET', path: '/api/agent-applications', roles: ['support', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Approve an application. */
  approveAgentApplication: { method: 'POST', path: '/api/agent-applications/{id}/approval', roles: ['support', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Reject an application. */
  rejectAgentApplication: { method: 'POST', path: '/api/agent-applications/{id}/rejection', roles: ['support', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Transfers. */
  listAllTransfers: { method: 'GET', path: '/api/transfers', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Approve a transfer. */
  approveTransfer: { method: 'POST', path: '/api/transfers/{id}/approval', roles: ['cashier', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE', 'EXCLUDED', 'LIMIT_REACHED'] },
  /** Reject a transfer. */
  rejectTransfer: { method: 'POST', path: '/api/transfers/{id}/rejection', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Deposits. */
  listDepositOrders: { method: 'GET', path: '/api/deposits', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** One deposit. */
  getDepositOrder: { method: 'GET', path: '/api/deposits/{orderNo}', roles: ['support', 'cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Slips of deposits. */
  listSlips: { method: 'GET', path: '/api/slips', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Look at a slip. */
  showSlip: { method: 'POST', path: '/api/slips/{id}/picture', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Reject a slip. */
  rejectSlip: { method: 'POST', path: '/api/slips/{id}/rejection', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Payout accounts to compare. */
  listPayoutAccountReviews: { method: 'GET', path: '/api/payout-accounts', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Accept or block a payout account. */
  decidePayoutAccount: { method: 'POST', path: '/api/payout-accounts/{id}/decision', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'STATE_STALE'] },
  /** Log in. */
  logInOperator: { method: 'POST', path: '/api/session', roles: ['visitor'], writes: true, approval: false, activity: true, rate: 'credentials', large: false, secrets: ['password'], errors: ['AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED'] },
  /** Log out. */
  logOutOperator: { method: 'DELETE', path: '/api/session', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** Go on with the session. */
  continueSession: { method: 'POST', path: '/api/session/continuation', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: [] },
  /** Change one's own password. */
  changeOwnPassword: { method: 'PUT', path: '/api/operator/password', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: true, approval: false, activity: true, rate: 'credentials', large: false, secrets: ['password'], errors: ['NOT_FOUND', 'AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED'] },
  /** What a one-time link offers. */
  openInvitation: { method: 'POST', path: '/api/invitation', roles: ['visitor'], writes: false, approval: false, activity: true, rate: 'credentials', large: false, secrets: [], errors: ['NOT_FOUND'] },
  /** Take up an account by its one-time link. */
  acceptInvitation: { method: 'POST', path: '/api/invitation/acceptance', roles: ['visitor'], writes: true, approval: false, activity: true, rate: 'credentials', large: false, secrets: [], errors: ['NOT_FOUND', 'AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED'] },
  /** Operators. */
  listOperators: { method: 'GET', path: '/api/operators', roles: ['admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** Invite an operator. */
  inviteOperator: { method: 'POST', path: '/api/operators', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['APPROVAL_WAITS'] },
  /** Make a new one-time link for an operator. */
  inviteOperatorAgain: { method: 'POST', path: '/api/operators/{operatorId}/invitation', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'APPROVAL_WAITS'] },
  /** Give an operator another role. */
  changeOperatorRole: { method: 'PUT', path: '/api/operators/{operatorId}/role', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'LAST_ADMIN', 'APPROVAL_WAITS'] },
  /** Deactivate an operator. */
  deactivateOperator: { method: 'POST', path: '/api/operators/{operatorId}/deactivation', roles: ['admin'], writes: true, approval: true, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'LAST_ADMIN', 'APPROVAL_WAITS'] },
  /** Requests for a second operator. */
  listApprovals: { method: 'GET', path: '/api/approvals', roles: ['cashier', 'risk', 'admin'], writes: false, approval: false, activity: false, rate: 'read', large: false, secrets: [], errors: [] },
  /** Approve a request, and do it. */
  approveRequest: { method: 'POST', path: '/api/approvals/{approvalId}/approval', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'APPROVAL_OWN', 'APPROVAL_CLOSED', 'LAST_ADMIN', 'VALUE_CHANGED', 'STATE_STALE', 'ORDER_ON_HOLD', 'ACCOUNT_IN_REVIEW', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN'] },
  /** Reject a request. */
  rejectRequest: { method: 'POST', path: '/api/approvals/{approvalId}/rejection', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'APPROVAL_OWN', 'APPROVAL_CLOSED'] },
  /** Take back a request of one's own. */
  withdrawRequest: { method: 'POST', path: '/api/approvals/{approvalId}/withdrawal', roles: ['cashier', 'risk', 'admin'], writes: true, approval: false, activity: true, rate: 'write', large: false, secrets: [], errors: ['NOT_FOUND', 'APPROVAL_CLOSED'] },
  /** Operations of the site's contract. */
  listContractOperations: { method: 'GET', path: '/api/reference', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: [] },
  /** One operation of the site's contract. */
  getContractOperation: { method: 'GET', path: '/api/reference/{operation}', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, approval: false, activity: true, rate: 'read', large: false, secrets: [], errors: ['NOT_FOUND'] },
} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof ADMIN_OPERATIONS;
