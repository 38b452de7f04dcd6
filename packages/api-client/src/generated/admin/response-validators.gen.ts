// Contract 1.0.0, sha256 e0f049f347ab41b6. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { zCloseGameReportResponse, zConfirmClockResponse, zEndAnnouncementResponse, zEndMemberSessionsResponse, zGetMemberResponse, zGetOperatorResponse, zGetOverviewResponse, zGetSettingResponse, zListAnnouncementsResponse, zListAuditResponse, zListDrawsResponse, zListGameReportsResponse, zListGamesResponse, zListJobRunsResponse, zListJobsResponse, zListLotteriesResponse, zListMemberSessionsResponse, zListMemberSignInsResponse, zListMembersResponse, zListMessagesResponse, zListSettingChangesResponse, zListSettingsResponse, zListVendorsResponse, zMakeAnnouncementResponse, zPreviewSettingResponse, zRetryMessageResponse, zSaveSettingResponse, zSwitchGameResponse, zSwitchVendorResponse, zUndoSettingChangeResponse, zUnlockMemberLoginResponse, zVerifyAuditResponse } from './reader-zod.gen.ts';

/** Schema of the value each operation answers, without the envelope, as readers take it. */
export const responseValidators = {
  getOperator: zGetOperatorResponse,
  getOverview: zGetOverviewResponse,
  listSettings: zListSettingsResponse,
  getSetting: zGetSettingResponse,
  saveSetting: zSaveSettingResponse,
  previewSetting: zPreviewSettingResponse,
  listSettingChanges: zListSettingChangesResponse,
  undoSettingChange: zUndoSettingChangeResponse,
  listVendors: zListVendorsResponse,
  switchVendor: zSwitchVendorResponse,
  listGames: zListGamesResponse,
  switchGame: zSwitchGameResponse,
  listAnnouncements: zListAnnouncementsResponse,
  makeAnnouncement: zMakeAnnouncementResponse,
  endAnnouncement: zEndAnnouncementResponse,
  listMessages: zListMessagesResponse,
  retryMessage: zRetryMessageResponse,
  listGameReports: zListGameReportsResponse,
  closeGameReport: zCloseGameReportResponse,
  listAudit: zListAuditResponse,
  verifyAudit: zVerifyAuditResponse,
  listJobs: zListJobsResponse,
  listJobRuns: zListJobRunsResponse,
  confirmClock: zConfirmClockResponse,
  listDraws: zListDrawsResponse,
  listLotteries: zListLotteriesResponse,
  listMembers: zListMembersResponse,
  getMember: zGetMemberResponse,
  listMemberSessions: zListMemberSessionsResponse,
  endMemberSessions: zEndMemberSessionsResponse,
  listMemberSignIns: zListMemberSignInsResponse,
  unlockMemberLogin: zUnlockMemberLoginResponse,
};
