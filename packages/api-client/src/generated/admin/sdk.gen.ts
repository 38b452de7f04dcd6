// Contract 1.0.0, sha256 e0f049f347ab41b6. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { CloseGameReportData, CloseGameReportResponse, ConfirmClockData, ConfirmClockResponse, EndAnnouncementData, EndAnnouncementResponse, EndMemberSessionsData, EndMemberSessionsResponse, GetMemberData, GetMemberResponse, GetOperatorData, GetOperatorResponse, GetOverviewData, GetOverviewResponse, GetSettingData, GetSettingResponse, ListAnnouncementsData, ListAnnouncementsResponse, ListAuditData, ListAuditResponse, ListDrawsData, ListDrawsResponse, ListGameReportsData, ListGameReportsResponse, ListGamesData, ListGamesResponse, ListJobRunsData, ListJobRunsResponse, ListJobsData, ListJobsResponse, ListLotteriesData, ListLotteriesResponse, ListMemberSessionsData, ListMemberSessionsResponse, ListMemberSignInsData, ListMemberSignInsResponse, ListMembersData, ListMembersResponse, ListMessagesData, ListMessagesResponse, ListSettingChangesData, ListSettingChangesResponse, ListSettingsData, ListSettingsResponse, ListVendorsData, ListVendorsResponse, MakeAnnouncementData, MakeAnnouncementResponse, PreviewSettingData, PreviewSettingResponse, RetryMessageData, RetryMessageResponse, SaveSettingData, SaveSettingResponse, SwitchGameData, SwitchGameResponse, SwitchVendorData, SwitchVendorResponse, UndoSettingChangeData, UndoSettingChangeResponse, UnlockMemberLoginData, UnlockMemberLoginResponse, VerifyAuditData, VerifyAuditResponse } from './reader-types.gen.ts';

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
 * Whether the site is open, how its database, jobs and queues do, what needs somebody, and the figures of today in the time zone of the merchant.
 */
export const getOverview = (options?: CallOptions<GetOverviewData>): Promise<GetOverviewResponse> =>
  call('getOverview', 'GET', '/api/overview', options);

/**
 * Every setting with its form.
 *
 * All settings in the order of the console: the fields of the form with their labels in English, the value in force and the one that holds by default.
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
 * Writes the whole value; fields that are left out take their defaults, and fixed ones keep what they have. In force in every gateway within ten seconds. When somebody else has saved since the version was read, nothing is written (VALUE_CHANGED): ask previewSetting what the own value would change now, and save again with its version.
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
 * Gives the fields of one change the values that they had before it, as a new change; other fields stay as they are. Refused like a save.
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
 * Announcements.
 *
 * Announcements and banners that match, newest first; what is over too, unless the filter says otherwise.
 */
export const listAnnouncements = (options?: CallOptions<ListAnnouncementsData>): Promise<ListAnnouncementsResponse> =>
  call('listAnnouncements', 'GET', '/api/announcements', options);

/**
 * Announce something.
 *
 * Publishes plain text in the languages given; English stands in for the others, so it is needed. An empty line begins a new paragraph. About a vendor or a game it stands among the promotions. Seen everywhere within ten seconds. Banners cannot be made here: they need pictures.
 */
export const makeAnnouncement = (options: CallOptions<MakeAnnouncementData>): Promise<MakeAnnouncementResponse> =>
  call('makeAnnouncement', 'POST', '/api/announcements', options);

/**
 * End an announcement.
 *
 * Takes an announcement or a banner away now. It stays in the list as ended and is not brought back.
 */
export const endAnnouncement = (options: CallOptions<EndAnnouncementData>): Promise<EndAnnouncementResponse> =>
  call('endAnnouncement', 'POST', '/api/announcements/{id}/end', options);

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
 * Every settled window, and of the other jobs the runs that failed; the last to end first.
 */
export const listJobRuns = (options?: CallOptions<ListJobRunsData>): Promise<ListJobRunsResponse> =>
  call('listJobRuns', 'GET', '/api/jobs/runs', options);

/**
 * Let windows go on.
 *
 * Says that the clock of the database is right after it has jumped; windows are settled again. Not found when none wait.
 */
export const confirmClock = (options?: CallOptions<ConfirmClockData>): Promise<ConfirmClockResponse> =>
  call('confirmClock', 'POST', '/api/jobs/clock', options);

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
