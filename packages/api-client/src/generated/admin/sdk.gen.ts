// Contract 2.0.0, sha256 c499529281d10e90. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AcceptInvitationData, AcceptInvitationResponse, AcceptSettlementDifferenceData, AcceptSettlementDifferenceResponse, ActOnHouseContractData, ActOnHouseContractResponse, AddMemberNoteData, AddMemberNoteResponse, ApproveAgentApplicationData, ApproveAgentApplicationResponse, ApproveRequestData, ApproveRequestResponse, ApproveTransferData, ApproveTransferResponse, ApproveWithdrawalData, ApproveWithdrawalResponse, ChangeAnnouncementData, ChangeAnnouncementResponse, ChangeHousePlanData, ChangeHousePlanResponse, ChangeOperatorRoleData, ChangeOperatorRoleResponse, ChangeOwnPasswordData, CheckAgentSettlementData, CheckAgentSettlementResponse, CloseGameReportData, CloseGameReportResponse, CollectOwedMoneyData, CollectOwedMoneyResponse, ConfirmClockData, ConfirmClockResponse, ContinueSessionData, ContinueSessionResponse, CorrectAgentBillData, CorrectAgentBillResponse, CreateBonusOfferData, CreateBonusOfferResponse, CreditUnmatchedPaymentData, CreditUnmatchedPaymentResponse, DeactivateOperatorData, DeactivateOperatorResponse, DecideIdentityCheckData, DecideIdentityCheckResponse, DecidePayoutAccountData, DecidePayoutAccountResponse, EndAnnouncementData, EndAnnouncementResponse, EndMemberSessionsData, EndMemberSessionsResponse, GetAgentSettlementData, GetAgentSettlementResponse, GetAnnouncementData, GetAnnouncementResponse, GetContractOperationData, GetContractOperationResponse, GetCorrectableBillData, GetCorrectableBillResponse, GetCreditLineData, GetCreditLineResponse, GetIdentityReviewData, GetIdentityReviewResponse, GetMemberClosingData, GetMemberClosingResponse, GetMemberData, GetMemberPlayData, GetMemberPlayResponse, GetMemberResponse, GetOperatorData, GetOperatorResponse, GetOverviewData, GetOverviewResponse, GetSettingData, GetSettingResponse, GetUnmatchedPaymentData, GetUnmatchedPaymentResponse, GetWithdrawalReviewData, GetWithdrawalReviewResponse, HoldDividendData, HoldDividendResponse, HoldWithdrawalData, HoldWithdrawalResponse, InviteOperatorAgainData, InviteOperatorAgainResponse, InviteOperatorData, InviteOperatorResponse, LiftDividendHoldData, LiftDividendHoldResponse, LiftMemberLockData, LiftMemberLockResponse, ListAgentApplicationsData, ListAgentApplicationsResponse, ListAgentSettlementWindowsData, ListAgentSettlementWindowsResponse, ListAllTransfersData, ListAllTransfersResponse, ListAnnouncementsData, ListAnnouncementsResponse, ListApprovalsData, ListApprovalsResponse, ListAuditData, ListAuditResponse, ListBonusOffersData, ListBonusOffersResponse, ListContractOperationsData, ListContractOperationsResponse, ListCreditLinesData, ListCreditLinesResponse, ListDisputesData, ListDisputesResponse, ListDividendBillsData, ListDividendBillsResponse, ListDividendRunsData, ListDividendRunsResponse, ListDrawsData, ListDrawsResponse, ListGameReportsData, ListGameReportsResponse, ListGamesData, ListGamesResponse, ListHouseContractsData, ListHouseContractsResponse, ListHousePlansData, ListHousePlansResponse, ListIdentityChecksData, ListIdentityChecksResponse, ListJackpotsData, ListJackpotsResponse, ListJobRunsData, ListJobRunsResponse, ListJobsData, ListJobsResponse, ListLotteriesData, ListLotteriesResponse, ListMemberNotesData, ListMemberNotesResponse, ListMemberSessionsData, ListMemberSessionsResponse, ListMemberSignInsData, ListMemberSignInsResponse, ListMembersData, ListMembersResponse, ListMessagesData, ListMessagesResponse, ListOperatorsData, ListOperatorsResponse, ListPayoutAccountReviewsData, ListPayoutAccountReviewsResponse, ListSettingChangesData, ListSettingChangesResponse, ListSettingsData, ListSettingsResponse, ListSettlementDaysData, ListSettlementDaysResponse, ListSettlementDifferencesData, ListSettlementDifferencesResponse, ListSlipsData, ListSlipsResponse, ListUnmatchedPaymentsData, ListUnmatchedPaymentsResponse, ListVendorsData, ListVendorsResponse, ListWithdrawalQueueData, ListWithdrawalQueueResponse, LogInOperatorData, LogInOperatorResponse, LogOutOperatorData, MakeAnnouncementData, MakeAnnouncementResponse, MakeHousePlanData, MakeHousePlanResponse, MoveDisputeData, MoveDisputeResponse, MoveMemberData, MoveMemberResponse, OfferHouseContractData, OfferHouseContractResponse, OpenInvitationData, OpenInvitationResponse, OrderBannersData, OrderBannersResponse, PreviewSettingData, PreviewSettingResponse, RefundUnmatchedPaymentData, RefundUnmatchedPaymentResponse, RejectAgentApplicationData, RejectAgentApplicationResponse, RejectDividendData, RejectDividendResponse, RejectRequestData, RejectRequestResponse, RejectSlipData, RejectSlipResponse, RejectTransferData, RejectTransferResponse, RejectWithdrawalData, RejectWithdrawalResponse, ReleaseDividendsData, ReleaseDividendsResponse, RerunAgentSettlementData, RerunAgentSettlementResponse, ResolveDisputeData, ResolveDisputeResponse, RetryMessageData, RetryMessageResponse, RunReconciliationData, SaveSettingData, SaveSettingResponse, SetCreditLineData, SetCreditLineResponse, ShowEvidenceData, ShowEvidenceResponse, ShowIdentityPictureData, ShowIdentityPictureResponse, ShowSlipData, ShowSlipResponse, StopBonusOfferData, StopBonusOfferResponse, SwitchGameData, SwitchGameResponse, SwitchVendorData, SwitchVendorResponse, UndoSettingChangeData, UndoSettingChangeResponse, UnlockMemberLoginData, UnlockMemberLoginResponse, UploadPictureData, UploadPictureResponse, VerifyAuditData, VerifyAuditResponse, WithdrawRequestData, WithdrawRequestResponse, WriteOffUnmatchedPaymentData, WriteOffUnmatchedPaymentResponse } from './reader-types.gen.ts';

/**
 * Who is logged in, and what they may do.
 *
 * The operator of this session with role and the operations that the role allows; the console hides the rest. `isOpen` true marks a console that asks nobody for a password: a demo on this machine alone.
 */
export const getOperator = (options?: CallOptions<GetOperatorData>): Promise<GetOperatorResponse> =>
  call('getOperator', 'GET', '/api/operator', options);

/**
 * State of the site.
 *
 * Whether the site is open, how its database, jobs and queues do, what needs somebody, and the figures of today and the seven days before it in the time zone of the merchant, and of the last 24 hours.
 */
export const getOverview = (options?: CallOptions<GetOverviewData>): Promise<GetOverviewResponse> =>
  call('getOverview', 'GET', '/api/overview', options);

/**
 * Every setting with its form.
 *
 * All settings in the order of the console: the fields of the form with their labels in the language of the console, the value in force and the one that holds by default.
 */
export const listSettings = (options?: CallOptions<ListSettingsData>): Promise<ListSettingsResponse> =>
  call('listSettings', 'GET', '/api/settings', options);

/**
 * One setting with its form.
 *
 * As in listSettings.
 */
export const getSetting = (options: CallOptions<GetSettingData>): Promise<GetSettingResponse> =>
  call('getSetting', 'GET', '/api/settings/{key}', options);

/**
 * Save a setting.
 *
 * Writes the whole value; fields that are left out take their defaults, and fixed ones keep what they have. In force in every gateway within ten seconds. When somebody else has saved since the version was read, nothing is written (VALUE_CHANGED): ask previewSetting what the own value would change now, and save again with its version. Settings of the group security may need a second operator.
 */
export const saveSetting = (options: CallOptions<SaveSettingData>): Promise<SaveSettingResponse> =>
  call('saveSetting', 'PUT', '/api/settings/{key}', options);

/**
 * What a save would change.
 *
 * Compares a value with the one in force and proves it by the schema of the setting. Writes nothing.
 */
export const previewSetting = (options: CallOptions<PreviewSettingData>): Promise<PreviewSettingResponse> =>
  call('previewSetting', 'POST', '/api/settings/{key}/preview', options);

/**
 * Changes of a setting.
 *
 * Who changed what, newest first, from the audit trail.
 */
export const listSettingChanges = (options: CallOptions<ListSettingChangesData>): Promise<ListSettingChangesResponse> =>
  call('listSettingChanges', 'GET', '/api/settings/{key}/history', options);

/**
 * Take a change back.
 *
 * Gives the fields of one change the values that they had before it, as a new change; other fields stay as they are. Refused like a save, and it waits like one.
 */
export const undoSettingChange = (options: CallOptions<UndoSettingChangeData>): Promise<UndoSettingChangeResponse> =>
  call('undoSettingChange', 'POST', '/api/settings/{key}/undo', options);

/**
 * Vendors.
 *
 * Vendors that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listVendors = (options?: CallOptions<ListVendorsData>): Promise<ListVendorsResponse> =>
  call('listVendors', 'GET', '/api/vendors', options);

/**
 * Put a vendor under maintenance or open it.
 *
 * Under maintenance no new round of its games begins, a bet is refused at once, open rounds are paid out as ever, and whoever plays is told. In force everywhere within ten seconds.
 */
export const switchVendor = (options: CallOptions<SwitchVendorData>): Promise<SwitchVendorResponse> =>
  call('switchVendor', 'PUT', '/api/vendors/{code}', options);

/**
 * Games.
 *
 * Games that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listGames = (options?: CallOptions<ListGamesData>): Promise<ListGamesResponse> =>
  call('listGames', 'GET', '/api/games', options);

/**
 * Put a game under maintenance or open it.
 *
 * As with a vendor, for one game.
 */
export const switchGame = (options: CallOptions<SwitchGameData>): Promise<SwitchGameResponse> =>
  call('switchGame', 'PUT', '/api/games/{nodeId}', options);

/**
 * Linked jackpots.
 *
 * Every pool of every vendor and currency, by their names, with what its accounts in the ledger hold now and what has gone in and out since it was opened.
 */
export const listJackpots = (options?: CallOptions<ListJackpotsData>): Promise<ListJackpotsResponse> =>
  call('listJackpots', 'GET', '/api/jackpots', options);

/**
 * Announcements.
 *
 * Announcements and banners that match, newest first; what is over too, unless the filter says otherwise.
 */
export const listAnnouncements = (options?: CallOptions<ListAnnouncementsData>): Promise<ListAnnouncementsResponse> =>
  call('listAnnouncements', 'GET', '/api/announcements', options);

/**
 * Announce something.
 *
 * Publishes plain text in the languages given; English stands in for the others, so it is needed. An empty line begins a new paragraph. About a vendor or a game it stands among the promotions. A banner needs a picture, and in each language a description of it; it is put behind the others. Seen everywhere within ten seconds.
 */
export const makeAnnouncement = (options: CallOptions<MakeAnnouncementData>): Promise<MakeAnnouncementResponse> =>
  call('makeAnnouncement', 'POST', '/api/announcements', options);

/**
 * Order the banners.
 *
 * Puts banners into the order given; those that are left out stay behind them as they were. Seen everywhere within ten seconds.
 */
export const orderBanners = (options: CallOptions<OrderBannersData>): Promise<OrderBannersResponse> =>
  call('orderBanners', 'PUT', '/api/announcements/order', options);

/**
 * One announcement with its texts.
 *
 * Everything that can be changed of an announcement or a banner, its texts as plain text.
 */
export const getAnnouncement = (options: CallOptions<GetAnnouncementData>): Promise<GetAnnouncementResponse> =>
  call('getAnnouncement', 'GET', '/api/announcements/{id}', options);

/**
 * Change an announcement.
 *
 * Writes all that is given over what holds; its kind, vendor and game stay. A text that is as it was read keeps its format. One that has ended is shown again by another time. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED). Seen everywhere within ten seconds.
 */
export const changeAnnouncement = (options: CallOptions<ChangeAnnouncementData>): Promise<ChangeAnnouncementResponse> =>
  call('changeAnnouncement', 'PUT', '/api/announcements/{id}', options);

/**
 * End an announcement.
 *
 * Takes an announcement or a banner away now. It stays in the list as ended; another time shows it again.
 */
export const endAnnouncement = (options: CallOptions<EndAnnouncementData>): Promise<EndAnnouncementResponse> =>
  call('endAnnouncement', 'POST', '/api/announcements/{id}/end', options);

/**
 * Upload a picture.
 *
 * Takes a PNG or JPG of up to 5 MB and 50 million pixels, makes it anew without what a camera writes into it, at most 1920 pixels wide, and keeps it for good. The same picture is kept once.
 */
export const uploadPicture = (options: CallOptions<UploadPictureData>): Promise<UploadPictureResponse> =>
  call('uploadPicture', 'POST', '/api/pictures', options);

/**
 * Messages.
 *
 * SMS and mails that match, newest first. A code or a link that was sent to its reader is hidden; where nothing is sent, as in a demo, it is read here. Kept for 30 days.
 */
export const listMessages = (options?: CallOptions<ListMessagesData>): Promise<ListMessagesResponse> =>
  call('listMessages', 'GET', '/api/messages', options);

/**
 * Send a failed message again.
 *
 * Puts a message that was given up back in line. One that has not failed is not found.
 */
export const retryMessage = (options: CallOptions<RetryMessageData>): Promise<RetryMessageResponse> =>
  call('retryMessage', 'POST', '/api/messages/{id}/retry', options);

/**
 * Game reports.
 *
 * Reports that match, newest first, with the session and the last rounds of the player. Kept for 180 days after they were dealt with.
 */
export const listGameReports = (options?: CallOptions<ListGameReportsData>): Promise<ListGameReportsResponse> =>
  call('listGameReports', 'GET', '/api/game-reports', options);

/**
 * Mark a report as dealt with.
 *
 * Only an open report can be marked; any other is not found.
 */
export const closeGameReport = (options: CallOptions<CloseGameReportData>): Promise<CloseGameReportResponse> =>
  call('closeGameReport', 'POST', '/api/game-reports/{id}/close', options);

/**
 * Audit trail.
 *
 * Rows that match, newest first.
 */
export const listAudit = (options?: CallOptions<ListAuditData>): Promise<ListAuditResponse> =>
  call('listAudit', 'GET', '/api/audit', options);

/**
 * Check the whole chain.
 *
 * Reads every row of the trail and its links.
 */
export const verifyAudit = (options?: CallOptions<VerifyAuditData>): Promise<VerifyAuditResponse> =>
  call('verifyAudit', 'POST', '/api/audit/verification', options);

/**
 * Jobs.
 *
 * Every job with its schedule and its last run, and whether windows wait because the clock of the database has jumped.
 */
export const listJobs = (options?: CallOptions<ListJobsData>): Promise<ListJobsResponse> =>
  call('listJobs', 'GET', '/api/jobs', options);

/**
 * Runs of jobs.
 *
 * Every settled window, and the runs of the other jobs: of those that run more than once a minute only what failed. The last to end first.
 */
export const listJobRuns = (options?: CallOptions<ListJobRunsData>): Promise<ListJobRunsResponse> =>
  call('listJobRuns', 'GET', '/api/jobs/runs', options);

/**
 * Let windows go on.
 *
 * Says that the clock of the database is right after it has jumped; windows are settled again. Not found when none wait. It may need a second operator, because settled windows are never settled again.
 */
export const confirmClock = (options?: CallOptions<ConfirmClockData>): Promise<ConfirmClockResponse> =>
  call('confirmClock', 'POST', '/api/jobs/clock', options);

/**
 * Bonus offers.
 *
 * Every offer there has been, the newest first, with what it has cost so far.
 */
export const listBonusOffers = (options?: CallOptions<ListBonusOffersData>): Promise<ListBonusOffersResponse> =>
  call('listBonusOffers', 'GET', '/api/bonus-offers', options);

/**
 * Begin a bonus offer.
 *
 * Members can choose it at once, with deposits in its currency. It never changes: another one is begun in its place. Two operators decide it, because the house gives the money.
 */
export const createBonusOffer = (options: CallOptions<CreateBonusOfferData>): Promise<CreateBonusOfferResponse> =>
  call('createBonusOffer', 'POST', '/api/bonus-offers', options);

/**
 * Stop a bonus offer.
 *
 * Nobody can choose it any more. Orders that were begun with it and bonuses that are in play keep what they were promised.
 */
export const stopBonusOffer = (options: CallOptions<StopBonusOfferData>): Promise<StopBonusOfferResponse> =>
  call('stopBonusOffer', 'POST', '/api/bonus-offers/{id}/stop', options);

/**
 * Draws.
 *
 * Draws that match, those of the future first. `due` is one whose time has come and whose numbers have not.
 */
export const listDraws = (options?: CallOptions<ListDrawsData>): Promise<ListDrawsResponse> =>
  call('listDraws', 'GET', '/api/draws', options);

/**
 * Lotteries.
 *
 * Every lottery that is listed with the issue that is drawn next and the last one.
 */
export const listLotteries = (options?: CallOptions<ListLotteriesData>): Promise<ListLotteriesResponse> =>
  call('listLotteries', 'GET', '/api/lotteries', options);

/**
 * Members.
 *
 * Members that match, the newest first. What is typed is the beginning of a user name, a whole number of a member, a whole mobile number with its calling code, or a whole mail address.
 */
export const listMembers = (options?: CallOptions<ListMembersData>): Promise<ListMembersResponse> =>
  call('listMembers', 'GET', '/api/members', options);

/**
 * One member.
 *
 * What helps to help: state of the account, its proofs, open sessions, and what was counted against its log-in.
 */
export const getMember = (options: CallOptions<GetMemberData>): Promise<GetMemberResponse> =>
  call('getMember', 'GET', '/api/members/{id}', options);

/**
 * Open sessions of a member.
 *
 * Every browser that is logged in to the account, the newest activity first.
 */
export const listMemberSessions = (options: CallOptions<ListMemberSessionsData>): Promise<ListMemberSessionsResponse> =>
  call('listMemberSessions', 'GET', '/api/members/{id}/sessions', options);

/**
 * End sessions of a member.
 *
 * Ends one session, or all of them; with all, browsers that were remembered are forgotten too. The reason stands in the audit trail.
 */
export const endMemberSessions = (options: CallOptions<EndMemberSessionsData>): Promise<EndMemberSessionsResponse> =>
  call('endMemberSessions', 'POST', '/api/members/{id}/sessions/end', options);

/**
 * Limits and breaks of a member.
 *
 * Limits that the member has set, with what was used of them, breaks from playing, and the last changes. To be read only; that it was read stands in the audit trail.
 */
export const getMemberPlay = (options: CallOptions<GetMemberPlayData>): Promise<GetMemberPlayResponse> =>
  call('getMemberPlay', 'GET', '/api/members/{id}/play', options);

/**
 * Whether a member closes the account.
 *
 * How an account stands between open and closed, and what is left on it: money that has to be paid out, bets that have to be settled, withdrawals that have to end.
 */
export const getMemberClosing = (options: CallOptions<GetMemberClosingData>): Promise<GetMemberClosingResponse> =>
  call('getMemberClosing', 'GET', '/api/members/{id}/closing', options);

/**
 * Lift the lock of an agent.
 *
 * The member can log in again. Only a lock of an agent; a member without one is NOT_FOUND. The reason stands in the audit trail, and the agent is told by a message.
 */
export const liftMemberLock = (options: CallOptions<LiftMemberLockData>): Promise<LiftMemberLockResponse> =>
  call('liftMemberLock', 'POST', '/api/members/{id}/lock/lift', options);

/**
 * Move a member below another agent.
 *
 * Puts a member or an agent below another agent, or below nobody, with everybody who stands below. What was played before counts for those who stood above then. Offers of the agent above are closed. While a contract with it is settled, all of them end together with the longest cycle and the move waits for that; a later request replaces one that waits, and the agent that the member has now takes it back.
 */
export const moveMember = (options: CallOptions<MoveMemberData>): Promise<MoveMemberResponse> =>
  call('moveMember', 'POST', '/api/members/{id}/move', options);

/**
 * Notes about a member.
 *
 * What operators have noted about a member for each other, the newest first.
 */
export const listMemberNotes = (options: CallOptions<ListMemberNotesData>): Promise<ListMemberNotesResponse> =>
  call('listMemberNotes', 'GET', '/api/members/{id}/notes', options);

/**
 * Note something about a member.
 *
 * A note is never changed or taken away. The member has its text, without its author, in a copy of all data.
 */
export const addMemberNote = (options: CallOptions<AddMemberNoteData>): Promise<AddMemberNoteResponse> =>
  call('addMemberNote', 'POST', '/api/members/{id}/notes', options);

/**
 * Log-ins of a member.
 *
 * Tries to log in of the last 90 days, newest first.
 */
export const listMemberSignIns = (options: CallOptions<ListMemberSignInsData>): Promise<ListMemberSignInsResponse> =>
  call('listMemberSignIns', 'GET', '/api/members/{id}/sign-ins', options);

/**
 * Forget failed log-ins of a member.
 *
 * The next try needs neither a captcha nor a wait, from any address. Failures under a mobile number in place of the user name are forgotten by themselves within an hour. The reason stands in the audit trail.
 */
export const unlockMemberLogin = (options: CallOptions<UnlockMemberLoginData>): Promise<UnlockMemberLoginResponse> =>
  call('unlockMemberLogin', 'POST', '/api/members/{id}/login/unlock', options);

/**
 * Identity checks.
 *
 * Checks of all members, those sent last at the head, without anything that a member has said.
 */
export const listIdentityChecks = (options?: CallOptions<ListIdentityChecksData>): Promise<ListIdentityChecksResponse> =>
  call('listIdentityChecks', 'GET', '/api/identity-checks', options);

/**
 * One identity check.
 *
 * Everything that a member has said, with the members who have said the same, and what was decided before. That it was looked at is written down.
 */
export const getIdentityReview = (options: CallOptions<GetIdentityReviewData>): Promise<GetIdentityReviewResponse> =>
  call('getIdentityReview', 'GET', '/api/identity-checks/{id}', options);

/**
 * Decide an identity check.
 *
 * Accepts or rejects every field that is in review, each with a reason that the member reads. STATE_STALE when the fields in review are others by now. A second operator has to approve it when fields are accepted of a member whose document, or name and birthday, another member has.
 */
export const decideIdentityCheck = (options: CallOptions<DecideIdentityCheckData>): Promise<DecideIdentityCheckResponse> =>
  call('decideIdentityCheck', 'POST', '/api/identity-checks/{id}/decision', options);

/**
 * Look at a document.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showIdentityPicture = (options: CallOptions<ShowIdentityPictureData>): Promise<ShowIdentityPictureResponse> =>
  call('showIdentityPicture', 'POST', '/api/identity-checks/{id}/files/{fileId}', options);

/**
 * Settled days.
 *
 * Days of payment providers with their files, the newest first. A day is closed when nothing of it differs from the books.
 */
export const listSettlementDays = (options?: CallOptions<ListSettlementDaysData>): Promise<ListSettlementDaysResponse> =>
  call('listSettlementDays', 'GET', '/api/settlement-days', options);

/**
 * Differences.
 *
 * Payments and payouts of which a settlement file and the books say different things, the newest first.
 */
export const listSettlementDifferences = (options?: CallOptions<ListSettlementDifferencesData>): Promise<ListSettlementDifferencesResponse> =>
  call('listSettlementDifferences', 'GET', '/api/settlement-differences', options);

/**
 * Accept what the provider says.
 *
 * The house bears the difference, or gains by it: the books have it in the accounts ADJUSTMENT and PSP_FEE. Two operators decide it. A defect of the books (BOOKS) cannot be accepted.
 */
export const acceptSettlementDifference = (options: CallOptions<AcceptSettlementDifferenceData>): Promise<AcceptSettlementDifferenceResponse> =>
  call('acceptSettlementDifference', 'POST', '/api/settlement-differences/{id}/acceptance', options);

/**
 * Reconcile now.
 *
 * Gets the files that are missing and compares all open days with the books, as a job does every ten minutes.
 */
export const runReconciliation = (options?: CallOptions<RunReconciliationData>): Promise<void> =>
  call('runReconciliation', 'POST', '/api/reconciliation', options, { empty: true });

/**
 * Unmatched payments.
 *
 * Money in suspense, and what was there, the newest first.
 */
export const listUnmatchedPayments = (options?: CallOptions<ListUnmatchedPaymentsData>): Promise<ListUnmatchedPaymentsResponse> =>
  call('listUnmatchedPayments', 'GET', '/api/unmatched-payments', options);

/**
 * One unmatched payment.
 *
 * What the provider has told of it, the order that it may be for, and the other payments of that order.
 */
export const getUnmatchedPayment = (options: CallOptions<GetUnmatchedPaymentData>): Promise<GetUnmatchedPaymentResponse> =>
  call('getUnmatchedPayment', 'GET', '/api/unmatched-payments/{id}', options);

/**
 * Credit an unmatched payment.
 *
 * To the member of an order, or to a member by name, who then gets an order for it; whole, without a fee. In the currency of the payment alone, never to a closed account or to a member who has closed deposits to himself, and never above a deposit limit. Two operators decide it. Exactly one of `orderNo` and `username` is given.
 */
export const creditUnmatchedPayment = (options: CallOptions<CreditUnmatchedPaymentData>): Promise<CreditUnmatchedPaymentResponse> =>
  call('creditUnmatchedPayment', 'POST', '/api/unmatched-payments/{id}/credit', options);

/**
 * Send an unmatched payment back.
 *
 * To its payer, through its provider, whole. Two operators decide it. It ends when the provider has done so; one that the provider refuses is to be decided again.
 */
export const refundUnmatchedPayment = (options: CallOptions<RefundUnmatchedPaymentData>): Promise<RefundUnmatchedPaymentResponse> =>
  call('refundUnmatchedPayment', 'POST', '/api/unmatched-payments/{id}/refund', options);

/**
 * Write off an unmatched payment, or what is owed.
 *
 * The house keeps a payment that belongs to nobody, or bears what a member owes: the books have it in the account ADJUSTMENT. An item of the reason CHANGED is closed, and nothing is booked. Two operators decide it.
 */
export const writeOffUnmatchedPayment = (options: CallOptions<WriteOffUnmatchedPaymentData>): Promise<WriteOffUnmatchedPaymentResponse> =>
  call('writeOffUnmatchedPayment', 'POST', '/api/unmatched-payments/{id}/write-off', options);

/**
 * Take what a member owes from the wallet.
 *
 * All of it or nothing. Two operators decide it.
 */
export const collectOwedMoney = (options: CallOptions<CollectOwedMoneyData>): Promise<CollectOwedMoneyResponse> =>
  call('collectOwedMoney', 'POST', '/api/unmatched-payments/{id}/collection', options);

/**
 * Withdrawals.
 *
 * Withdrawals of all members, the newest first, with what speaks for a closer look. With `waiting` those that are to be decided (REVIEW), the oldest first, and how many there are of each kind.
 */
export const listWithdrawalQueue = (options?: CallOptions<ListWithdrawalQueueData>): Promise<ListWithdrawalQueueResponse> =>
  call('listWithdrawalQueue', 'GET', '/api/withdrawals', options);

/**
 * What a withdrawal is decided by.
 *
 * One withdrawal with where it goes, where its money comes from, six checks, who has approved it already, and its member. A check that the data cannot answer says UNKNOWN.
 */
export const getWithdrawalReview = (options: CallOptions<GetWithdrawalReviewData>): Promise<GetWithdrawalReviewResponse> =>
  call('getWithdrawalReview', 'GET', '/api/withdrawals/{id}', options);

/**
 * Approve a withdrawal.
 *
 * It is paid out from now on and cannot be stopped. Above the limit of the settings (`withdrawals`) a second operator has to approve it too. While it is on hold nobody approves it, neither first nor second, whoever holds it (ORDER_ON_HOLD): the hold is released before, by its operator or by another one.
 */
export const approveWithdrawal = (options: CallOptions<ApproveWithdrawalData>): Promise<ApproveWithdrawalResponse> =>
  call('approveWithdrawal', 'POST', '/api/withdrawals/{id}/approval', options);

/**
 * Put a withdrawal on hold, or release it.
 *
 * A mark for operators on a withdrawal that is to be decided: who looks into it, and why. It stays in review, no money moves, its promised time goes on, and the member sees nothing of it. As long as it is there nobody approves the withdrawal; a rejection ends it. Everybody who may hold may release, also what somebody else holds. Refused with STATE_STALE when the withdrawal does not wait for a decision, is on hold already, or is not any more.
 */
export const holdWithdrawal = (options: CallOptions<HoldWithdrawalData>): Promise<HoldWithdrawalResponse> =>
  call('holdWithdrawal', 'PUT', '/api/withdrawals/{id}/hold', options);

/**
 * Reject a withdrawal.
 *
 * The money goes back to the wallet. The member reads the reason; the note is for operators alone. Nothing that is being paid can be rejected (STATE_STALE). A hold ends with it.
 */
export const rejectWithdrawal = (options: CallOptions<RejectWithdrawalData>): Promise<RejectWithdrawalResponse> =>
  call('rejectWithdrawal', 'POST', '/api/withdrawals/{id}/rejection', options);

/**
 * Disputes.
 *
 * Disputes of all members, the newest first, with what the member says.
 */
export const listDisputes = (options?: CallOptions<ListDisputesData>): Promise<ListDisputesResponse> =>
  call('listDisputes', 'GET', '/api/disputes', options);

/**
 * Ask the provider or the member.
 *
 * PROVIDER = its proof of the payment was asked for, EVIDENCE = the member is asked for more, within 7 days, and reads the reason. STATE_STALE when the dispute has gone on meanwhile.
 */
export const moveDispute = (options: CallOptions<MoveDisputeData>): Promise<MoveDisputeResponse> =>
  call('moveDispute', 'POST', '/api/disputes/{id}/step', options);

/**
 * End a dispute.
 *
 * PAID = the money has arrived. RETURNED = it goes back to the wallet at once and the provider owes it, which a second operator has to approve; not while the member is asked for evidence. The member reads the reason.
 */
export const resolveDispute = (options: CallOptions<ResolveDisputeData>): Promise<ResolveDisputeResponse> =>
  call('resolveDispute', 'POST', '/api/disputes/{id}/resolution', options);

/**
 * Look at a picture of a dispute.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showEvidence = (options: CallOptions<ShowEvidenceData>): Promise<ShowEvidenceResponse> =>
  call('showEvidence', 'POST', '/api/disputes/{id}/files/{fileId}', options);

/**
 * State of the settlement.
 *
 * How each kind of window stands: the last one that was settled with its bills, and how many are over and wait; and the bills that should have been paid by now.
 */
export const getAgentSettlement = (options?: CallOptions<GetAgentSettlementData>): Promise<GetAgentSettlementResponse> =>
  call('getAgentSettlement', 'GET', '/api/agent-settlement', options);

/**
 * Windows of the settlement.
 *
 * Every window that was settled or has failed, the last to end first, with its bills: made, paid, and what became of the others.
 */
export const listAgentSettlementWindows = (options?: CallOptions<ListAgentSettlementWindowsData>): Promise<ListAgentSettlementWindowsResponse> =>
  call('listAgentSettlementWindows', 'GET', '/api/agent-settlement/windows', options);

/**
 * Settle a window again.
 *
 * A settled window is settled once more, from the same results and terms: bills that are there stay as they are, byte for byte, and only what later results have changed makes bills with the difference. A second operator has to approve it. A window that has failed is tried again at once instead of after its pause, which needs nobody else. NOT_FOUND for a window that was never begun; SERVICE_BUSY while windows are settled.
 */
export const rerunAgentSettlement = (options: CallOptions<RerunAgentSettlementData>): Promise<RerunAgentSettlementResponse> =>
  call('rerunAgentSettlement', 'POST', '/api/agent-settlement/reruns', options);

/**
 * Make bills again and compare.
 *
 * Makes the bills of a window again, from results and the terms that were signed, and compares every byte, as `npm run settlement:verify` does for all; without a window the newest bills of all. At most 500 of them.
 */
export const checkAgentSettlement = (options: CallOptions<CheckAgentSettlementData>): Promise<CheckAgentSettlementResponse> =>
  call('checkAgentSettlement', 'POST', '/api/agent-settlement/checks', options);

/**
 * A bill of an agent.
 *
 * A computed bill by its number, with what its window comes to by now. NOT_FOUND for a correction.
 */
export const getCorrectableBill = (options: CallOptions<GetCorrectableBillData>): Promise<GetCorrectableBillResponse> =>
  call('getCorrectableBill', 'GET', '/api/agent-bills/{billId}', options);

/**
 * Correct a bill of an agent.
 *
 * Adds a further bill to the window of a computed one, with an amount and a note that the agent reads; what is below zero is taken from the next bills of the contract, never from the wallet. Whoever pays the bill pays its correction. A daily wage that changes so changes the dividend of its cycle too. Later results still make bills with their difference. A bill that is in review or kept back is refused, one that was rejected is not; SERVICE_BUSY for a daily wage while windows are settled. A second operator has to approve it.
 */
export const correctAgentBill = (options: CallOptions<CorrectAgentBillData>): Promise<CorrectAgentBillResponse> =>
  call('correctAgentBill', 'POST', '/api/agent-bills/corrections', options);

/**
 * Runs of dividends.
 *
 * Cycles of dividends whose bills wait, and the last 30 of all, the latest first.
 */
export const listDividendRuns = (options?: CallOptions<ListDividendRunsData>): Promise<ListDividendRunsResponse> =>
  call('listDividendRuns', 'GET', '/api/agent-dividends', options);

/**
 * Bills of a run of dividends.
 *
 * Its bills beside what the same contract came to in the cycle before, the greatest differences first.
 */
export const listDividendBills = (options: CallOptions<ListDividendBillsData>): Promise<ListDividendBillsResponse> =>
  call('listDividendBills', 'GET', '/api/agent-dividends/bills', options);

/**
 * Release a run of dividends.
 *
 * Has the bills of a run paid that wait and are not kept back. A second operator has to approve it. STATE_STALE when other bills wait than those that were seen: results that came later, or a bill that was kept back, change the digest.
 */
export const releaseDividends = (options: CallOptions<ReleaseDividendsData>): Promise<ReleaseDividendsResponse> =>
  call('releaseDividends', 'POST', '/api/agent-dividends/releases', options);

/**
 * Keep a dividend back.
 *
 * Keeps one bill that waits from being paid, with a reason, also when its run is released. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that was paid or is kept back already.
 */
export const holdDividend = (options: CallOptions<HoldDividendData>): Promise<HoldDividendResponse> =>
  call('holdDividend', 'POST', '/api/agent-dividends/holds', options);

/**
 * Put a dividend back among those that wait.
 *
 * A bill that was kept back waits again like the others of its run: for the next release, or for its time. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back.
 */
export const liftDividendHold = (options: CallOptions<LiftDividendHoldData>): Promise<LiftDividendHoldResponse> =>
  call('liftDividendHold', 'POST', '/api/agent-dividends/lifts', options);

/**
 * Reject a dividend.
 *
 * Ends a bill that is kept back: it is never paid, and its agent reads why. Results that come later still make bills with their difference; what they take off is taken from what was rejected first. A second operator has to approve it. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back, VALIDATION_FAILED for one that pays nothing.
 */
export const rejectDividend = (options: CallOptions<RejectDividendData>): Promise<RejectDividendResponse> =>
  call('rejectDividend', 'POST', '/api/agent-dividends/rejections', options);

/**
 * Plans of agents.
 *
 * All plans with their last terms, published or not, in the order that readers see them in.
 */
export const listHousePlans = (options?: CallOptions<ListHousePlansData>): Promise<ListHousePlansResponse> =>
  call('listHousePlans', 'GET', '/api/agent-plans', options);

/**
 * Make a plan.
 *
 * Keeps terms under a name. While it is published, visitors read it on the page for new agents. A name that is taken, a currency that the site does not have, and terms that no contract can have are refused at their field.
 */
export const makeHousePlan = (options: CallOptions<MakeHousePlanData>): Promise<MakeHousePlanResponse> =>
  call('makeHousePlan', 'POST', '/api/agent-plans', options);

/**
 * Change, publish or stop a plan.
 *
 * Writes name, place, terms and whether it is published over what holds; kind, games and currency stay. Other terms become the next version; contracts keep what was signed. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED).
 */
export const changeHousePlan = (options: CallOptions<ChangeHousePlanData>): Promise<ChangeHousePlanResponse> =>
  call('changeHousePlan', 'PUT', '/api/agent-plans/{planId}', options);

/**
 * Contracts of the house.
 *
 * Contracts of agents without an upline, the newest first; what is over too, unless the filter says otherwise.
 */
export const listHouseContracts = (options?: CallOptions<ListHouseContractsData>): Promise<ListHouseContractsResponse> =>
  call('listHouseContracts', 'GET', '/api/house-contracts', options);

/**
 * Offer a contract of the house.
 *
 * Offers the terms of a plan to an agent without an upline, who signs or rejects them as any other. Where a contract of the kind, games and currency is in force, they are an amendment of it. A cycle other than its own, or than that of the agent's contracts below, is refused at planId. A second operator has to approve it. NOT_FOUND for an account that is no active agent at the top of a tree, or has another currency; STATE_STALE when the plan has other terms by now; CONTRACT_EXISTS while another offer waits.
 */
export const offerHouseContract = (options: CallOptions<OfferHouseContractData>): Promise<OfferHouseContractResponse> =>
  call('offerHouseContract', 'POST', '/api/house-contracts', options);

/**
 * Withdraw, end or keep a contract of the house.
 *
 * What the house does as the upline. An end is never retroactive, and is settled to the last cycle; where the merchant says so, one that was refused and is asked for again after a whole cycle cannot be refused. A second operator has to approve it. CONTRACT_STALE when the contract is another one than was seen.
 */
export const actOnHouseContract = (options: CallOptions<ActOnHouseContractData>): Promise<ActOnHouseContractResponse> =>
  call('actOnHouseContract', 'POST', '/api/house-contracts/{contractId}/actions', options);

/**
 * Credit lines.
 *
 * Credit lines of agents, the newest first, with what is used and for how long it is overdue; those that are closed too, unless the filter says otherwise.
 */
export const listCreditLines = (options?: CallOptions<ListCreditLinesData>): Promise<ListCreditLinesResponse> =>
  call('listCreditLines', 'GET', '/api/credit-lines', options);

/**
 * Open, change or close a credit line.
 *
 * Without `version` a line is opened for an agent that has none. With it, the one that was seen gets another limit or other days; days hold for advances that are taken later. A limit below what is used is allowed: nothing can be taken until enough is repaid. A limit of 0 closes the line: at once when nothing is used, else as soon as all is repaid. Two operators decide it. STATE_STALE when the line is another than was seen, or there is one already.
 */
export const setCreditLine = (options: CallOptions<SetCreditLineData>): Promise<SetCreditLineResponse> =>
  call('setCreditLine', 'POST', '/api/credit-lines', options);

/**
 * A credit line with its movements.
 *
 * The line, its advances that are not repaid in full, and its newest 100 movements.
 */
export const getCreditLine = (options: CallOptions<GetCreditLineData>): Promise<GetCreditLineResponse> =>
  call('getCreditLine', 'GET', '/api/credit-lines/{id}', options);

/**
 * Applications of agents.
 *
 * What applicants have written, the newest first. Kept for 180 days after the decision; one by which an account became that of an agent stays with the account.
 */
export const listAgentApplications = (options?: CallOptions<ListAgentApplicationsData>): Promise<ListAgentApplicationsResponse> =>
  call('listAgentApplications', 'GET', '/api/agent-applications', options);

/**
 * Approve an application.
 *
 * The account of a member becomes that of an agent at once, where it stands in the tree. Whoever applied without an account takes it up with one. The applicant is told: in the inbox, or by mail where that is the contact; others are to be contacted.
 */
export const approveAgentApplication = (options: CallOptions<ApproveAgentApplicationData>): Promise<ApproveAgentApplicationResponse> =>
  call('approveAgentApplication', 'POST', '/api/agent-applications/{id}/approval', options);

/**
 * Reject an application.
 *
 * The applicant reads the reason; the note is for operators alone.
 */
export const rejectAgentApplication = (options: CallOptions<RejectAgentApplicationData>): Promise<RejectAgentApplicationResponse> =>
  call('rejectAgentApplication', 'POST', '/api/agent-applications/{id}/rejection', options);

/**
 * Transfers.
 *
 * Transfers between members, the newest first.
 */
export const listAllTransfers = (options?: CallOptions<ListAllTransfersData>): Promise<ListAllTransfersResponse> =>
  call('listAllTransfers', 'GET', '/api/transfers', options);

/**
 * Approve a transfer.
 *
 * The money goes to the receiver at once. Refused for a receiver who may not get it any more: excluded or closed (EXCLUDED), or with too little room in a deposit limit (LIMIT_REACHED), and when one of the two has been moved away from the other meanwhile (STATE_STALE): such a transfer is rejected.
 */
export const approveTransfer = (options: CallOptions<ApproveTransferData>): Promise<ApproveTransferResponse> =>
  call('approveTransfer', 'POST', '/api/transfers/{id}/approval', options);

/**
 * Reject a transfer.
 *
 * The money goes back to the wallet of its sender, who reads the reason; the note is for operators alone.
 */
export const rejectTransfer = (options: CallOptions<RejectTransferData>): Promise<RejectTransferResponse> =>
  call('rejectTransfer', 'POST', '/api/transfers/{id}/rejection', options);

/**
 * Slips of deposits.
 *
 * Deposits with slips, the newest slip first, with how the deposit stands.
 */
export const listSlips = (options?: CallOptions<ListSlipsData>): Promise<ListSlipsResponse> =>
  call('listSlips', 'GET', '/api/slips', options);

/**
 * Look at a slip.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showSlip = (options: CallOptions<ShowSlipData>): Promise<ShowSlipResponse> =>
  call('showSlip', 'POST', '/api/slips/{id}/picture', options);

/**
 * Reject a slip.
 *
 * No payment is found for the slip: the deposit in review, or one that had expired before its slip came, ends as FAILED, and the member reads the reason. A payment that arrives later is credited all the same. A payment that is found is credited to the deposit by creditUnmatchedPayment, to an expired one as a late payment. STATE_STALE when the deposit is not looked for any more.
 */
export const rejectSlip = (options: CallOptions<RejectSlipData>): Promise<RejectSlipResponse> =>
  call('rejectSlip', 'POST', '/api/slips/{id}/rejection', options);

/**
 * Payout accounts to compare.
 *
 * Accounts whose name was not clear to the provider, the newest first.
 */
export const listPayoutAccountReviews = (options?: CallOptions<ListPayoutAccountReviewsData>): Promise<ListPayoutAccountReviewsResponse> =>
  call('listPayoutAccountReviews', 'GET', '/api/payout-accounts', options);

/**
 * Accept or block a payout account.
 *
 * Accepted, it can be used after the wait of a new account. Blocked, nothing is paid to it any more; one that is in use already can be blocked too.
 */
export const decidePayoutAccount = (options: CallOptions<DecidePayoutAccountData>): Promise<DecidePayoutAccountResponse> =>
  call('decidePayoutAccount', 'POST', '/api/payout-accounts/{id}/decision', options);

/**
 * Log in.
 *
 * Password and code of the authenticator in one call: which of them was wrong is not told. A code is taken once. The answer sets the session cookie; the session ends after 15 minutes without a call and after 8 hours in any case.
 */
export const logInOperator = (options: CallOptions<LogInOperatorData>): Promise<LogInOperatorResponse> =>
  call('logInOperator', 'POST', '/api/session', options);

/**
 * Log out.
 *
 * Ends this session and takes its cookie away. In a console that asks nobody for a password there is nothing to end.
 */
export const logOutOperator = (options?: CallOptions<LogOutOperatorData>): Promise<void> =>
  call('logOutOperator', 'DELETE', '/api/session', options, { empty: true });

/**
 * Go on with the session.
 *
 * Keeps this session awake while nothing else is called: somebody reads or types. It still ends after 8 hours.
 */
export const continueSession = (options?: CallOptions<ContinueSessionData>): Promise<ContinueSessionResponse> =>
  call('continueSession', 'POST', '/api/session/continuation', options);

/**
 * Change one's own password.
 *
 * Asks for the password in use and a code of the authenticator, each wrong one counted as a wrong log-in is. Other sessions of the account end. Not found in a console that asks nobody for a password.
 */
export const changeOwnPassword = (options: CallOptions<ChangeOwnPasswordData>): Promise<void> =>
  call('changeOwnPassword', 'PUT', '/api/operator/password', options, { empty: true });

/**
 * What a one-time link offers.
 *
 * Reads the secret of a one-time link, as the page of the link does when it is opened; nothing is used up. Says who is invited, and the secret for the authenticator.
 */
export const openInvitation = (options: CallOptions<OpenInvitationData>): Promise<OpenInvitationResponse> =>
  call('openInvitation', 'POST', '/api/invitation', options);

/**
 * Take up an account by its one-time link.
 *
 * Sets password and authenticator, uses the link up and logs in. Sessions that the account has are ended. The link of the first admin names nobody, so `name` is needed there and refused elsewhere.
 */
export const acceptInvitation = (options: CallOptions<AcceptInvitationData>): Promise<AcceptInvitationResponse> =>
  call('acceptInvitation', 'POST', '/api/invitation/acceptance', options);

/**
 * Operators.
 *
 * Every account with role and state, by name.
 */
export const listOperators = (options?: CallOptions<ListOperatorsData>): Promise<ListOperatorsResponse> =>
  call('listOperators', 'GET', '/api/operators', options);

/**
 * Invite an operator.
 *
 * Makes an account that waits for its owner, and a one-time link that is good for 24 hours. The link is in this answer alone: hand it over in person or by a channel you trust. A role that moves money or decides (cashier, risk, admin) needs a second operator.
 */
export const inviteOperator = (options: CallOptions<InviteOperatorData>): Promise<InviteOperatorResponse> =>
  call('inviteOperator', 'POST', '/api/operators', options);

/**
 * Make a new one-time link for an operator.
 *
 * For whoever has lost the password or the authenticator, whose link has run out, or who was deactivated and comes back. Links made before count no more; the account works as before until the new one is taken up. For a cashier, risk or an admin, and for an account that is in use, this needs a second operator, who gets the link.
 */
export const inviteOperatorAgain = (options: CallOptions<InviteOperatorAgainData>): Promise<InviteOperatorAgainResponse> =>
  call('inviteOperatorAgain', 'POST', '/api/operators/{operatorId}/invitation', options);

/**
 * Give an operator another role.
 *
 * Ends the sessions of the operator: the new role counts from the next log-in. To make a cashier, risk or an admin, or of an admin something else, needs a second operator.
 */
export const changeOperatorRole = (options: CallOptions<ChangeOperatorRoleData>): Promise<ChangeOperatorRoleResponse> =>
  call('changeOperatorRole', 'PUT', '/api/operators/{operatorId}/role', options);

/**
 * Deactivate an operator.
 *
 * Ends the sessions of the operator and takes links that were made for the account away; nobody logs in to it until it is invited again. An account is never deleted: the audit chain names it. For an admin this needs a second operator.
 */
export const deactivateOperator = (options: CallOptions<DeactivateOperatorData>): Promise<DeactivateOperatorResponse> =>
  call('deactivateOperator', 'POST', '/api/operators/{operatorId}/deactivation', options);

/**
 * Requests for a second operator.
 *
 * Requests that this operator has made or may decide, newest first: those that wait, or all of the last 30 days. At most 200.
 */
export const listApprovals = (options?: CallOptions<ListApprovalsData>): Promise<ListApprovalsResponse> =>
  call('listApprovals', 'GET', '/api/approvals', options);

/**
 * Approve a request, and do it.
 *
 * Does what was asked for, once, as the maker asked for it, in one transaction with the decision. When it can no longer be done, its error is answered and the request is closed as failed; while its order is on hold (ORDER_ON_HOLD) it goes on waiting. What the operation answers stands in `result`.
 */
export const approveRequest = (options: CallOptions<ApproveRequestData>): Promise<ApproveRequestResponse> =>
  call('approveRequest', 'POST', '/api/approvals/{approvalId}/approval', options);

/**
 * Reject a request.
 *
 * Closes a request without doing it. The reason is shown to the maker.
 */
export const rejectRequest = (options: CallOptions<RejectRequestData>): Promise<RejectRequestResponse> =>
  call('rejectRequest', 'POST', '/api/approvals/{approvalId}/rejection', options);

/**
 * Take back a request of one's own.
 *
 * Closes a request that this operator has made and that nobody has decided.
 */
export const withdrawRequest = (options: CallOptions<WithdrawRequestData>): Promise<WithdrawRequestResponse> =>
  call('withdrawRequest', 'POST', '/api/approvals/{approvalId}/withdrawal', options);

/**
 * Operations of the site's contract.
 *
 * Every operation of the public contract with its address and what it does. `/openapi.json` on the same port is the whole contract as data.
 */
export const listContractOperations = (options?: CallOptions<ListContractOperationsData>): Promise<ListContractOperationsResponse> =>
  call('listContractOperations', 'GET', '/api/reference', options);

/**
 * One operation of the site's contract.
 *
 * Who may call the operation, what it takes and answers field by field, and its error codes.
 */
export const getContractOperation = (options: CallOptions<GetContractOperationData>): Promise<GetContractOperationResponse> =>
  call('getContractOperation', 'GET', '/api/reference/{operation}', options);
