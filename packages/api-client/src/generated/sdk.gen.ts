// Contract 2.1.0, sha256 35327e86d0942a98. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../client/call.ts';
import type { AddFavoriteGameData, AddFavoriteGameResponse, BeginPasskeyData, BeginPasskeyProofData, BeginPasskeyProofResponse, BeginPasskeyResponse, BeginPasskeySignInData, BeginPasskeySignInResponse, ChangePasswordData, ChangePasswordResponse, CheckAffiliateData, CheckAffiliateResponse, ChooseMemberIconData, ChooseMemberIconResponse, CompleteSocialSignInData, CompleteSocialSignInResponse, ConfirmTotpData, ConfirmTotpResponse, CreateHumanCheckData, CreateHumanCheckResponse, DisableTotpData, DisableTotpResponse, EndOtherSessionsData, EndOtherSessionsResponse, EndSessionData, EndSessionResponse, EnrolTotpData, EnrolTotpResponse, FinishSignInData, FinishSignInResponse, ForgetRememberedData, ForgetRememberedResponse, GetAnnouncementsData, GetAnnouncementsResponse, GetBalanceData, GetBalanceResponse, GetBetData, GetBetResponse, GetBetsData, GetBetsResponse, GetCaptchaData, GetCaptchaResponse, GetCountriesData, GetCountriesResponse, GetDomainRouteData, GetDomainRouteResponse, GetDrawData, GetDrawHistoryData, GetDrawHistoryResponse, GetDrawLobbyData, GetDrawLobbyResponse, GetDrawResponse, GetFavoriteGameIdsData, GetFavoriteGameIdsResponse, GetFavoriteGamesData, GetFavoriteGamesResponse, GetFreePlayNonceData, GetFreePlayNonceResponse, GetGameAnnouncementsData, GetGameAnnouncementsResponse, GetGameListData, GetGameListResponse, GetGameMenusData, GetGameMenusResponse, GetGameVendorsData, GetGameVendorsResponse, GetHealthData, GetHealthResponse, GetHelpCenterData, GetHelpCenterResponse, GetHotGamesData, GetHotGamesResponse, GetKeySetData, GetKeySetResponse, GetLinkedAccountsData, GetLinkedAccountsResponse, GetMemberIconsData, GetMemberIconsResponse, GetMemberInfoData, GetMemberInfoResponse, GetMerchantWalletData, GetMerchantWalletResponse, GetOpenedNumbersData, GetOpenedNumbersResponse, GetPopularGamesData, GetPopularGamesResponse, GetProofsData, GetProofsResponse, GetReadinessData, GetReadinessResponse, GetRecentGamesData, GetRecentGamesResponse, GetRegisterSettingsData, GetRegisterSettingsResponse, GetRelatedOriginsData, GetRelatedOriginsResponse, GetRememberedData, GetRememberedResponse, GetRoomListData, GetRoomListResponse, GetSignInHistoryData, GetSignInHistoryResponse, GetSystemStatusData, GetSystemStatusResponse, GetTotpData, GetTotpResponse, GetWhitelabelData, GetWhitelabelResponse, GetWinnerBoardChoiceData, GetWinnerBoardChoiceResponse, GetWinnerBoardData, GetWinnerBoardResponse, LaunchGameByAddressData, LaunchGameByAddressResponse, LaunchGameData, LaunchGameResponse, LaunchRoomData, LaunchRoomResponse, LinkSocialAccountData, LinkSocialAccountResponse, ListBetsData, ListBetsResponse, ListPasskeysData, ListPasskeysResponse, ListSessionsData, ListSessionsResponse, LoginData, LoginResponse, LogoutData, LogoutResponse, RecordFirstLoginData, RecordFirstLoginResponse, RegisterMemberData, RegisterMemberResponse, RegisterMobileData, RegisterMobileResponse, RegisterPasskeyData, RegisterPasskeyResponse, RegisterSocialMemberData, RegisterSocialMemberResponse, RemoveFavoriteGameData, RemoveFavoriteGameResponse, RemovePasskeyData, RemovePasskeyResponse, RenamePasskeyData, RenamePasskeyResponse, ReportClientErrorData, ReportGameData, ReportGameResponse, RequestPasswordMailData, RequestPasswordMailResponse, ResetPasswordByLinkData, ResetPasswordByLinkResponse, ResetPasswordByPhoneData, ResetPasswordByPhoneResponse, ResumeSessionData, ResumeSessionResponse, SearchGamesData, SearchGamesResponse, SendLoginCodeData, SendLoginCodeResponse, SendRecoveryCodeData, SendRecoveryCodeResponse, SendRegisterCodeData, SendRegisterCodeResponse, SignInRememberedData, SignInRememberedResponse, SignInWithPasskeyData, SignInWithPasskeyResponse, StartFreePlayData, StartFreePlayResponse, StepUpData, StepUpResponse, UpdateLanguageData, UpdateLanguageResponse, UpdateWinnerBoardChoiceData, UpdateWinnerBoardChoiceResponse } from './reader-types.gen.ts';

/**
 * Permission call at start-up.
 *
 * Decides between the normal site, the maintenance page and the region page, and carries what the first screen needs. Always answers 200: maintenance and region are facts of the answer, not failures. If the call itself fails, the site shows a neutral error with retry, neither open nor blocked.
 */
export const getSystemStatus = (options?: CallOptions<GetSystemStatusData>): Promise<GetSystemStatusResponse> =>
  call('getSystemStatus', 'GET', '/wps/system/status', options);

/**
 * Switches of the merchant.
 *
 * Tree of switches. A switch counts as on only when it and every node above it carry `enabled` = `'1'`.
 */
export const getWhitelabel = (options?: CallOptions<GetWhitelabelData>): Promise<GetWhitelabelResponse> =>
  call('getWhitelabel', 'GET', '/wps/system/whitelabel', options);

/**
 * Registration rules.
 *
 * Which fields the registration form shows, which it needs, and the rule of each.
 */
export const getRegisterSettings = (options?: CallOptions<GetRegisterSettingsData>): Promise<GetRegisterSettingsResponse> =>
  call('getRegisterSettings', 'GET', '/wps/system/setting/register', options);

/**
 * Addresses of the site and its apps.
 *
 * Other host names of the site, to be probed for speed by the client, and download resources with QR codes.
 */
export const getDomainRoute = (options?: CallOptions<GetDomainRouteData>): Promise<GetDomainRouteResponse> =>
  call('getDomainRoute', 'GET', '/wps/system/domainRoute', options);

/**
 * Countries of phone numbers.
 *
 * Countries that codes are sent to, the merchant's first choice at the head: the allow list that the gateway holds every number against. Names are in the language of the request.
 */
export const getCountries = (options?: CallOptions<GetCountriesData>): Promise<GetCountriesResponse> =>
  call('getCountries', 'GET', '/wps/system/country', options);

/**
 * Is the process alive.
 *
 * Answers while the process runs, whatever the database does. Not in the envelope.
 */
export const getHealth = (options?: CallOptions<GetHealthData>): Promise<GetHealthResponse> =>
  call('getHealth', 'GET', '/healthz', options);

/**
 * Can the process serve.
 *
 * Answers ok when the database answers and migrations are done. Not in the envelope.
 */
export const getReadiness = (options?: CallOptions<GetReadinessData>): Promise<GetReadinessResponse> =>
  call('getReadiness', 'GET', '/readyz', options);

/**
 * Report a fault seen in the browser.
 *
 * A chunk that did not load, an uncaught fault, an answer that did not match the contract, or a report of the content security policy. Kept in the log only; 10 per minute and address. No personal data.
 */
export const reportClientError = (options: CallOptions<ReportClientErrorData>): Promise<void> =>
  call('reportClientError', 'POST', '/client-errors', options, { empty: true });

/**
 * Log in.
 *
 * Opens a session. The answer carries the token for `sessionStorage.token` and sets the HttpOnly cookie the token is bound to; neither counts without the other. After a failed try `error.captcha` says that the next one needs a captcha. Unknown user and wrong password give the same answer in the same time.
 */
export const login = (options: CallOptions<LoginData>): Promise<LoginResponse> =>
  call('login', 'POST', '/wps/session/login', options, { sealed: true });

/**
 * Token for a new tab.
 *
 * A tab that has the cookie but no token gets a token of its own. Needs the cookie and an Origin header of the site itself. A visitor without a cookie gets AUTH_TOKEN_MISSING and stays a visitor.
 */
export const resumeSession = (options?: CallOptions<ResumeSessionData>): Promise<ResumeSessionResponse> =>
  call('resumeSession', 'POST', '/wps/session/resume', options);

/**
 * Log out.
 *
 * Ends the session on the server and clears the cookie. The client clears its storage even when the call fails.
 */
export const logout = (options?: CallOptions<LogoutData>): Promise<LogoutResponse> =>
  call('logout', 'DELETE', '/wps/session/logout', options);

/**
 * Picture captcha.
 *
 * Makes a picture. `value` is the PNG in base64; `captchaId` beside it is sent back with the typed characters. One use, 120 s, at most one picture per second.
 */
export const getCaptcha = (options?: CallOptions<GetCaptchaData>): Promise<GetCaptchaResponse> =>
  call('getCaptcha', 'GET', '/wps/captcha', options);

/**
 * Code to log in.
 *
 * Sends a code that logs in once, as the password of `login` with `type` sms. The answer is the same for known and unknown numbers. The second code within a day needs a captcha or a human check (`error.captcha`).
 */
export const sendLoginCode = (options: CallOptions<SendLoginCodeData>): Promise<SendLoginCodeResponse> =>
  call('sendLoginCode', 'POST', '/wps/verification/sms/noLogin', options);

/**
 * Code to register.
 *
 * Sends a code that proves a number in a registration. A number that has an account already gets a message that says so in place of a code; the answer is the same.
 */
export const sendRegisterCode = (options: CallOptions<SendRegisterCodeData>): Promise<SendRegisterCodeResponse> =>
  call('sendRegisterCode', 'POST', '/wps/verification/sms/register', options);

/**
 * Public keys for sealed payloads.
 *
 * Keys rotate daily and two are kept; seal with the first. `serverTime` lets the client correct its own clock: a sealed payload is refused more than 120 s off the gateway's clock. A JSON Web Key Set, not in the envelope.
 */
export const getKeySet = (options?: CallOptions<GetKeySetData>): Promise<GetKeySetResponse> =>
  call('getKeySet', 'GET', '/.well-known/jwks.json', options);

/**
 * Challenge that tells a person from a program.
 *
 * Ask before a log-in by password, a registration or a code: `required` false means that the action needs no check now. The challenge is for this browser and this action, once, for 120 s. `slider` shows a picture with a gap: the piece is moved by dragging or, with the same answer, by steps of keys or buttons. `work` shows nothing and asks more of the processor, so that nobody has to solve a puzzle (WCAG 2.2, 3.3.8).
 */
export const createHumanCheck = (options: CallOptions<CreateHumanCheckData>): Promise<CreateHumanCheckResponse> =>
  call('createHumanCheck', 'POST', '/wps/human-check', options);

/**
 * Whether this browser is remembered.
 *
 * Reads the HttpOnly cookie of a log-in with `remember`. Says under which name and until when; changes nothing.
 */
export const getRemembered = (options?: CallOptions<GetRememberedData>): Promise<GetRememberedResponse> =>
  call('getRemembered', 'GET', '/wps/session/remembered', options);

/**
 * Continue as the remembered member.
 *
 * Opens a session by the cookie alone and changes the cookie's secret. Such a session may browse and play; money out, contracts and security settings ask for a proof first (AUTH_STEP_UP). A secret that was used before ends the remembering. Needs an Origin header of the site itself.
 */
export const signInRemembered = (options?: CallOptions<SignInRememberedData>): Promise<SignInRememberedResponse> =>
  call('signInRemembered', 'POST', '/wps/session/remembered', options);

/**
 * Forget this browser.
 *
 * Ends the remembering of this browser and takes its cookies away. The session, if there is one, goes on. Needs an Origin header of the site itself.
 */
export const forgetRemembered = (options?: CallOptions<ForgetRememberedData>): Promise<ForgetRememberedResponse> =>
  call('forgetRemembered', 'DELETE', '/wps/session/remembered', options);

/**
 * Number for one free-play start.
 *
 * The nonce goes into the encrypted `random` of startFreePlay. For this browser, once, for 120 s.
 */
export const getFreePlayNonce = (options?: CallOptions<GetFreePlayNonceData>): Promise<GetFreePlayNonceResponse> =>
  call('getFreePlayNonce', 'GET', '/wps/session/login/freeplay', options);

/**
 * Play with a trial account.
 *
 * Makes a trial account with play money of the trial currency, or opens the one this browser made within the last 24 h. `random` is sealed like a sealed payload of this operation (JWE, see the head of this document) around `{"nonce", "random"}`: the nonce of getFreePlayNonce and 16 random bytes in base64url. Five starts per hour, address and browser.
 */
export const startFreePlay = (options: CallOptions<StartFreePlayData>): Promise<StartFreePlayResponse> =>
  call('startFreePlay', 'POST', '/wps/session/login/freeplay', options);

/**
 * Own open sessions.
 *
 * Every browser that is logged in to this account, the newest activity first.
 */
export const listSessions = (options?: CallOptions<ListSessionsData>): Promise<ListSessionsResponse> =>
  call('listSessions', 'GET', '/wps/security/sessions', options);

/**
 * End every other session.
 *
 * Ends all sessions but this one and forgets every remembered browser but this one. A session of a remembered log-in has to prove its owner first.
 */
export const endOtherSessions = (options?: CallOptions<EndOtherSessionsData>): Promise<EndOtherSessionsResponse> =>
  call('endOtherSessions', 'DELETE', '/wps/security/sessions', options);

/**
 * End one session.
 *
 * Ends another session of the own account; log out ends this one. A session of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const endSession = (options: CallOptions<EndSessionData>): Promise<EndSessionResponse> =>
  call('endSession', 'DELETE', '/wps/security/sessions/{sessionId}', options);

/**
 * Own log-ins of the last 90 days.
 *
 * Tries to log in, good and failed, the newest first.
 */
export const getSignInHistory = (options?: CallOptions<GetSignInHistoryData>): Promise<GetSignInHistoryResponse> =>
  call('getSignInHistory', 'GET', '/wps/security/history', options);

/**
 * How the owner can prove himself now.
 *
 * The proofs that `stepUp` takes from this account, and until when the last one counts.
 */
export const getProofs = (options?: CallOptions<GetProofsData>): Promise<GetProofsResponse> =>
  call('getProofs', 'GET', '/wps/security/step-up', options);

/**
 * Prove again who is there.
 *
 * With the password, or what else getProofs names, one of them. For 5 minutes the session then counts as strong: operations that answer AUTH_STEP_UP may be called.
 */
export const stepUp = (options: CallOptions<StepUpData>): Promise<StepUpResponse> =>
  call('stepUp', 'POST', '/wps/security/step-up', options, { sealed: true });

/**
 * Finish a log-in with the second factor.
 *
 * A log-in that answers AUTH_STEP_UP names a `challenge`, good for 5 minutes and 5 tries in the browser that asked. The code of the authenticator, one recovery code or a passkey (beginPasskeySignIn with this challenge) finishes it; `methods` names which of them the account has.
 */
export const finishSignIn = (options: CallOptions<FinishSignInData>): Promise<FinishSignInResponse> =>
  call('finishSignIn', 'POST', '/wps/session/login/second-factor', options, { sealed: true });

/**
 * Whether an authenticator protects the account.
 *
 * Says since when, and how many recovery codes are left.
 */
export const getTotp = (options?: CallOptions<GetTotpData>): Promise<GetTotpResponse> =>
  call('getTotp', 'GET', '/wps/security/totp', options);

/**
 * Confirm the authenticator by a code.
 *
 * From now on log-ins ask for a code. The answer shows ten recovery codes, once and never again.
 */
export const confirmTotp = (options: CallOptions<ConfirmTotpData>): Promise<ConfirmTotpResponse> =>
  call('confirmTotp', 'PUT', '/wps/security/totp', options);

/**
 * Begin with an authenticator.
 *
 * Makes a secret for an authenticator app. It counts after confirmTotp; beginning again makes another one.
 */
export const enrolTotp = (options?: CallOptions<EnrolTotpData>): Promise<EnrolTotpResponse> =>
  call('enrolTotp', 'POST', '/wps/security/totp', options);

/**
 * Stop using the authenticator.
 *
 * The secret and all recovery codes are gone.
 */
export const disableTotp = (options?: CallOptions<DisableTotpData>): Promise<DisableTotpResponse> =>
  call('disableTotp', 'DELETE', '/wps/security/totp', options);

/**
 * Own passkeys.
 *
 * The newest first, and how many an account may have. `rpId`, `userHandle` and the credential ids are what a browser that knows `PublicKeyCredential.signalAllAcceptedCredentials` forgets removed passkeys by.
 */
export const listPasskeys = (options?: CallOptions<ListPasskeysData>): Promise<ListPasskeysResponse> =>
  call('listPasskeys', 'GET', '/wps/security/passkeys', options);

/**
 * Keep a passkey.
 *
 * What `navigator.credentials.create` gave for the options of beginPasskey, in its JSON form. REPLAY: the options were used before, are older than 5 minutes, or were made for another session; begin again. VALIDATION_FAILED with `credential`: `format` = it does not prove what it must (origin, site, user verification, signature), `taken` = it is kept already; with `passkeys`, `max` = no more can be kept.
 */
export const registerPasskey = (options: CallOptions<RegisterPasskeyData>): Promise<RegisterPasskeyResponse> =>
  call('registerPasskey', 'POST', '/wps/security/passkeys', options);

/**
 * Options for a new passkey.
 *
 * What `navigator.credentials.create` takes, in its JSON form. Good once, for 5 minutes, in this session. The session must have proved its owner within the last 5 minutes, which a log-in with password and a registration do. DOMAIN_INVALID: passkeys are not made under this address. VALIDATION_FAILED with `passkeys`, `max`: no more can be kept.
 */
export const beginPasskey = (options?: CallOptions<BeginPasskeyData>): Promise<BeginPasskeyResponse> =>
  call('beginPasskey', 'POST', '/wps/security/passkeys/options', options);

/**
 * Rename a passkey.
 *
 * The name is for its owner alone. A passkey of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const renamePasskey = (options: CallOptions<RenamePasskeyData>): Promise<RenamePasskeyResponse> =>
  call('renamePasskey', 'PUT', '/wps/security/passkeys/{passkeyId}', options);

/**
 * Remove a passkey.
 *
 * It logs nobody in any more, at once; sessions that it opened go on. The last one may be removed too: the password is still there. A passkey of somebody else is not found. Answers what is left.
 */
export const removePasskey = (options: CallOptions<RemovePasskeyData>): Promise<RemovePasskeyResponse> =>
  call('removePasskey', 'DELETE', '/wps/security/passkeys/{passkeyId}', options);

/**
 * Options for proving again with a passkey.
 *
 * What `navigator.credentials.get` takes; the result goes to `stepUp` as `passkey`. Good once, for 5 minutes, in this session. NOT_FOUND: the account has no passkey. DOMAIN_INVALID: passkeys do not work under this address.
 */
export const beginPasskeyProof = (options?: CallOptions<BeginPasskeyProofData>): Promise<BeginPasskeyProofResponse> =>
  call('beginPasskeyProof', 'POST', '/wps/security/step-up/passkey', options);

/**
 * Log in with a passkey.
 *
 * What `navigator.credentials.get` gave for the options of beginPasskeySignIn. The device and its owner are proved at once, so no second factor is asked for and the session counts as strong for 5 minutes. AUTH_BAD_CREDENTIALS: the passkey is not kept (any more) or does not prove what it must. REPLAY: the options were used before or are older than 5 minutes; begin again.
 */
export const signInWithPasskey = (options: CallOptions<SignInWithPasskeyData>): Promise<SignInWithPasskeyResponse> =>
  call('signInWithPasskey', 'POST', '/wps/session/login/passkey', options);

/**
 * Options for a log-in with a passkey.
 *
 * What `navigator.credentials.get` takes. Without `challenge` it names no account: whichever passkey of this site the reader chooses logs in, also from the browser's own list under the name field (mediation `conditional`). With the `challenge` of a log-in that waits for its second factor it names the passkeys of that account, and the result goes to finishSignIn. Good once, for 5 minutes, in this browser. DOMAIN_INVALID: passkeys do not work under this address.
 */
export const beginPasskeySignIn = (options: CallOptions<BeginPasskeySignInData>): Promise<BeginPasskeySignInResponse> =>
  call('beginPasskeySignIn', 'POST', '/wps/session/login/passkey/options', options);

/**
 * Origins that share the passkeys of this site.
 *
 * A site with several host names has one name for its passkeys. Browsers that know related origins read here where else they may be used. A document of the WebAuthn standard, not in the envelope.
 */
export const getRelatedOrigins = (options?: CallOptions<GetRelatedOriginsData>): Promise<GetRelatedOriginsResponse> =>
  call('getRelatedOrigins', 'GET', '/.well-known/webauthn', options);

/**
 * Register by user name.
 *
 * Makes a member by the rules of /wps/system/setting/register and, with `login` true, opens a session as /wps/session/login does. At most one upline results: affiliateCode before recommenderId before referralCode. A new member gets the merchant's play-money grant.
 */
export const registerMember = (options: CallOptions<RegisterMemberData>): Promise<RegisterMemberResponse> =>
  call('registerMember', 'PUT', '/wps/member/register', options, { sealed: true });

/**
 * Register by mobile number.
 *
 * Makes a member whose user name is the number in digits with its calling code. With the switch REGMOBVERF the number is proved by the code of sendRegisterCode. Without MOBILEPWREG the form has no password: the account logs in by code until a password is set by recovery. Everything else as in registerMember.
 */
export const registerMobile = (options: CallOptions<RegisterMobileData>): Promise<RegisterMobileResponse> =>
  call('registerMobile', 'PUT', '/wps/member/register/mobile', options, { sealed: true });

/**
 * Change the password.
 *
 * Proves the old password and sets a new one by the merchant's rule. Every other session and remembered log-in ends. A session that could only change its password (defaultPassword, passwordExpired) is a full one afterwards. Wrong old passwords are counted as wrong log-ins are.
 */
export const changePassword = (options: CallOptions<ChangePasswordData>): Promise<ChangePasswordResponse> =>
  call('changePassword', 'POST', '/wps/member/password', options, { sealed: true });

/**
 * Code to set a new password.
 *
 * Sends a code for resetPasswordByPhone. The answer is the same for known and unknown numbers; the form counts down `expiredMinutes`.
 */
export const sendRecoveryCode = (options: CallOptions<SendRecoveryCodeData>): Promise<SendRecoveryCodeResponse> =>
  call('sendRecoveryCode', 'POST', '/wps/member/password/sms', options);

/**
 * New password by code.
 *
 * Sets a new password with the code of sendRecoveryCode and logs in with it, as /wps/session/login does. Every other session ends, withdrawals are held for 24 hours and the owner is told by a message.
 */
export const resetPasswordByPhone = (options: CallOptions<ResetPasswordByPhoneData>): Promise<ResetPasswordByPhoneResponse> =>
  call('resetPasswordByPhone', 'POST', '/wps/member/password/verification', options, { sealed: true });

/**
 * Mail with a link to set a new password.
 *
 * Sends a link that is good once and for 30 minutes to the address of the account, if both belong together. The answer is the same in any case, in the same time. The link opens `/reset-password#token=<token>` of the site: behind the `#`, so that it reaches no log.
 */
export const requestPasswordMail = (options: CallOptions<RequestPasswordMailData>): Promise<RequestPasswordMailResponse> =>
  call('requestPasswordMail', 'POST', '/wps/member/password/email', options, { form: true });

/**
 * New password by link.
 *
 * Sets a new password with the token of the mailed link. Every session of the account ends, withdrawals are held for 24 hours, and the owner logs in anew. OTP_EXPIRED is a link that is too old, OTP_INVALID one that was used, replaced by a newer one or never made.
 */
export const resetPasswordByLink = (options: CallOptions<ResetPasswordByLinkData>): Promise<ResetPasswordByLinkResponse> =>
  call('resetPasswordByLink', 'POST', '/wps/member/password/reset', options, { sealed: true });

/**
 * Own data.
 *
 * Data of the member that is logged in, for the header, the session keys and the guards.
 */
export const getMemberInfo = (options?: CallOptions<GetMemberInfoData>): Promise<GetMemberInfoResponse> =>
  call('getMemberInfo', 'GET', '/wps/member/info', options);

/**
 * Keep the chosen language.
 *
 * Stores the language with the account, for mails, messages and other devices.
 */
export const updateLanguage = (options: CallOptions<UpdateLanguageData>): Promise<UpdateLanguageResponse> =>
  call('updateLanguage', 'PUT', '/wps/member/language', options);

/**
 * Whether own wins are shown.
 *
 * Whether wins of the member may stand on the winners board, under a masked name.
 */
export const getWinnerBoardChoice = (options?: CallOptions<GetWinnerBoardChoiceData>): Promise<GetWinnerBoardChoiceResponse> =>
  call('getWinnerBoardChoice', 'GET', '/wps/member/winner-board', options);

/**
 * Choose whether own wins are shown.
 *
 * Takes the wins of the member from the winners board, those of the past too, or lets them stand there again.
 */
export const updateWinnerBoardChoice = (options: CallOptions<UpdateWinnerBoardChoiceData>): Promise<UpdateWinnerBoardChoiceResponse> =>
  call('updateWinnerBoardChoice', 'PUT', '/wps/member/winner-board', options);

/**
 * First log-in of the account.
 *
 * Sent when the log-in answer says firstTimeLogin. Recorded once; later calls change nothing and answer `recorded` false.
 */
export const recordFirstLogin = (options?: CallOptions<RecordFirstLoginData>): Promise<RecordFirstLoginResponse> =>
  call('recordFirstLogin', 'POST', '/wps/member/first-login', options);

/**
 * Session of a social sign-in.
 *
 * Takes the result that the window has handed over. A linked account is logged in as by /wps/session/login. When nobody has linked it yet, the answer carries a ticket for /wps/session/social/link or .../register instead. With the intent `link` the answer is always a ticket; a provider's account that somebody has linked already answers VALIDATION_FAILED (result, taken). Accounts are told apart by the provider's own number of them, never by an e-mail address.
 */
export const completeSocialSignIn = (options: CallOptions<CompleteSocialSignInData>): Promise<CompleteSocialSignInResponse> =>
  call('completeSocialSignIn', 'POST', '/wps/session/social/complete', options);

/**
 * Link a social account for good.
 *
 * Links the provider's account of the ticket to the account that is logged in. It cannot be undone, so the reader types the own user name to confirm, and must have proved the password or a passkey just now: log in with /wps/session/login first, or step up (AUTH_STEP_UP). One account of each provider per member, one member per account of a provider.
 */
export const linkSocialAccount = (options: CallOptions<LinkSocialAccountData>): Promise<LinkSocialAccountResponse> =>
  call('linkSocialAccount', 'POST', '/wps/session/social/link', options);

/**
 * Register with a social account.
 *
 * Makes a member as /wps/member/register does, by the same rules, and links the provider's account of the ticket in the same step: either both exist afterwards or neither. With `account.login` true a session is opened.
 */
export const registerSocialMember = (options: CallOptions<RegisterSocialMemberData>): Promise<RegisterSocialMemberResponse> =>
  call('registerSocialMember', 'PUT', '/wps/session/social/register', options, { sealed: true });

/**
 * Linked social accounts.
 *
 * Accounts of providers that log the caller in, and providers that could be linked now.
 */
export const getLinkedAccounts = (options?: CallOptions<GetLinkedAccountsData>): Promise<GetLinkedAccountsResponse> =>
  call('getLinkedAccounts', 'GET', '/wps/security/linked-accounts', options);

/**
 * Check the code of an agent's link.
 *
 * Says whether a registration may carry the code, and whose it is with the name masked. An unknown code, one of somebody who is no agent any more and one that is switched off answer the same. 20 look-ups per minute and address.
 */
export const checkAffiliate = (options: CallOptions<CheckAffiliateData>): Promise<CheckAffiliateResponse> =>
  call('checkAffiliate', 'GET', '/wps/agent/affiliate', options);

/**
 * Pictures to choose from.
 *
 * The pictures a member may stand under, and the one that is chosen.
 */
export const getMemberIcons = (options?: CallOptions<GetMemberIconsData>): Promise<GetMemberIconsResponse> =>
  call('getMemberIcons', 'GET', '/wps/member/info/icon', options);

/**
 * Choose a picture.
 *
 * Keeps the chosen picture with the account. One that is not in the list answers VALIDATION_FAILED (icon, enum).
 */
export const chooseMemberIcon = (options: CallOptions<ChooseMemberIconData>): Promise<ChooseMemberIconResponse> =>
  call('chooseMemberIcon', 'PUT', '/wps/member/info/icon', options);

/**
 * Balance.
 *
 * Balance of the main wallet. `version` orders this answer among the balance events of /wps/events.
 */
export const getBalance = (options?: CallOptions<GetBalanceData>): Promise<GetBalanceResponse> =>
  call('getBalance', 'GET', '/wps/v2/wallets/balance', options);

/**
 * How wallets work at this merchant.
 *
 * isSingle true = one seamless wallet for all games; false = a wallet per vendor and transfers before play.
 */
export const getMerchantWallet = (options?: CallOptions<GetMerchantWalletData>): Promise<GetMerchantWalletResponse> =>
  call('getMerchantWallet', 'GET', '/wps/relay/GCS_merchantWallet', options);

/**
 * Categories, vendors and lottery groups.
 *
 * Menu of the site: every category with the vendors that have games in it, classes inside a category (esports and cockfight inside sports), and the groups of the lottery lobby.
 */
export const getGameMenus = (options?: CallOptions<GetGameMenusData>): Promise<GetGameMenusResponse> =>
  call('getGameMenus', 'GET', '/lgw/games/game_menus', options);

/**
 * Popular games.
 *
 * Games with the most players in the last seven days, in order.
 */
export const getPopularGames = (options?: CallOptions<GetPopularGamesData>): Promise<GetPopularGamesResponse> =>
  call('getPopularGames', 'GET', '/lgw/games/popular', options);

/**
 * Hot games.
 *
 * Games the merchant marks as hot, in the merchant order.
 */
export const getHotGames = (options?: CallOptions<GetHotGamesData>): Promise<GetHotGamesResponse> =>
  call('getHotGames', 'GET', '/wps/relay/GCSGAME_hotGamesV2', options);

/**
 * Game list.
 *
 * Games of a category, filtered, searched and paged. FAV and RECENT need a session; without one they answer AUTH_TOKEN_MISSING. Choices of one filter are alternatives, filters are conditions that all hold. A search (`q`) finds a game by its name in any language or by its vendor, words in any order, the beginning of a word, and with a typo or two where little or nothing else is found; without another order asked for, the best match comes first. A class that the jurisdiction does not allow (COCKFIGHT) has no games.
 */
export const getGameList = (options?: CallOptions<GetGameListData>): Promise<GetGameListResponse> =>
  call('getGameList', 'GET', '/wps/relay/GCSGAME_gameList', options);

/**
 * Quick search.
 *
 * The best games and vendors for a few letters, in one answer, each with the places of its name that match. It finds what the search of the game list finds. Nothing found is an answer with two empty lists.
 */
export const searchGames = (options: CallOptions<SearchGamesData>): Promise<SearchGamesResponse> =>
  call('searchGames', 'GET', '/wps/relay/GCSGAME_search', options);

/**
 * Recent games.
 *
 * Games that the member has opened, the last one first. A game that is not listed any more is left out.
 */
export const getRecentGames = (options?: CallOptions<GetRecentGamesData>): Promise<GetRecentGamesResponse> =>
  call('getRecentGames', 'GET', '/wps/relay/GCS_recentGame', options);

/**
 * Vendors by category.
 *
 * Lanes of vendors for the header and the lobbies. The client keeps them in session storage unless a refresh is forced.
 */
export const getGameVendors = (options?: CallOptions<GetGameVendorsData>): Promise<GetGameVendorsResponse> =>
  call('getGameVendors', 'GET', '/wps/relay/GCSGAME_gameVendor', options);

/**
 * Ids of the favourites.
 *
 * Node ids of the games marked as favourite, newest first.
 */
export const getFavoriteGameIds = (options?: CallOptions<GetFavoriteGameIdsData>): Promise<GetFavoriteGameIdsResponse> =>
  call('getFavoriteGameIds', 'GET', '/wps/relay/MCSFE_getFavoriteGameIds', options);

/**
 * Favourites.
 *
 * The games marked as favourite with their cards, newest first. A game that is not listed any more is left out.
 */
export const getFavoriteGames = (options?: CallOptions<GetFavoriteGamesData>): Promise<GetFavoriteGamesResponse> =>
  call('getFavoriteGames', 'GET', '/wps/relay/MCSFE_getFavoriteGamesList', options);

/**
 * Announcements of a game or vendor.
 *
 * Promotions that belong to the game or to its vendor: with `nodeId` those of the game and of its vendor, with `vendor` those of the vendor and of its games, without either all that belong to any.
 */
export const getGameAnnouncements = (options?: CallOptions<GetGameAnnouncementsData>): Promise<GetGameAnnouncementsResponse> =>
  call('getGameAnnouncements', 'GET', '/wps/relay/MCSFE_getGameAnnouncements', options);

/**
 * Mark as favourite.
 *
 * Marks a game as favourite. A game that is one already stays one.
 */
export const addFavoriteGame = (options: CallOptions<AddFavoriteGameData>): Promise<AddFavoriteGameResponse> =>
  call('addFavoriteGame', 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', options);

/**
 * Unmark as favourite.
 *
 * Takes a game from the favourites. A game that is none stays none.
 */
export const removeFavoriteGame = (options: CallOptions<RemoveFavoriteGameData>): Promise<RemoveFavoriteGameResponse> =>
  call('removeFavoriteGame', 'POST', '/wps/relay/MCSFE_removeFavoriteGameV2', options);

/**
 * Launch a game (older form).
 *
 * The same as the POST, for older clients: what is asked for stands in the address, which is logged on its way, so a token in it is refused.
 */
export const launchGameByAddress = (options: CallOptions<LaunchGameByAddressData>): Promise<LaunchGameByAddressResponse> =>
  call('launchGameByAddress', 'GET', '/wps/game/launchGame', options);

/**
 * Launch a game.
 *
 * Opens a game session and answers the address for the frame. The address carries a one-use launch code of 60 s, never the session token. The frame opens `game_url`, else `game_url2`, else `content.game_url`, and only when its host is in launchGameCDNs.
 */
export const launchGame = (options: CallOptions<LaunchGameData>): Promise<LaunchGameResponse> =>
  call('launchGame', 'POST', '/wps/game/launchGame', options);

/**
 * Rooms and live tables.
 *
 * Rooms of games of players against players (kind PVP) or tables of live vendors (kind LIVE), in the currency of the account (visitors: the merchant's), filtered, sorted and paged. Seats are those of sessions that are open now. The answer carries an ETag for visitors; a page that shows it asks again every few seconds.
 */
export const getRoomList = (options?: CallOptions<GetRoomListData>): Promise<GetRoomListResponse> =>
  call('getRoomList', 'GET', '/wps/relay/GLS2_roomList', options);

/**
 * Sit down in a room.
 *
 * Takes a seat and opens the game at it, by the same rules as the launch of a game; the address is in `content.game_url` (and in `game_url`). A seat is kept until the session in the game ends; who sits there already gets the same seat again. WALLET_INSUFFICIENT when the balance is below the smallest buy-in, LIMIT_REACHED with kind `seats` when every seat is taken, GAME_REGION when the room plays in another currency, GAME_MAINTENANCE with `until` when the room is under maintenance or closed at this hour.
 */
export const launchRoom = (options: CallOptions<LaunchRoomData>): Promise<LaunchRoomResponse> =>
  call('launchRoom', 'POST', '/wps/relay/GLS2_launchRoom', options);

/**
 * Report a problem with a game.
 *
 * Keeps what a player says of a game and answers a ticket number. Which session of the game and which rounds it is about is found out here. The same `requestKey` again answers the ticket of the first report. Six an hour and account.
 */
export const reportGame = (options: CallOptions<ReportGameData>): Promise<ReportGameResponse> =>
  call('reportGame', 'POST', '/wps/game/report', options);

/**
 * Lobby of the lotteries.
 *
 * Every lottery in its group, with the issue that is on now and the last result. `serverTime` is the clock the times are measured on: wait until `drawsAt` of the current issue by it, then ask again.
 */
export const getDrawLobby = (options?: CallOptions<GetDrawLobbyData>): Promise<GetDrawLobbyResponse> =>
  call('getDrawLobby', 'GET', '/wps/relay/LGW_drawLobby', options);

/**
 * One lottery.
 *
 * A lottery with its current issue, its last result and everything needed to check results: the rule the numbers follow and the chain of seeds its hashes come from.
 */
export const getDraw = (options: CallOptions<GetDrawData>): Promise<GetDrawResponse> =>
  call('getDraw', 'GET', '/wps/relay/LGW_draw', options);

/**
 * Past draws of a lottery.
 *
 * Past draws, newest first, each with the seed that its numbers can be recomputed from. Kept for 90 days. Without a date: all of them. By page because the lists of the specification's screens have numbered pages. `gaps` names issues of the same period that never opened because the site was down for long.
 */
export const getDrawHistory = (options: CallOptions<GetDrawHistoryData>): Promise<GetDrawHistoryResponse> =>
  call('getDrawHistory', 'GET', '/wps/relay/LGW_drawHistory', options);

/**
 * Opened numbers.
 *
 * The latest result of several lotteries, for a strip on the home page: the most recently drawn first, and of each lottery one. `drawsAt` is the next draw of that lottery.
 */
export const getOpenedNumbers = (options?: CallOptions<GetOpenedNumbersData>): Promise<GetOpenedNumbersResponse> =>
  call('getOpenedNumbers', 'GET', '/lotto/lgw/games/opened/numero', options);

/**
 * Announcements, banners and promotions.
 *
 * What is announced now, by place. Execution B = texts for visitors, A = texts for members (needs a session, otherwise B is answered).
 */
export const getAnnouncements = (options?: CallOptions<GetAnnouncementsData>): Promise<GetAnnouncementsResponse> =>
  call('getAnnouncements', 'GET', '/wps/relay/MCSFE_getListAnnouncements', options);

/**
 * Winners board.
 *
 * Real wins of the last 24 hours, greatest first, names masked. Trial play is never on it.
 */
export const getWinnerBoard = (options?: CallOptions<GetWinnerBoardData>): Promise<GetWinnerBoardResponse> =>
  call('getWinnerBoard', 'GET', '/wps/relay/ODSFE2_getWinnerBoard', options);

/**
 * Help articles.
 *
 * Articles of the help centre in the language asked for, in order.
 */
export const getHelpCenter = (options?: CallOptions<GetHelpCenterData>): Promise<GetHelpCenterResponse> =>
  call('getHelpCenter', 'GET', '/wps/system/helpCenter', options);

/**
 * Betting record.
 *
 * Own bets of a period, newest first, with totals of the whole filter and not of the page. Without from and to: today in the merchant time zone. At most 93 days per query, 12 months back. By page because the screen of the specification has numbered pages; listBets reads all of it.
 */
export const getBets = (options?: CallOptions<GetBetsData>): Promise<GetBetsResponse> =>
  call('getBets', 'GET', '/wps/report/bets', options);

/**
 * Betting record from its first row to its last.
 *
 * The bets of getBets for whoever reads all of them, such as an export or a script: without sums, each bet once and none left out although new ones come in meanwhile. In an order by net a bet that is settled meanwhile changes its place. The same bounds of the period.
 */
export const listBets = (options: CallOptions<ListBetsData>): Promise<ListBetsResponse> =>
  call('listBets', 'GET', '/wps/report/bet-list', options);

/**
 * One bet.
 *
 * A bet with every movement of money that belongs to it and what the vendor said about the result. A bet of somebody else is not found.
 */
export const getBet = (options: CallOptions<GetBetData>): Promise<GetBetResponse> =>
  call('getBet', 'GET', '/wps/report/bets/{betNo}', options);
