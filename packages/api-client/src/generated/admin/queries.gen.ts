// Contract 2.0.0, sha256 c499529281d10e90. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type MutationOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { acceptInvitation, acceptSettlementDifference, actOnHouseContract, addMemberNote, approveAgentApplication, approveRequest, approveTransfer, approveWithdrawal, changeAnnouncement, changeHousePlan, changeOperatorRole, changeOwnPassword, checkAgentSettlement, closeGameReport, collectOwedMoney, confirmClock, continueSession, correctAgentBill, createBonusOffer, creditUnmatchedPayment, deactivateOperator, decideIdentityCheck, decidePayoutAccount, endAnnouncement, endMemberSessions, getAgentSettlement, getAnnouncement, getContractOperation, getCorrectableBill, getCreditLine, getIdentityReview, getMember, getMemberClosing, getMemberPlay, getOperator, getOverview, getSetting, getUnmatchedPayment, getWithdrawalReview, holdDividend, holdWithdrawal, inviteOperator, inviteOperatorAgain, liftDividendHold, liftMemberLock, listAgentApplications, listAgentSettlementWindows, listAllTransfers, listAnnouncements, listApprovals, listAudit, listBonusOffers, listContractOperations, listCreditLines, listDisputes, listDividendBills, listDividendRuns, listDraws, listGameReports, listGames, listHouseContracts, listHousePlans, listIdentityChecks, listJackpots, listJobRuns, listJobs, listLotteries, listMemberNotes, listMemberSessions, listMemberSignIns, listMembers, listMessages, listOperators, listPayoutAccountReviews, listSettingChanges, listSettings, listSettlementDays, listSettlementDifferences, listSlips, listUnmatchedPayments, listVendors, listWithdrawalQueue, logInOperator, logOutOperator, makeAnnouncement, makeHousePlan, moveDispute, moveMember, offerHouseContract, openInvitation, orderBanners, previewSetting, refundUnmatchedPayment, rejectAgentApplication, rejectDividend, rejectRequest, rejectSlip, rejectTransfer, rejectWithdrawal, releaseDividends, rerunAgentSettlement, resolveDispute, retryMessage, runReconciliation, saveSetting, setCreditLine, showEvidence, showIdentityPicture, showSlip, stopBonusOffer, switchGame, switchVendor, undoSettingChange, unlockMemberLogin, uploadPicture, verifyAudit, withdrawRequest, writeOffUnmatchedPayment } from './sdk.gen.ts';
import type { AcceptInvitationData, AcceptInvitationResponse, AcceptSettlementDifferenceData, AcceptSettlementDifferenceResponse, ActOnHouseContractData, ActOnHouseContractResponse, AddMemberNoteData, AddMemberNoteResponse, ApproveAgentApplicationData, ApproveAgentApplicationResponse, ApproveRequestData, ApproveRequestResponse, ApproveTransferData, ApproveTransferResponse, ApproveWithdrawalData, ApproveWithdrawalResponse, ChangeAnnouncementData, ChangeAnnouncementResponse, ChangeHousePlanData, ChangeHousePlanResponse, ChangeOperatorRoleData, ChangeOperatorRoleResponse, ChangeOwnPasswordData, CheckAgentSettlementData, CheckAgentSettlementResponse, CloseGameReportData, CloseGameReportResponse, CollectOwedMoneyData, CollectOwedMoneyResponse, ConfirmClockData, ConfirmClockResponse, ContinueSessionData, ContinueSessionResponse, CorrectAgentBillData, CorrectAgentBillResponse, CreateBonusOfferData, CreateBonusOfferResponse, CreditUnmatchedPaymentData, CreditUnmatchedPaymentResponse, DeactivateOperatorData, DeactivateOperatorResponse, DecideIdentityCheckData, DecideIdentityCheckResponse, DecidePayoutAccountData, DecidePayoutAccountResponse, EndAnnouncementData, EndAnnouncementResponse, EndMemberSessionsData, EndMemberSessionsResponse, GetAgentSettlementData, GetAgentSettlementResponse, GetAnnouncementData, GetAnnouncementResponse, GetContractOperationData, GetContractOperationResponse, GetCorrectableBillData, GetCorrectableBillResponse, GetCreditLineData, GetCreditLineResponse, GetIdentityReviewData, GetIdentityReviewResponse, GetMemberClosingData, GetMemberClosingResponse, GetMemberData, GetMemberPlayData, GetMemberPlayResponse, GetMemberResponse, GetOperatorData, GetOperatorResponse, GetOverviewData, GetOverviewResponse, GetSettingData, GetSettingResponse, GetUnmatchedPaymentData, GetUnmatchedPaymentResponse, GetWithdrawalReviewData, GetWithdrawalReviewResponse, HoldDividendData, HoldDividendResponse, HoldWithdrawalData, HoldWithdrawalResponse, InviteOperatorAgainData, InviteOperatorAgainResponse, InviteOperatorData, InviteOperatorResponse, LiftDividendHoldData, LiftDividendHoldResponse, LiftMemberLockData, LiftMemberLockResponse, ListAgentApplicationsData, ListAgentApplicationsResponse, ListAgentSettlementWindowsData, ListAgentSettlementWindowsResponse, ListAllTransfersData, ListAllTransfersResponse, ListAnnouncementsData, ListAnnouncementsResponse, ListApprovalsData, ListApprovalsResponse, ListAuditData, ListAuditResponse, ListBonusOffersData, ListBonusOffersResponse, ListContractOperationsData, ListContractOperationsResponse, ListCreditLinesData, ListCreditLinesResponse, ListDisputesData, ListDisputesResponse, ListDividendBillsData, ListDividendBillsResponse, ListDividendRunsData, ListDividendRunsResponse, ListDrawsData, ListDrawsResponse, ListGameReportsData, ListGameReportsResponse, ListGamesData, ListGamesResponse, ListHouseContractsData, ListHouseContractsResponse, ListHousePlansData, ListHousePlansResponse, ListIdentityChecksData, ListIdentityChecksResponse, ListJackpotsData, ListJackpotsResponse, ListJobRunsData, ListJobRunsResponse, ListJobsData, ListJobsResponse, ListLotteriesData, ListLotteriesResponse, ListMemberNotesData, ListMemberNotesResponse, ListMemberSessionsData, ListMemberSessionsResponse, ListMemberSignInsData, ListMemberSignInsResponse, ListMembersData, ListMembersResponse, ListMessagesData, ListMessagesResponse, ListOperatorsData, ListOperatorsResponse, ListPayoutAccountReviewsData, ListPayoutAccountReviewsResponse, ListSettingChangesData, ListSettingChangesResponse, ListSettingsData, ListSettingsResponse, ListSettlementDaysData, ListSettlementDaysResponse, ListSettlementDifferencesData, ListSettlementDifferencesResponse, ListSlipsData, ListSlipsResponse, ListUnmatchedPaymentsData, ListUnmatchedPaymentsResponse, ListVendorsData, ListVendorsResponse, ListWithdrawalQueueData, ListWithdrawalQueueResponse, LogInOperatorData, LogInOperatorResponse, LogOutOperatorData, MakeAnnouncementData, MakeAnnouncementResponse, MakeHousePlanData, MakeHousePlanResponse, MoveDisputeData, MoveDisputeResponse, MoveMemberData, MoveMemberResponse, OfferHouseContractData, OfferHouseContractResponse, OpenInvitationData, OpenInvitationResponse, OrderBannersData, OrderBannersResponse, PreviewSettingData, PreviewSettingResponse, RefundUnmatchedPaymentData, RefundUnmatchedPaymentResponse, RejectAgentApplicationData, RejectAgentApplicationResponse, RejectDividendData, RejectDividendResponse, RejectRequestData, RejectRequestResponse, RejectSlipData, RejectSlipResponse, RejectTransferData, RejectTransferResponse, RejectWithdrawalData, RejectWithdrawalResponse, ReleaseDividendsData, ReleaseDividendsResponse, RerunAgentSettlementData, RerunAgentSettlementResponse, ResolveDisputeData, ResolveDisputeResponse, RetryMessageData, RetryMessageResponse, RunReconciliationData, SaveSettingData, SaveSettingResponse, SetCreditLineData, SetCreditLineResponse, ShowEvidenceData, ShowEvidenceResponse, ShowIdentityPictureData, ShowIdentityPictureResponse, ShowSlipData, ShowSlipResponse, StopBonusOfferData, StopBonusOfferResponse, SwitchGameData, SwitchGameResponse, SwitchVendorData, SwitchVendorResponse, UndoSettingChangeData, UndoSettingChangeResponse, UnlockMemberLoginData, UnlockMemberLoginResponse, UploadPictureData, UploadPictureResponse, VerifyAuditData, VerifyAuditResponse, WithdrawRequestData, WithdrawRequestResponse, WriteOffUnmatchedPaymentData, WriteOffUnmatchedPaymentResponse } from './reader-types.gen.ts';

/** Key of {@link getOperator}; `['getOperator']` alone matches every call of it. */
export const getOperatorQueryKey = (options?: CallOptions<GetOperatorData>) => queryKey('getOperator', options);

/**
 * Who is logged in, and what they may do.
 *
 * The operator of this session with role and the operations that the role allows; the console hides the rest. `isOpen` true marks a console that asks nobody for a password: a demo on this machine alone.
 */
export const getOperatorOptions = (options?: CallOptions<GetOperatorData>) =>
  queryOptions<GetOperatorResponse, ApiError, GetOperatorResponse, ReturnType<typeof getOperatorQueryKey>>({
    queryKey: getOperatorQueryKey(options),
    queryFn: ({ signal }) => getOperator({ ...options, signal }),
  });

/** Key of {@link getOverview}; `['getOverview']` alone matches every call of it. */
export const getOverviewQueryKey = (options?: CallOptions<GetOverviewData>) => queryKey('getOverview', options);

/**
 * State of the site.
 *
 * Whether the site is open, how its database, jobs and queues do, what needs somebody, and the figures of today and the seven days before it in the time zone of the merchant, and of the last 24 hours.
 */
export const getOverviewOptions = (options?: CallOptions<GetOverviewData>) =>
  queryOptions<GetOverviewResponse, ApiError, GetOverviewResponse, ReturnType<typeof getOverviewQueryKey>>({
    queryKey: getOverviewQueryKey(options),
    queryFn: ({ signal }) => getOverview({ ...options, signal }),
  });

/** Key of {@link listSettings}; `['listSettings']` alone matches every call of it. */
export const listSettingsQueryKey = (options?: CallOptions<ListSettingsData>) => queryKey('listSettings', options);

/**
 * Every setting with its form.
 *
 * All settings in the order of the console: the fields of the form with their labels in the language of the console, the value in force and the one that holds by default.
 */
export const listSettingsOptions = (options?: CallOptions<ListSettingsData>) =>
  queryOptions<ListSettingsResponse, ApiError, ListSettingsResponse, ReturnType<typeof listSettingsQueryKey>>({
    queryKey: listSettingsQueryKey(options),
    queryFn: ({ signal }) => listSettings({ ...options, signal }),
  });

/** Key of {@link getSetting}; `['getSetting']` alone matches every call of it. */
export const getSettingQueryKey = (options: CallOptions<GetSettingData>) => queryKey('getSetting', options);

/**
 * One setting with its form.
 *
 * As in listSettings.
 */
export const getSettingOptions = (options: CallOptions<GetSettingData>) =>
  queryOptions<GetSettingResponse, ApiError, GetSettingResponse, ReturnType<typeof getSettingQueryKey>>({
    queryKey: getSettingQueryKey(options),
    queryFn: ({ signal }) => getSetting({ ...options, signal }),
  });

/**
 * Save a setting.
 *
 * Writes the whole value; fields that are left out take their defaults, and fixed ones keep what they have. In force in every gateway within ten seconds. When somebody else has saved since the version was read, nothing is written (VALUE_CHANGED): ask previewSetting what the own value would change now, and save again with its version. Settings of the group security may need a second operator.
 */
export const saveSettingMutation = (): MutationOptions<SaveSettingResponse, ApiError, CallOptions<SaveSettingData>> => ({
  mutationKey: ['saveSetting'],
  mutationFn: (options) => saveSetting(options),
});

/**
 * What a save would change.
 *
 * Compares a value with the one in force and proves it by the schema of the setting. Writes nothing.
 */
export const previewSettingMutation = (): MutationOptions<PreviewSettingResponse, ApiError, CallOptions<PreviewSettingData>> => ({
  mutationKey: ['previewSetting'],
  mutationFn: (options) => previewSetting(options),
});

/** Key of {@link listSettingChanges}; `['listSettingChanges']` alone matches every call of it. */
export const listSettingChangesQueryKey = (options: CallOptions<ListSettingChangesData>) => queryKey('listSettingChanges', options);

/**
 * Changes of a setting.
 *
 * Who changed what, newest first, from the audit trail.
 */
export const listSettingChangesOptions = (options: CallOptions<ListSettingChangesData>) =>
  queryOptions<ListSettingChangesResponse, ApiError, ListSettingChangesResponse, ReturnType<typeof listSettingChangesQueryKey>>({
    queryKey: listSettingChangesQueryKey(options),
    queryFn: ({ signal }) => listSettingChanges({ ...options, signal }),
  });

/**
 * Take a change back.
 *
 * Gives the fields of one change the values that they had before it, as a new change; other fields stay as they are. Refused like a save, and it waits like one.
 */
export const undoSettingChangeMutation = (): MutationOptions<UndoSettingChangeResponse, ApiError, CallOptions<UndoSettingChangeData>> => ({
  mutationKey: ['undoSettingChange'],
  mutationFn: (options) => undoSettingChange(options),
});

/** Key of {@link listVendors}; `['listVendors']` alone matches every call of it. */
export const listVendorsQueryKey = (options?: CallOptions<ListVendorsData>) => queryKey('listVendors', options);

/**
 * Vendors.
 *
 * Vendors that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listVendorsOptions = (options?: CallOptions<ListVendorsData>) =>
  queryOptions<ListVendorsResponse, ApiError, ListVendorsResponse, ReturnType<typeof listVendorsQueryKey>>({
    queryKey: listVendorsQueryKey(options),
    queryFn: ({ signal }) => listVendors({ ...options, signal }),
  });

/**
 * Put a vendor under maintenance or open it.
 *
 * Under maintenance no new round of its games begins, a bet is refused at once, open rounds are paid out as ever, and whoever plays is told. In force everywhere within ten seconds.
 */
export const switchVendorMutation = (): MutationOptions<SwitchVendorResponse, ApiError, CallOptions<SwitchVendorData>> => ({
  mutationKey: ['switchVendor'],
  mutationFn: (options) => switchVendor(options),
});

/** Key of {@link listGames}; `['listGames']` alone matches every call of it. */
export const listGamesQueryKey = (options?: CallOptions<ListGamesData>) => queryKey('listGames', options);

/**
 * Games.
 *
 * Games that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listGamesOptions = (options?: CallOptions<ListGamesData>) =>
  queryOptions<ListGamesResponse, ApiError, ListGamesResponse, ReturnType<typeof listGamesQueryKey>>({
    queryKey: listGamesQueryKey(options),
    queryFn: ({ signal }) => listGames({ ...options, signal }),
  });

/**
 * Put a game under maintenance or open it.
 *
 * As with a vendor, for one game.
 */
export const switchGameMutation = (): MutationOptions<SwitchGameResponse, ApiError, CallOptions<SwitchGameData>> => ({
  mutationKey: ['switchGame'],
  mutationFn: (options) => switchGame(options),
});

/** Key of {@link listJackpots}; `['listJackpots']` alone matches every call of it. */
export const listJackpotsQueryKey = (options?: CallOptions<ListJackpotsData>) => queryKey('listJackpots', options);

/**
 * Linked jackpots.
 *
 * Every pool of every vendor and currency, by their names, with what its accounts in the ledger hold now and what has gone in and out since it was opened.
 */
export const listJackpotsOptions = (options?: CallOptions<ListJackpotsData>) =>
  queryOptions<ListJackpotsResponse, ApiError, ListJackpotsResponse, ReturnType<typeof listJackpotsQueryKey>>({
    queryKey: listJackpotsQueryKey(options),
    queryFn: ({ signal }) => listJackpots({ ...options, signal }),
  });

/** Key of {@link listAnnouncements}; `['listAnnouncements']` alone matches every call of it. */
export const listAnnouncementsQueryKey = (options?: CallOptions<ListAnnouncementsData>) => queryKey('listAnnouncements', options);

/**
 * Announcements.
 *
 * Announcements and banners that match, newest first; what is over too, unless the filter says otherwise.
 */
export const listAnnouncementsOptions = (options?: CallOptions<ListAnnouncementsData>) =>
  queryOptions<ListAnnouncementsResponse, ApiError, ListAnnouncementsResponse, ReturnType<typeof listAnnouncementsQueryKey>>({
    queryKey: listAnnouncementsQueryKey(options),
    queryFn: ({ signal }) => listAnnouncements({ ...options, signal }),
  });

/**
 * Announce something.
 *
 * Publishes plain text in the languages given; English stands in for the others, so it is needed. An empty line begins a new paragraph. About a vendor or a game it stands among the promotions. A banner needs a picture, and in each language a description of it; it is put behind the others. Seen everywhere within ten seconds.
 */
export const makeAnnouncementMutation = (): MutationOptions<MakeAnnouncementResponse, ApiError, CallOptions<MakeAnnouncementData>> => ({
  mutationKey: ['makeAnnouncement'],
  mutationFn: (options) => makeAnnouncement(options),
});

/**
 * Order the banners.
 *
 * Puts banners into the order given; those that are left out stay behind them as they were. Seen everywhere within ten seconds.
 */
export const orderBannersMutation = (): MutationOptions<OrderBannersResponse, ApiError, CallOptions<OrderBannersData>> => ({
  mutationKey: ['orderBanners'],
  mutationFn: (options) => orderBanners(options),
});

/** Key of {@link getAnnouncement}; `['getAnnouncement']` alone matches every call of it. */
export const getAnnouncementQueryKey = (options: CallOptions<GetAnnouncementData>) => queryKey('getAnnouncement', options);

/**
 * One announcement with its texts.
 *
 * Everything that can be changed of an announcement or a banner, its texts as plain text.
 */
export const getAnnouncementOptions = (options: CallOptions<GetAnnouncementData>) =>
  queryOptions<GetAnnouncementResponse, ApiError, GetAnnouncementResponse, ReturnType<typeof getAnnouncementQueryKey>>({
    queryKey: getAnnouncementQueryKey(options),
    queryFn: ({ signal }) => getAnnouncement({ ...options, signal }),
  });

/**
 * Change an announcement.
 *
 * Writes all that is given over what holds; its kind, vendor and game stay. A text that is as it was read keeps its format. One that has ended is shown again by another time. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED). Seen everywhere within ten seconds.
 */
export const changeAnnouncementMutation = (): MutationOptions<ChangeAnnouncementResponse, ApiError, CallOptions<ChangeAnnouncementData>> => ({
  mutationKey: ['changeAnnouncement'],
  mutationFn: (options) => changeAnnouncement(options),
});

/**
 * End an announcement.
 *
 * Takes an announcement or a banner away now. It stays in the list as ended; another time shows it again.
 */
export const endAnnouncementMutation = (): MutationOptions<EndAnnouncementResponse, ApiError, CallOptions<EndAnnouncementData>> => ({
  mutationKey: ['endAnnouncement'],
  mutationFn: (options) => endAnnouncement(options),
});

/**
 * Upload a picture.
 *
 * Takes a PNG or JPG of up to 5 MB and 50 million pixels, makes it anew without what a camera writes into it, at most 1920 pixels wide, and keeps it for good. The same picture is kept once.
 */
export const uploadPictureMutation = (): MutationOptions<UploadPictureResponse, ApiError, CallOptions<UploadPictureData>> => ({
  mutationKey: ['uploadPicture'],
  mutationFn: (options) => uploadPicture(options),
});

/** Key of {@link listMessages}; `['listMessages']` alone matches every call of it. */
export const listMessagesQueryKey = (options?: CallOptions<ListMessagesData>) => queryKey('listMessages', options);

/**
 * Messages.
 *
 * SMS and mails that match, newest first. A code or a link that was sent to its reader is hidden; where nothing is sent, as in a demo, it is read here. Kept for 30 days.
 */
export const listMessagesOptions = (options?: CallOptions<ListMessagesData>) =>
  queryOptions<ListMessagesResponse, ApiError, ListMessagesResponse, ReturnType<typeof listMessagesQueryKey>>({
    queryKey: listMessagesQueryKey(options),
    queryFn: ({ signal }) => listMessages({ ...options, signal }),
  });

/**
 * Send a failed message again.
 *
 * Puts a message that was given up back in line. One that has not failed is not found.
 */
export const retryMessageMutation = (): MutationOptions<RetryMessageResponse, ApiError, CallOptions<RetryMessageData>> => ({
  mutationKey: ['retryMessage'],
  mutationFn: (options) => retryMessage(options),
});

/** Key of {@link listGameReports}; `['listGameReports']` alone matches every call of it. */
export const listGameReportsQueryKey = (options?: CallOptions<ListGameReportsData>) => queryKey('listGameReports', options);

/**
 * Game reports.
 *
 * Reports that match, newest first, with the session and the last rounds of the player. Kept for 180 days after they were dealt with.
 */
export const listGameReportsOptions = (options?: CallOptions<ListGameReportsData>) =>
  queryOptions<ListGameReportsResponse, ApiError, ListGameReportsResponse, ReturnType<typeof listGameReportsQueryKey>>({
    queryKey: listGameReportsQueryKey(options),
    queryFn: ({ signal }) => listGameReports({ ...options, signal }),
  });

/**
 * Mark a report as dealt with.
 *
 * Only an open report can be marked; any other is not found.
 */
export const closeGameReportMutation = (): MutationOptions<CloseGameReportResponse, ApiError, CallOptions<CloseGameReportData>> => ({
  mutationKey: ['closeGameReport'],
  mutationFn: (options) => closeGameReport(options),
});

/** Key of {@link listAudit}; `['listAudit']` alone matches every call of it. */
export const listAuditQueryKey = (options?: CallOptions<ListAuditData>) => queryKey('listAudit', options);

/**
 * Audit trail.
 *
 * Rows that match, newest first.
 */
export const listAuditOptions = (options?: CallOptions<ListAuditData>) =>
  queryOptions<ListAuditResponse, ApiError, ListAuditResponse, ReturnType<typeof listAuditQueryKey>>({
    queryKey: listAuditQueryKey(options),
    queryFn: ({ signal }) => listAudit({ ...options, signal }),
  });

/**
 * Check the whole chain.
 *
 * Reads every row of the trail and its links.
 */
export const verifyAuditMutation = (): MutationOptions<VerifyAuditResponse, ApiError, void | CallOptions<VerifyAuditData>> => ({
  mutationKey: ['verifyAudit'],
  mutationFn: (options) => verifyAudit(options ?? undefined),
});

/** Key of {@link listJobs}; `['listJobs']` alone matches every call of it. */
export const listJobsQueryKey = (options?: CallOptions<ListJobsData>) => queryKey('listJobs', options);

/**
 * Jobs.
 *
 * Every job with its schedule and its last run, and whether windows wait because the clock of the database has jumped.
 */
export const listJobsOptions = (options?: CallOptions<ListJobsData>) =>
  queryOptions<ListJobsResponse, ApiError, ListJobsResponse, ReturnType<typeof listJobsQueryKey>>({
    queryKey: listJobsQueryKey(options),
    queryFn: ({ signal }) => listJobs({ ...options, signal }),
  });

/** Key of {@link listJobRuns}; `['listJobRuns']` alone matches every call of it. */
export const listJobRunsQueryKey = (options?: CallOptions<ListJobRunsData>) => queryKey('listJobRuns', options);

/**
 * Runs of jobs.
 *
 * Every settled window, and the runs of the other jobs: of those that run more than once a minute only what failed. The last to end first.
 */
export const listJobRunsOptions = (options?: CallOptions<ListJobRunsData>) =>
  queryOptions<ListJobRunsResponse, ApiError, ListJobRunsResponse, ReturnType<typeof listJobRunsQueryKey>>({
    queryKey: listJobRunsQueryKey(options),
    queryFn: ({ signal }) => listJobRuns({ ...options, signal }),
  });

/**
 * Let windows go on.
 *
 * Says that the clock of the database is right after it has jumped; windows are settled again. Not found when none wait. It may need a second operator, because settled windows are never settled again.
 */
export const confirmClockMutation = (): MutationOptions<ConfirmClockResponse, ApiError, void | CallOptions<ConfirmClockData>> => ({
  mutationKey: ['confirmClock'],
  mutationFn: (options) => confirmClock(options ?? undefined),
});

/** Key of {@link listBonusOffers}; `['listBonusOffers']` alone matches every call of it. */
export const listBonusOffersQueryKey = (options?: CallOptions<ListBonusOffersData>) => queryKey('listBonusOffers', options);

/**
 * Bonus offers.
 *
 * Every offer there has been, the newest first, with what it has cost so far.
 */
export const listBonusOffersOptions = (options?: CallOptions<ListBonusOffersData>) =>
  queryOptions<ListBonusOffersResponse, ApiError, ListBonusOffersResponse, ReturnType<typeof listBonusOffersQueryKey>>({
    queryKey: listBonusOffersQueryKey(options),
    queryFn: ({ signal }) => listBonusOffers({ ...options, signal }),
  });

/**
 * Begin a bonus offer.
 *
 * Members can choose it at once, with deposits in its currency. It never changes: another one is begun in its place. Two operators decide it, because the house gives the money.
 */
export const createBonusOfferMutation = (): MutationOptions<CreateBonusOfferResponse, ApiError, CallOptions<CreateBonusOfferData>> => ({
  mutationKey: ['createBonusOffer'],
  mutationFn: (options) => createBonusOffer(options),
});

/**
 * Stop a bonus offer.
 *
 * Nobody can choose it any more. Orders that were begun with it and bonuses that are in play keep what they were promised.
 */
export const stopBonusOfferMutation = (): MutationOptions<StopBonusOfferResponse, ApiError, CallOptions<StopBonusOfferData>> => ({
  mutationKey: ['stopBonusOffer'],
  mutationFn: (options) => stopBonusOffer(options),
});

/** Key of {@link listDraws}; `['listDraws']` alone matches every call of it. */
export const listDrawsQueryKey = (options?: CallOptions<ListDrawsData>) => queryKey('listDraws', options);

/**
 * Draws.
 *
 * Draws that match, those of the future first. `due` is one whose time has come and whose numbers have not.
 */
export const listDrawsOptions = (options?: CallOptions<ListDrawsData>) =>
  queryOptions<ListDrawsResponse, ApiError, ListDrawsResponse, ReturnType<typeof listDrawsQueryKey>>({
    queryKey: listDrawsQueryKey(options),
    queryFn: ({ signal }) => listDraws({ ...options, signal }),
  });

/** Key of {@link listLotteries}; `['listLotteries']` alone matches every call of it. */
export const listLotteriesQueryKey = (options?: CallOptions<ListLotteriesData>) => queryKey('listLotteries', options);

/**
 * Lotteries.
 *
 * Every lottery that is listed with the issue that is drawn next and the last one.
 */
export const listLotteriesOptions = (options?: CallOptions<ListLotteriesData>) =>
  queryOptions<ListLotteriesResponse, ApiError, ListLotteriesResponse, ReturnType<typeof listLotteriesQueryKey>>({
    queryKey: listLotteriesQueryKey(options),
    queryFn: ({ signal }) => listLotteries({ ...options, signal }),
  });

/** Key of {@link listMembers}; `['listMembers']` alone matches every call of it. */
export const listMembersQueryKey = (options?: CallOptions<ListMembersData>) => queryKey('listMembers', options);

/**
 * Members.
 *
 * Members that match, the newest first. What is typed is the beginning of a user name, a whole number of a member, a whole mobile number with its calling code, or a whole mail address.
 */
export const listMembersOptions = (options?: CallOptions<ListMembersData>) =>
  queryOptions<ListMembersResponse, ApiError, ListMembersResponse, ReturnType<typeof listMembersQueryKey>>({
    queryKey: listMembersQueryKey(options),
    queryFn: ({ signal }) => listMembers({ ...options, signal }),
  });

/** Key of {@link getMember}; `['getMember']` alone matches every call of it. */
export const getMemberQueryKey = (options: CallOptions<GetMemberData>) => queryKey('getMember', options);

/**
 * One member.
 *
 * What helps to help: state of the account, its proofs, open sessions, and what was counted against its log-in.
 */
export const getMemberOptions = (options: CallOptions<GetMemberData>) =>
  queryOptions<GetMemberResponse, ApiError, GetMemberResponse, ReturnType<typeof getMemberQueryKey>>({
    queryKey: getMemberQueryKey(options),
    queryFn: ({ signal }) => getMember({ ...options, signal }),
  });

/** Key of {@link listMemberSessions}; `['listMemberSessions']` alone matches every call of it. */
export const listMemberSessionsQueryKey = (options: CallOptions<ListMemberSessionsData>) => queryKey('listMemberSessions', options);

/**
 * Open sessions of a member.
 *
 * Every browser that is logged in to the account, the newest activity first.
 */
export const listMemberSessionsOptions = (options: CallOptions<ListMemberSessionsData>) =>
  queryOptions<ListMemberSessionsResponse, ApiError, ListMemberSessionsResponse, ReturnType<typeof listMemberSessionsQueryKey>>({
    queryKey: listMemberSessionsQueryKey(options),
    queryFn: ({ signal }) => listMemberSessions({ ...options, signal }),
  });

/**
 * End sessions of a member.
 *
 * Ends one session, or all of them; with all, browsers that were remembered are forgotten too. The reason stands in the audit trail.
 */
export const endMemberSessionsMutation = (): MutationOptions<EndMemberSessionsResponse, ApiError, CallOptions<EndMemberSessionsData>> => ({
  mutationKey: ['endMemberSessions'],
  mutationFn: (options) => endMemberSessions(options),
});

/** Key of {@link getMemberPlay}; `['getMemberPlay']` alone matches every call of it. */
export const getMemberPlayQueryKey = (options: CallOptions<GetMemberPlayData>) => queryKey('getMemberPlay', options);

/**
 * Limits and breaks of a member.
 *
 * Limits that the member has set, with what was used of them, breaks from playing, and the last changes. To be read only; that it was read stands in the audit trail.
 */
export const getMemberPlayOptions = (options: CallOptions<GetMemberPlayData>) =>
  queryOptions<GetMemberPlayResponse, ApiError, GetMemberPlayResponse, ReturnType<typeof getMemberPlayQueryKey>>({
    queryKey: getMemberPlayQueryKey(options),
    queryFn: ({ signal }) => getMemberPlay({ ...options, signal }),
  });

/** Key of {@link getMemberClosing}; `['getMemberClosing']` alone matches every call of it. */
export const getMemberClosingQueryKey = (options: CallOptions<GetMemberClosingData>) => queryKey('getMemberClosing', options);

/**
 * Whether a member closes the account.
 *
 * How an account stands between open and closed, and what is left on it: money that has to be paid out, bets that have to be settled, withdrawals that have to end.
 */
export const getMemberClosingOptions = (options: CallOptions<GetMemberClosingData>) =>
  queryOptions<GetMemberClosingResponse, ApiError, GetMemberClosingResponse, ReturnType<typeof getMemberClosingQueryKey>>({
    queryKey: getMemberClosingQueryKey(options),
    queryFn: ({ signal }) => getMemberClosing({ ...options, signal }),
  });

/**
 * Lift the lock of an agent.
 *
 * The member can log in again. Only a lock of an agent; a member without one is NOT_FOUND. The reason stands in the audit trail, and the agent is told by a message.
 */
export const liftMemberLockMutation = (): MutationOptions<LiftMemberLockResponse, ApiError, CallOptions<LiftMemberLockData>> => ({
  mutationKey: ['liftMemberLock'],
  mutationFn: (options) => liftMemberLock(options),
});

/**
 * Move a member below another agent.
 *
 * Puts a member or an agent below another agent, or below nobody, with everybody who stands below. What was played before counts for those who stood above then. Offers of the agent above are closed. While a contract with it is settled, all of them end together with the longest cycle and the move waits for that; a later request replaces one that waits, and the agent that the member has now takes it back.
 */
export const moveMemberMutation = (): MutationOptions<MoveMemberResponse, ApiError, CallOptions<MoveMemberData>> => ({
  mutationKey: ['moveMember'],
  mutationFn: (options) => moveMember(options),
});

/** Key of {@link listMemberNotes}; `['listMemberNotes']` alone matches every call of it. */
export const listMemberNotesQueryKey = (options: CallOptions<ListMemberNotesData>) => queryKey('listMemberNotes', options);

/**
 * Notes about a member.
 *
 * What operators have noted about a member for each other, the newest first.
 */
export const listMemberNotesOptions = (options: CallOptions<ListMemberNotesData>) =>
  queryOptions<ListMemberNotesResponse, ApiError, ListMemberNotesResponse, ReturnType<typeof listMemberNotesQueryKey>>({
    queryKey: listMemberNotesQueryKey(options),
    queryFn: ({ signal }) => listMemberNotes({ ...options, signal }),
  });

/**
 * Note something about a member.
 *
 * A note is never changed or taken away. The member has its text, without its author, in a copy of all data.
 */
export const addMemberNoteMutation = (): MutationOptions<AddMemberNoteResponse, ApiError, CallOptions<AddMemberNoteData>> => ({
  mutationKey: ['addMemberNote'],
  mutationFn: (options) => addMemberNote(options),
});

/** Key of {@link listMemberSignIns}; `['listMemberSignIns']` alone matches every call of it. */
export const listMemberSignInsQueryKey = (options: CallOptions<ListMemberSignInsData>) => queryKey('listMemberSignIns', options);

/**
 * Log-ins of a member.
 *
 * Tries to log in of the last 90 days, newest first.
 */
export const listMemberSignInsOptions = (options: CallOptions<ListMemberSignInsData>) =>
  queryOptions<ListMemberSignInsResponse, ApiError, ListMemberSignInsResponse, ReturnType<typeof listMemberSignInsQueryKey>>({
    queryKey: listMemberSignInsQueryKey(options),
    queryFn: ({ signal }) => listMemberSignIns({ ...options, signal }),
  });

/**
 * Forget failed log-ins of a member.
 *
 * The next try needs neither a captcha nor a wait, from any address. Failures under a mobile number in place of the user name are forgotten by themselves within an hour. The reason stands in the audit trail.
 */
export const unlockMemberLoginMutation = (): MutationOptions<UnlockMemberLoginResponse, ApiError, CallOptions<UnlockMemberLoginData>> => ({
  mutationKey: ['unlockMemberLogin'],
  mutationFn: (options) => unlockMemberLogin(options),
});

/** Key of {@link listIdentityChecks}; `['listIdentityChecks']` alone matches every call of it. */
export const listIdentityChecksQueryKey = (options?: CallOptions<ListIdentityChecksData>) => queryKey('listIdentityChecks', options);

/**
 * Identity checks.
 *
 * Checks of all members, those sent last at the head, without anything that a member has said.
 */
export const listIdentityChecksOptions = (options?: CallOptions<ListIdentityChecksData>) =>
  queryOptions<ListIdentityChecksResponse, ApiError, ListIdentityChecksResponse, ReturnType<typeof listIdentityChecksQueryKey>>({
    queryKey: listIdentityChecksQueryKey(options),
    queryFn: ({ signal }) => listIdentityChecks({ ...options, signal }),
  });

/** Key of {@link getIdentityReview}; `['getIdentityReview']` alone matches every call of it. */
export const getIdentityReviewQueryKey = (options: CallOptions<GetIdentityReviewData>) => queryKey('getIdentityReview', options);

/**
 * One identity check.
 *
 * Everything that a member has said, with the members who have said the same, and what was decided before. That it was looked at is written down.
 */
export const getIdentityReviewOptions = (options: CallOptions<GetIdentityReviewData>) =>
  queryOptions<GetIdentityReviewResponse, ApiError, GetIdentityReviewResponse, ReturnType<typeof getIdentityReviewQueryKey>>({
    queryKey: getIdentityReviewQueryKey(options),
    queryFn: ({ signal }) => getIdentityReview({ ...options, signal }),
  });

/**
 * Decide an identity check.
 *
 * Accepts or rejects every field that is in review, each with a reason that the member reads. STATE_STALE when the fields in review are others by now. A second operator has to approve it when fields are accepted of a member whose document, or name and birthday, another member has.
 */
export const decideIdentityCheckMutation = (): MutationOptions<DecideIdentityCheckResponse, ApiError, CallOptions<DecideIdentityCheckData>> => ({
  mutationKey: ['decideIdentityCheck'],
  mutationFn: (options) => decideIdentityCheck(options),
});

/**
 * Look at a document.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showIdentityPictureMutation = (): MutationOptions<ShowIdentityPictureResponse, ApiError, CallOptions<ShowIdentityPictureData>> => ({
  mutationKey: ['showIdentityPicture'],
  mutationFn: (options) => showIdentityPicture(options),
});

/** Key of {@link listSettlementDays}; `['listSettlementDays']` alone matches every call of it. */
export const listSettlementDaysQueryKey = (options?: CallOptions<ListSettlementDaysData>) => queryKey('listSettlementDays', options);

/**
 * Settled days.
 *
 * Days of payment providers with their files, the newest first. A day is closed when nothing of it differs from the books.
 */
export const listSettlementDaysOptions = (options?: CallOptions<ListSettlementDaysData>) =>
  queryOptions<ListSettlementDaysResponse, ApiError, ListSettlementDaysResponse, ReturnType<typeof listSettlementDaysQueryKey>>({
    queryKey: listSettlementDaysQueryKey(options),
    queryFn: ({ signal }) => listSettlementDays({ ...options, signal }),
  });

/** Key of {@link listSettlementDifferences}; `['listSettlementDifferences']` alone matches every call of it. */
export const listSettlementDifferencesQueryKey = (options?: CallOptions<ListSettlementDifferencesData>) => queryKey('listSettlementDifferences', options);

/**
 * Differences.
 *
 * Payments and payouts of which a settlement file and the books say different things, the newest first.
 */
export const listSettlementDifferencesOptions = (options?: CallOptions<ListSettlementDifferencesData>) =>
  queryOptions<ListSettlementDifferencesResponse, ApiError, ListSettlementDifferencesResponse, ReturnType<typeof listSettlementDifferencesQueryKey>>({
    queryKey: listSettlementDifferencesQueryKey(options),
    queryFn: ({ signal }) => listSettlementDifferences({ ...options, signal }),
  });

/**
 * Accept what the provider says.
 *
 * The house bears the difference, or gains by it: the books have it in the accounts ADJUSTMENT and PSP_FEE. Two operators decide it. A defect of the books (BOOKS) cannot be accepted.
 */
export const acceptSettlementDifferenceMutation = (): MutationOptions<AcceptSettlementDifferenceResponse, ApiError, CallOptions<AcceptSettlementDifferenceData>> => ({
  mutationKey: ['acceptSettlementDifference'],
  mutationFn: (options) => acceptSettlementDifference(options),
});

/**
 * Reconcile now.
 *
 * Gets the files that are missing and compares all open days with the books, as a job does every ten minutes.
 */
export const runReconciliationMutation = (): MutationOptions<void, ApiError, void | CallOptions<RunReconciliationData>> => ({
  mutationKey: ['runReconciliation'],
  mutationFn: (options) => runReconciliation(options ?? undefined),
});

/** Key of {@link listUnmatchedPayments}; `['listUnmatchedPayments']` alone matches every call of it. */
export const listUnmatchedPaymentsQueryKey = (options?: CallOptions<ListUnmatchedPaymentsData>) => queryKey('listUnmatchedPayments', options);

/**
 * Unmatched payments.
 *
 * Money in suspense, and what was there, the newest first.
 */
export const listUnmatchedPaymentsOptions = (options?: CallOptions<ListUnmatchedPaymentsData>) =>
  queryOptions<ListUnmatchedPaymentsResponse, ApiError, ListUnmatchedPaymentsResponse, ReturnType<typeof listUnmatchedPaymentsQueryKey>>({
    queryKey: listUnmatchedPaymentsQueryKey(options),
    queryFn: ({ signal }) => listUnmatchedPayments({ ...options, signal }),
  });

/** Key of {@link getUnmatchedPayment}; `['getUnmatchedPayment']` alone matches every call of it. */
export const getUnmatchedPaymentQueryKey = (options: CallOptions<GetUnmatchedPaymentData>) => queryKey('getUnmatchedPayment', options);

/**
 * One unmatched payment.
 *
 * What the provider has told of it, the order that it may be for, and the other payments of that order.
 */
export const getUnmatchedPaymentOptions = (options: CallOptions<GetUnmatchedPaymentData>) =>
  queryOptions<GetUnmatchedPaymentResponse, ApiError, GetUnmatchedPaymentResponse, ReturnType<typeof getUnmatchedPaymentQueryKey>>({
    queryKey: getUnmatchedPaymentQueryKey(options),
    queryFn: ({ signal }) => getUnmatchedPayment({ ...options, signal }),
  });

/**
 * Credit an unmatched payment.
 *
 * To the member of an order, or to a member by name, who then gets an order for it; whole, without a fee. In the currency of the payment alone, never to a closed account or to a member who has closed deposits to himself, and never above a deposit limit. Two operators decide it. Exactly one of `orderNo` and `username` is given.
 */
export const creditUnmatchedPaymentMutation = (): MutationOptions<CreditUnmatchedPaymentResponse, ApiError, CallOptions<CreditUnmatchedPaymentData>> => ({
  mutationKey: ['creditUnmatchedPayment'],
  mutationFn: (options) => creditUnmatchedPayment(options),
});

/**
 * Send an unmatched payment back.
 *
 * To its payer, through its provider, whole. Two operators decide it. It ends when the provider has done so; one that the provider refuses is to be decided again.
 */
export const refundUnmatchedPaymentMutation = (): MutationOptions<RefundUnmatchedPaymentResponse, ApiError, CallOptions<RefundUnmatchedPaymentData>> => ({
  mutationKey: ['refundUnmatchedPayment'],
  mutationFn: (options) => refundUnmatchedPayment(options),
});

/**
 * Write off an unmatched payment, or what is owed.
 *
 * The house keeps a payment that belongs to nobody, or bears what a member owes: the books have it in the account ADJUSTMENT. An item of the reason CHANGED is closed, and nothing is booked. Two operators decide it.
 */
export const writeOffUnmatchedPaymentMutation = (): MutationOptions<WriteOffUnmatchedPaymentResponse, ApiError, CallOptions<WriteOffUnmatchedPaymentData>> => ({
  mutationKey: ['writeOffUnmatchedPayment'],
  mutationFn: (options) => writeOffUnmatchedPayment(options),
});

/**
 * Take what a member owes from the wallet.
 *
 * All of it or nothing. Two operators decide it.
 */
export const collectOwedMoneyMutation = (): MutationOptions<CollectOwedMoneyResponse, ApiError, CallOptions<CollectOwedMoneyData>> => ({
  mutationKey: ['collectOwedMoney'],
  mutationFn: (options) => collectOwedMoney(options),
});

/** Key of {@link listWithdrawalQueue}; `['listWithdrawalQueue']` alone matches every call of it. */
export const listWithdrawalQueueQueryKey = (options?: CallOptions<ListWithdrawalQueueData>) => queryKey('listWithdrawalQueue', options);

/**
 * Withdrawals.
 *
 * Withdrawals of all members, the newest first, with what speaks for a closer look. With `waiting` those that are to be decided (REVIEW), the oldest first, and how many there are of each kind.
 */
export const listWithdrawalQueueOptions = (options?: CallOptions<ListWithdrawalQueueData>) =>
  queryOptions<ListWithdrawalQueueResponse, ApiError, ListWithdrawalQueueResponse, ReturnType<typeof listWithdrawalQueueQueryKey>>({
    queryKey: listWithdrawalQueueQueryKey(options),
    queryFn: ({ signal }) => listWithdrawalQueue({ ...options, signal }),
  });

/** Key of {@link getWithdrawalReview}; `['getWithdrawalReview']` alone matches every call of it. */
export const getWithdrawalReviewQueryKey = (options: CallOptions<GetWithdrawalReviewData>) => queryKey('getWithdrawalReview', options);

/**
 * What a withdrawal is decided by.
 *
 * One withdrawal with where it goes, where its money comes from, six checks, who has approved it already, and its member. A check that the data cannot answer says UNKNOWN.
 */
export const getWithdrawalReviewOptions = (options: CallOptions<GetWithdrawalReviewData>) =>
  queryOptions<GetWithdrawalReviewResponse, ApiError, GetWithdrawalReviewResponse, ReturnType<typeof getWithdrawalReviewQueryKey>>({
    queryKey: getWithdrawalReviewQueryKey(options),
    queryFn: ({ signal }) => getWithdrawalReview({ ...options, signal }),
  });

/**
 * Approve a withdrawal.
 *
 * It is paid out from now on and cannot be stopped. Above the limit of the settings (`withdrawals`) a second operator has to approve it too. While it is on hold nobody approves it, neither first nor second, whoever holds it (ORDER_ON_HOLD): the hold is released before, by its operator or by another one.
 */
export const approveWithdrawalMutation = (): MutationOptions<ApproveWithdrawalResponse, ApiError, CallOptions<ApproveWithdrawalData>> => ({
  mutationKey: ['approveWithdrawal'],
  mutationFn: (options) => approveWithdrawal(options),
});

/**
 * Put a withdrawal on hold, or release it.
 *
 * A mark for operators on a withdrawal that is to be decided: who looks into it, and why. It stays in review, no money moves, its promised time goes on, and the member sees nothing of it. As long as it is there nobody approves the withdrawal; a rejection ends it. Everybody who may hold may release, also what somebody else holds. Refused with STATE_STALE when the withdrawal does not wait for a decision, is on hold already, or is not any more.
 */
export const holdWithdrawalMutation = (): MutationOptions<HoldWithdrawalResponse, ApiError, CallOptions<HoldWithdrawalData>> => ({
  mutationKey: ['holdWithdrawal'],
  mutationFn: (options) => holdWithdrawal(options),
});

/**
 * Reject a withdrawal.
 *
 * The money goes back to the wallet. The member reads the reason; the note is for operators alone. Nothing that is being paid can be rejected (STATE_STALE). A hold ends with it.
 */
export const rejectWithdrawalMutation = (): MutationOptions<RejectWithdrawalResponse, ApiError, CallOptions<RejectWithdrawalData>> => ({
  mutationKey: ['rejectWithdrawal'],
  mutationFn: (options) => rejectWithdrawal(options),
});

/** Key of {@link listDisputes}; `['listDisputes']` alone matches every call of it. */
export const listDisputesQueryKey = (options?: CallOptions<ListDisputesData>) => queryKey('listDisputes', options);

/**
 * Disputes.
 *
 * Disputes of all members, the newest first, with what the member says.
 */
export const listDisputesOptions = (options?: CallOptions<ListDisputesData>) =>
  queryOptions<ListDisputesResponse, ApiError, ListDisputesResponse, ReturnType<typeof listDisputesQueryKey>>({
    queryKey: listDisputesQueryKey(options),
    queryFn: ({ signal }) => listDisputes({ ...options, signal }),
  });

/**
 * Ask the provider or the member.
 *
 * PROVIDER = its proof of the payment was asked for, EVIDENCE = the member is asked for more, within 7 days, and reads the reason. STATE_STALE when the dispute has gone on meanwhile.
 */
export const moveDisputeMutation = (): MutationOptions<MoveDisputeResponse, ApiError, CallOptions<MoveDisputeData>> => ({
  mutationKey: ['moveDispute'],
  mutationFn: (options) => moveDispute(options),
});

/**
 * End a dispute.
 *
 * PAID = the money has arrived. RETURNED = it goes back to the wallet at once and the provider owes it, which a second operator has to approve; not while the member is asked for evidence. The member reads the reason.
 */
export const resolveDisputeMutation = (): MutationOptions<ResolveDisputeResponse, ApiError, CallOptions<ResolveDisputeData>> => ({
  mutationKey: ['resolveDispute'],
  mutationFn: (options) => resolveDispute(options),
});

/**
 * Look at a picture of a dispute.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showEvidenceMutation = (): MutationOptions<ShowEvidenceResponse, ApiError, CallOptions<ShowEvidenceData>> => ({
  mutationKey: ['showEvidence'],
  mutationFn: (options) => showEvidence(options),
});

/** Key of {@link getAgentSettlement}; `['getAgentSettlement']` alone matches every call of it. */
export const getAgentSettlementQueryKey = (options?: CallOptions<GetAgentSettlementData>) => queryKey('getAgentSettlement', options);

/**
 * State of the settlement.
 *
 * How each kind of window stands: the last one that was settled with its bills, and how many are over and wait; and the bills that should have been paid by now.
 */
export const getAgentSettlementOptions = (options?: CallOptions<GetAgentSettlementData>) =>
  queryOptions<GetAgentSettlementResponse, ApiError, GetAgentSettlementResponse, ReturnType<typeof getAgentSettlementQueryKey>>({
    queryKey: getAgentSettlementQueryKey(options),
    queryFn: ({ signal }) => getAgentSettlement({ ...options, signal }),
  });

/** Key of {@link listAgentSettlementWindows}; `['listAgentSettlementWindows']` alone matches every call of it. */
export const listAgentSettlementWindowsQueryKey = (options?: CallOptions<ListAgentSettlementWindowsData>) => queryKey('listAgentSettlementWindows', options);

/**
 * Windows of the settlement.
 *
 * Every window that was settled or has failed, the last to end first, with its bills: made, paid, and what became of the others.
 */
export const listAgentSettlementWindowsOptions = (options?: CallOptions<ListAgentSettlementWindowsData>) =>
  queryOptions<ListAgentSettlementWindowsResponse, ApiError, ListAgentSettlementWindowsResponse, ReturnType<typeof listAgentSettlementWindowsQueryKey>>({
    queryKey: listAgentSettlementWindowsQueryKey(options),
    queryFn: ({ signal }) => listAgentSettlementWindows({ ...options, signal }),
  });

/**
 * Settle a window again.
 *
 * A settled window is settled once more, from the same results and terms: bills that are there stay as they are, byte for byte, and only what later results have changed makes bills with the difference. A second operator has to approve it. A window that has failed is tried again at once instead of after its pause, which needs nobody else. NOT_FOUND for a window that was never begun; SERVICE_BUSY while windows are settled.
 */
export const rerunAgentSettlementMutation = (): MutationOptions<RerunAgentSettlementResponse, ApiError, CallOptions<RerunAgentSettlementData>> => ({
  mutationKey: ['rerunAgentSettlement'],
  mutationFn: (options) => rerunAgentSettlement(options),
});

/**
 * Make bills again and compare.
 *
 * Makes the bills of a window again, from results and the terms that were signed, and compares every byte, as `npm run settlement:verify` does for all; without a window the newest bills of all. At most 500 of them.
 */
export const checkAgentSettlementMutation = (): MutationOptions<CheckAgentSettlementResponse, ApiError, CallOptions<CheckAgentSettlementData>> => ({
  mutationKey: ['checkAgentSettlement'],
  mutationFn: (options) => checkAgentSettlement(options),
});

/** Key of {@link getCorrectableBill}; `['getCorrectableBill']` alone matches every call of it. */
export const getCorrectableBillQueryKey = (options: CallOptions<GetCorrectableBillData>) => queryKey('getCorrectableBill', options);

/**
 * A bill of an agent.
 *
 * A computed bill by its number, with what its window comes to by now. NOT_FOUND for a correction.
 */
export const getCorrectableBillOptions = (options: CallOptions<GetCorrectableBillData>) =>
  queryOptions<GetCorrectableBillResponse, ApiError, GetCorrectableBillResponse, ReturnType<typeof getCorrectableBillQueryKey>>({
    queryKey: getCorrectableBillQueryKey(options),
    queryFn: ({ signal }) => getCorrectableBill({ ...options, signal }),
  });

/**
 * Correct a bill of an agent.
 *
 * Adds a further bill to the window of a computed one, with an amount and a note that the agent reads; what is below zero is taken from the next bills of the contract, never from the wallet. Whoever pays the bill pays its correction. A daily wage that changes so changes the dividend of its cycle too. Later results still make bills with their difference. A bill that is in review or kept back is refused, one that was rejected is not; SERVICE_BUSY for a daily wage while windows are settled. A second operator has to approve it.
 */
export const correctAgentBillMutation = (): MutationOptions<CorrectAgentBillResponse, ApiError, CallOptions<CorrectAgentBillData>> => ({
  mutationKey: ['correctAgentBill'],
  mutationFn: (options) => correctAgentBill(options),
});

/** Key of {@link listDividendRuns}; `['listDividendRuns']` alone matches every call of it. */
export const listDividendRunsQueryKey = (options?: CallOptions<ListDividendRunsData>) => queryKey('listDividendRuns', options);

/**
 * Runs of dividends.
 *
 * Cycles of dividends whose bills wait, and the last 30 of all, the latest first.
 */
export const listDividendRunsOptions = (options?: CallOptions<ListDividendRunsData>) =>
  queryOptions<ListDividendRunsResponse, ApiError, ListDividendRunsResponse, ReturnType<typeof listDividendRunsQueryKey>>({
    queryKey: listDividendRunsQueryKey(options),
    queryFn: ({ signal }) => listDividendRuns({ ...options, signal }),
  });

/** Key of {@link listDividendBills}; `['listDividendBills']` alone matches every call of it. */
export const listDividendBillsQueryKey = (options: CallOptions<ListDividendBillsData>) => queryKey('listDividendBills', options);

/**
 * Bills of a run of dividends.
 *
 * Its bills beside what the same contract came to in the cycle before, the greatest differences first.
 */
export const listDividendBillsOptions = (options: CallOptions<ListDividendBillsData>) =>
  queryOptions<ListDividendBillsResponse, ApiError, ListDividendBillsResponse, ReturnType<typeof listDividendBillsQueryKey>>({
    queryKey: listDividendBillsQueryKey(options),
    queryFn: ({ signal }) => listDividendBills({ ...options, signal }),
  });

/**
 * Release a run of dividends.
 *
 * Has the bills of a run paid that wait and are not kept back. A second operator has to approve it. STATE_STALE when other bills wait than those that were seen: results that came later, or a bill that was kept back, change the digest.
 */
export const releaseDividendsMutation = (): MutationOptions<ReleaseDividendsResponse, ApiError, CallOptions<ReleaseDividendsData>> => ({
  mutationKey: ['releaseDividends'],
  mutationFn: (options) => releaseDividends(options),
});

/**
 * Keep a dividend back.
 *
 * Keeps one bill that waits from being paid, with a reason, also when its run is released. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that was paid or is kept back already.
 */
export const holdDividendMutation = (): MutationOptions<HoldDividendResponse, ApiError, CallOptions<HoldDividendData>> => ({
  mutationKey: ['holdDividend'],
  mutationFn: (options) => holdDividend(options),
});

/**
 * Put a dividend back among those that wait.
 *
 * A bill that was kept back waits again like the others of its run: for the next release, or for its time. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back.
 */
export const liftDividendHoldMutation = (): MutationOptions<LiftDividendHoldResponse, ApiError, CallOptions<LiftDividendHoldData>> => ({
  mutationKey: ['liftDividendHold'],
  mutationFn: (options) => liftDividendHold(options),
});

/**
 * Reject a dividend.
 *
 * Ends a bill that is kept back: it is never paid, and its agent reads why. Results that come later still make bills with their difference; what they take off is taken from what was rejected first. A second operator has to approve it. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back, VALIDATION_FAILED for one that pays nothing.
 */
export const rejectDividendMutation = (): MutationOptions<RejectDividendResponse, ApiError, CallOptions<RejectDividendData>> => ({
  mutationKey: ['rejectDividend'],
  mutationFn: (options) => rejectDividend(options),
});

/** Key of {@link listHousePlans}; `['listHousePlans']` alone matches every call of it. */
export const listHousePlansQueryKey = (options?: CallOptions<ListHousePlansData>) => queryKey('listHousePlans', options);

/**
 * Plans of agents.
 *
 * All plans with their last terms, published or not, in the order that readers see them in.
 */
export const listHousePlansOptions = (options?: CallOptions<ListHousePlansData>) =>
  queryOptions<ListHousePlansResponse, ApiError, ListHousePlansResponse, ReturnType<typeof listHousePlansQueryKey>>({
    queryKey: listHousePlansQueryKey(options),
    queryFn: ({ signal }) => listHousePlans({ ...options, signal }),
  });

/**
 * Make a plan.
 *
 * Keeps terms under a name. While it is published, visitors read it on the page for new agents. A name that is taken, a currency that the site does not have, and terms that no contract can have are refused at their field.
 */
export const makeHousePlanMutation = (): MutationOptions<MakeHousePlanResponse, ApiError, CallOptions<MakeHousePlanData>> => ({
  mutationKey: ['makeHousePlan'],
  mutationFn: (options) => makeHousePlan(options),
});

/**
 * Change, publish or stop a plan.
 *
 * Writes name, place, terms and whether it is published over what holds; kind, games and currency stay. Other terms become the next version; contracts keep what was signed. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED).
 */
export const changeHousePlanMutation = (): MutationOptions<ChangeHousePlanResponse, ApiError, CallOptions<ChangeHousePlanData>> => ({
  mutationKey: ['changeHousePlan'],
  mutationFn: (options) => changeHousePlan(options),
});

/** Key of {@link listHouseContracts}; `['listHouseContracts']` alone matches every call of it. */
export const listHouseContractsQueryKey = (options?: CallOptions<ListHouseContractsData>) => queryKey('listHouseContracts', options);

/**
 * Contracts of the house.
 *
 * Contracts of agents without an upline, the newest first; what is over too, unless the filter says otherwise.
 */
export const listHouseContractsOptions = (options?: CallOptions<ListHouseContractsData>) =>
  queryOptions<ListHouseContractsResponse, ApiError, ListHouseContractsResponse, ReturnType<typeof listHouseContractsQueryKey>>({
    queryKey: listHouseContractsQueryKey(options),
    queryFn: ({ signal }) => listHouseContracts({ ...options, signal }),
  });

/**
 * Offer a contract of the house.
 *
 * Offers the terms of a plan to an agent without an upline, who signs or rejects them as any other. Where a contract of the kind, games and currency is in force, they are an amendment of it. A cycle other than its own, or than that of the agent's contracts below, is refused at planId. A second operator has to approve it. NOT_FOUND for an account that is no active agent at the top of a tree, or has another currency; STATE_STALE when the plan has other terms by now; CONTRACT_EXISTS while another offer waits.
 */
export const offerHouseContractMutation = (): MutationOptions<OfferHouseContractResponse, ApiError, CallOptions<OfferHouseContractData>> => ({
  mutationKey: ['offerHouseContract'],
  mutationFn: (options) => offerHouseContract(options),
});

/**
 * Withdraw, end or keep a contract of the house.
 *
 * What the house does as the upline. An end is never retroactive, and is settled to the last cycle; where the merchant says so, one that was refused and is asked for again after a whole cycle cannot be refused. A second operator has to approve it. CONTRACT_STALE when the contract is another one than was seen.
 */
export const actOnHouseContractMutation = (): MutationOptions<ActOnHouseContractResponse, ApiError, CallOptions<ActOnHouseContractData>> => ({
  mutationKey: ['actOnHouseContract'],
  mutationFn: (options) => actOnHouseContract(options),
});

/** Key of {@link listCreditLines}; `['listCreditLines']` alone matches every call of it. */
export const listCreditLinesQueryKey = (options?: CallOptions<ListCreditLinesData>) => queryKey('listCreditLines', options);

/**
 * Credit lines.
 *
 * Credit lines of agents, the newest first, with what is used and for how long it is overdue; those that are closed too, unless the filter says otherwise.
 */
export const listCreditLinesOptions = (options?: CallOptions<ListCreditLinesData>) =>
  queryOptions<ListCreditLinesResponse, ApiError, ListCreditLinesResponse, ReturnType<typeof listCreditLinesQueryKey>>({
    queryKey: listCreditLinesQueryKey(options),
    queryFn: ({ signal }) => listCreditLines({ ...options, signal }),
  });

/**
 * Open, change or close a credit line.
 *
 * Without `version` a line is opened for an agent that has none. With it, the one that was seen gets another limit or other days; days hold for advances that are taken later. A limit below what is used is allowed: nothing can be taken until enough is repaid. A limit of 0 closes the line: at once when nothing is used, else as soon as all is repaid. Two operators decide it. STATE_STALE when the line is another than was seen, or there is one already.
 */
export const setCreditLineMutation = (): MutationOptions<SetCreditLineResponse, ApiError, CallOptions<SetCreditLineData>> => ({
  mutationKey: ['setCreditLine'],
  mutationFn: (options) => setCreditLine(options),
});

/** Key of {@link getCreditLine}; `['getCreditLine']` alone matches every call of it. */
export const getCreditLineQueryKey = (options: CallOptions<GetCreditLineData>) => queryKey('getCreditLine', options);

/**
 * A credit line with its movements.
 *
 * The line, its advances that are not repaid in full, and its newest 100 movements.
 */
export const getCreditLineOptions = (options: CallOptions<GetCreditLineData>) =>
  queryOptions<GetCreditLineResponse, ApiError, GetCreditLineResponse, ReturnType<typeof getCreditLineQueryKey>>({
    queryKey: getCreditLineQueryKey(options),
    queryFn: ({ signal }) => getCreditLine({ ...options, signal }),
  });

/** Key of {@link listAgentApplications}; `['listAgentApplications']` alone matches every call of it. */
export const listAgentApplicationsQueryKey = (options?: CallOptions<ListAgentApplicationsData>) => queryKey('listAgentApplications', options);

/**
 * Applications of agents.
 *
 * What applicants have written, the newest first. Kept for 180 days after the decision; one by which an account became that of an agent stays with the account.
 */
export const listAgentApplicationsOptions = (options?: CallOptions<ListAgentApplicationsData>) =>
  queryOptions<ListAgentApplicationsResponse, ApiError, ListAgentApplicationsResponse, ReturnType<typeof listAgentApplicationsQueryKey>>({
    queryKey: listAgentApplicationsQueryKey(options),
    queryFn: ({ signal }) => listAgentApplications({ ...options, signal }),
  });

/**
 * Approve an application.
 *
 * The account of a member becomes that of an agent at once, where it stands in the tree. Whoever applied without an account takes it up with one. The applicant is told: in the inbox, or by mail where that is the contact; others are to be contacted.
 */
export const approveAgentApplicationMutation = (): MutationOptions<ApproveAgentApplicationResponse, ApiError, CallOptions<ApproveAgentApplicationData>> => ({
  mutationKey: ['approveAgentApplication'],
  mutationFn: (options) => approveAgentApplication(options),
});

/**
 * Reject an application.
 *
 * The applicant reads the reason; the note is for operators alone.
 */
export const rejectAgentApplicationMutation = (): MutationOptions<RejectAgentApplicationResponse, ApiError, CallOptions<RejectAgentApplicationData>> => ({
  mutationKey: ['rejectAgentApplication'],
  mutationFn: (options) => rejectAgentApplication(options),
});

/** Key of {@link listAllTransfers}; `['listAllTransfers']` alone matches every call of it. */
export const listAllTransfersQueryKey = (options?: CallOptions<ListAllTransfersData>) => queryKey('listAllTransfers', options);

/**
 * Transfers.
 *
 * Transfers between members, the newest first.
 */
export const listAllTransfersOptions = (options?: CallOptions<ListAllTransfersData>) =>
  queryOptions<ListAllTransfersResponse, ApiError, ListAllTransfersResponse, ReturnType<typeof listAllTransfersQueryKey>>({
    queryKey: listAllTransfersQueryKey(options),
    queryFn: ({ signal }) => listAllTransfers({ ...options, signal }),
  });

/**
 * Approve a transfer.
 *
 * The money goes to the receiver at once. Refused for a receiver who may not get it any more: excluded or closed (EXCLUDED), or with too little room in a deposit limit (LIMIT_REACHED), and when one of the two has been moved away from the other meanwhile (STATE_STALE): such a transfer is rejected.
 */
export const approveTransferMutation = (): MutationOptions<ApproveTransferResponse, ApiError, CallOptions<ApproveTransferData>> => ({
  mutationKey: ['approveTransfer'],
  mutationFn: (options) => approveTransfer(options),
});

/**
 * Reject a transfer.
 *
 * The money goes back to the wallet of its sender, who reads the reason; the note is for operators alone.
 */
export const rejectTransferMutation = (): MutationOptions<RejectTransferResponse, ApiError, CallOptions<RejectTransferData>> => ({
  mutationKey: ['rejectTransfer'],
  mutationFn: (options) => rejectTransfer(options),
});

/** Key of {@link listSlips}; `['listSlips']` alone matches every call of it. */
export const listSlipsQueryKey = (options?: CallOptions<ListSlipsData>) => queryKey('listSlips', options);

/**
 * Slips of deposits.
 *
 * Deposits with slips, the newest slip first, with how the deposit stands.
 */
export const listSlipsOptions = (options?: CallOptions<ListSlipsData>) =>
  queryOptions<ListSlipsResponse, ApiError, ListSlipsResponse, ReturnType<typeof listSlipsQueryKey>>({
    queryKey: listSlipsQueryKey(options),
    queryFn: ({ signal }) => listSlips({ ...options, signal }),
  });

/**
 * Look at a slip.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showSlipMutation = (): MutationOptions<ShowSlipResponse, ApiError, CallOptions<ShowSlipData>> => ({
  mutationKey: ['showSlip'],
  mutationFn: (options) => showSlip(options),
});

/**
 * Reject a slip.
 *
 * No payment is found for the slip: the deposit in review, or one that had expired before its slip came, ends as FAILED, and the member reads the reason. A payment that arrives later is credited all the same. A payment that is found is credited to the deposit by creditUnmatchedPayment, to an expired one as a late payment. STATE_STALE when the deposit is not looked for any more.
 */
export const rejectSlipMutation = (): MutationOptions<RejectSlipResponse, ApiError, CallOptions<RejectSlipData>> => ({
  mutationKey: ['rejectSlip'],
  mutationFn: (options) => rejectSlip(options),
});

/** Key of {@link listPayoutAccountReviews}; `['listPayoutAccountReviews']` alone matches every call of it. */
export const listPayoutAccountReviewsQueryKey = (options?: CallOptions<ListPayoutAccountReviewsData>) => queryKey('listPayoutAccountReviews', options);

/**
 * Payout accounts to compare.
 *
 * Accounts whose name was not clear to the provider, the newest first.
 */
export const listPayoutAccountReviewsOptions = (options?: CallOptions<ListPayoutAccountReviewsData>) =>
  queryOptions<ListPayoutAccountReviewsResponse, ApiError, ListPayoutAccountReviewsResponse, ReturnType<typeof listPayoutAccountReviewsQueryKey>>({
    queryKey: listPayoutAccountReviewsQueryKey(options),
    queryFn: ({ signal }) => listPayoutAccountReviews({ ...options, signal }),
  });

/**
 * Accept or block a payout account.
 *
 * Accepted, it can be used after the wait of a new account. Blocked, nothing is paid to it any more; one that is in use already can be blocked too.
 */
export const decidePayoutAccountMutation = (): MutationOptions<DecidePayoutAccountResponse, ApiError, CallOptions<DecidePayoutAccountData>> => ({
  mutationKey: ['decidePayoutAccount'],
  mutationFn: (options) => decidePayoutAccount(options),
});

/**
 * Log in.
 *
 * Password and code of the authenticator in one call: which of them was wrong is not told. A code is taken once. The answer sets the session cookie; the session ends after 15 minutes without a call and after 8 hours in any case.
 */
export const logInOperatorMutation = (): MutationOptions<LogInOperatorResponse, ApiError, CallOptions<LogInOperatorData>> => ({
  mutationKey: ['logInOperator'],
  mutationFn: (options) => logInOperator(options),
});

/**
 * Log out.
 *
 * Ends this session and takes its cookie away. In a console that asks nobody for a password there is nothing to end.
 */
export const logOutOperatorMutation = (): MutationOptions<void, ApiError, void | CallOptions<LogOutOperatorData>> => ({
  mutationKey: ['logOutOperator'],
  mutationFn: (options) => logOutOperator(options ?? undefined),
});

/**
 * Go on with the session.
 *
 * Keeps this session awake while nothing else is called: somebody reads or types. It still ends after 8 hours.
 */
export const continueSessionMutation = (): MutationOptions<ContinueSessionResponse, ApiError, void | CallOptions<ContinueSessionData>> => ({
  mutationKey: ['continueSession'],
  mutationFn: (options) => continueSession(options ?? undefined),
});

/**
 * Change one's own password.
 *
 * Asks for the password in use and a code of the authenticator, each wrong one counted as a wrong log-in is. Other sessions of the account end. Not found in a console that asks nobody for a password.
 */
export const changeOwnPasswordMutation = (): MutationOptions<void, ApiError, CallOptions<ChangeOwnPasswordData>> => ({
  mutationKey: ['changeOwnPassword'],
  mutationFn: (options) => changeOwnPassword(options),
});

/**
 * What a one-time link offers.
 *
 * Reads the secret of a one-time link, as the page of the link does when it is opened; nothing is used up. Says who is invited, and the secret for the authenticator.
 */
export const openInvitationMutation = (): MutationOptions<OpenInvitationResponse, ApiError, CallOptions<OpenInvitationData>> => ({
  mutationKey: ['openInvitation'],
  mutationFn: (options) => openInvitation(options),
});

/**
 * Take up an account by its one-time link.
 *
 * Sets password and authenticator, uses the link up and logs in. Sessions that the account has are ended. The link of the first admin names nobody, so `name` is needed there and refused elsewhere.
 */
export const acceptInvitationMutation = (): MutationOptions<AcceptInvitationResponse, ApiError, CallOptions<AcceptInvitationData>> => ({
  mutationKey: ['acceptInvitation'],
  mutationFn: (options) => acceptInvitation(options),
});

/** Key of {@link listOperators}; `['listOperators']` alone matches every call of it. */
export const listOperatorsQueryKey = (options?: CallOptions<ListOperatorsData>) => queryKey('listOperators', options);

/**
 * Operators.
 *
 * Every account with role and state, by name.
 */
export const listOperatorsOptions = (options?: CallOptions<ListOperatorsData>) =>
  queryOptions<ListOperatorsResponse, ApiError, ListOperatorsResponse, ReturnType<typeof listOperatorsQueryKey>>({
    queryKey: listOperatorsQueryKey(options),
    queryFn: ({ signal }) => listOperators({ ...options, signal }),
  });

/**
 * Invite an operator.
 *
 * Makes an account that waits for its owner, and a one-time link that is good for 24 hours. The link is in this answer alone: hand it over in person or by a channel you trust. A role that moves money or decides (cashier, risk, admin) needs a second operator.
 */
export const inviteOperatorMutation = (): MutationOptions<InviteOperatorResponse, ApiError, CallOptions<InviteOperatorData>> => ({
  mutationKey: ['inviteOperator'],
  mutationFn: (options) => inviteOperator(options),
});

/**
 * Make a new one-time link for an operator.
 *
 * For whoever has lost the password or the authenticator, whose link has run out, or who was deactivated and comes back. Links made before count no more; the account works as before until the new one is taken up. For a cashier, risk or an admin, and for an account that is in use, this needs a second operator, who gets the link.
 */
export const inviteOperatorAgainMutation = (): MutationOptions<InviteOperatorAgainResponse, ApiError, CallOptions<InviteOperatorAgainData>> => ({
  mutationKey: ['inviteOperatorAgain'],
  mutationFn: (options) => inviteOperatorAgain(options),
});

/**
 * Give an operator another role.
 *
 * Ends the sessions of the operator: the new role counts from the next log-in. To make a cashier, risk or an admin, or of an admin something else, needs a second operator.
 */
export const changeOperatorRoleMutation = (): MutationOptions<ChangeOperatorRoleResponse, ApiError, CallOptions<ChangeOperatorRoleData>> => ({
  mutationKey: ['changeOperatorRole'],
  mutationFn: (options) => changeOperatorRole(options),
});

/**
 * Deactivate an operator.
 *
 * Ends the sessions of the operator and takes links that were made for the account away; nobody logs in to it until it is invited again. An account is never deleted: the audit chain names it. For an admin this needs a second operator.
 */
export const deactivateOperatorMutation = (): MutationOptions<DeactivateOperatorResponse, ApiError, CallOptions<DeactivateOperatorData>> => ({
  mutationKey: ['deactivateOperator'],
  mutationFn: (options) => deactivateOperator(options),
});

/** Key of {@link listApprovals}; `['listApprovals']` alone matches every call of it. */
export const listApprovalsQueryKey = (options?: CallOptions<ListApprovalsData>) => queryKey('listApprovals', options);

/**
 * Requests for a second operator.
 *
 * Requests that this operator has made or may decide, newest first: those that wait, or all of the last 30 days. At most 200.
 */
export const listApprovalsOptions = (options?: CallOptions<ListApprovalsData>) =>
  queryOptions<ListApprovalsResponse, ApiError, ListApprovalsResponse, ReturnType<typeof listApprovalsQueryKey>>({
    queryKey: listApprovalsQueryKey(options),
    queryFn: ({ signal }) => listApprovals({ ...options, signal }),
  });

/**
 * Approve a request, and do it.
 *
 * Does what was asked for, once, as the maker asked for it, in one transaction with the decision. When it can no longer be done, its error is answered and the request is closed as failed; while its order is on hold (ORDER_ON_HOLD) it goes on waiting. What the operation answers stands in `result`.
 */
export const approveRequestMutation = (): MutationOptions<ApproveRequestResponse, ApiError, CallOptions<ApproveRequestData>> => ({
  mutationKey: ['approveRequest'],
  mutationFn: (options) => approveRequest(options),
});

/**
 * Reject a request.
 *
 * Closes a request without doing it. The reason is shown to the maker.
 */
export const rejectRequestMutation = (): MutationOptions<RejectRequestResponse, ApiError, CallOptions<RejectRequestData>> => ({
  mutationKey: ['rejectRequest'],
  mutationFn: (options) => rejectRequest(options),
});

/**
 * Take back a request of one's own.
 *
 * Closes a request that this operator has made and that nobody has decided.
 */
export const withdrawRequestMutation = (): MutationOptions<WithdrawRequestResponse, ApiError, CallOptions<WithdrawRequestData>> => ({
  mutationKey: ['withdrawRequest'],
  mutationFn: (options) => withdrawRequest(options),
});

/** Key of {@link listContractOperations}; `['listContractOperations']` alone matches every call of it. */
export const listContractOperationsQueryKey = (options?: CallOptions<ListContractOperationsData>) => queryKey('listContractOperations', options);

/**
 * Operations of the site's contract.
 *
 * Every operation of the public contract with its address and what it does. `/openapi.json` on the same port is the whole contract as data.
 */
export const listContractOperationsOptions = (options?: CallOptions<ListContractOperationsData>) =>
  queryOptions<ListContractOperationsResponse, ApiError, ListContractOperationsResponse, ReturnType<typeof listContractOperationsQueryKey>>({
    queryKey: listContractOperationsQueryKey(options),
    queryFn: ({ signal }) => listContractOperations({ ...options, signal }),
  });

/** Key of {@link getContractOperation}; `['getContractOperation']` alone matches every call of it. */
export const getContractOperationQueryKey = (options: CallOptions<GetContractOperationData>) => queryKey('getContractOperation', options);

/**
 * One operation of the site's contract.
 *
 * Who may call the operation, what it takes and answers field by field, and its error codes.
 */
export const getContractOperationOptions = (options: CallOptions<GetContractOperationData>) =>
  queryOptions<GetContractOperationResponse, ApiError, GetContractOperationResponse, ReturnType<typeof getContractOperationQueryKey>>({
    queryKey: getContractOperationQueryKey(options),
    queryFn: ({ signal }) => getContractOperation({ ...options, signal }),
  });
