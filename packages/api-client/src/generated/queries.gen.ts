// Contract 2.1.0, sha256 35327e86d0942a98. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type MutationOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../client/call.ts';
import type { ApiError } from '../client/errors.ts';
import { addFavoriteGame, beginPasskey, beginPasskeyProof, beginPasskeySignIn, changePassword, checkAffiliate, chooseMemberIcon, completeSocialSignIn, confirmTotp, createHumanCheck, disableTotp, endOtherSessions, endSession, enrolTotp, finishSignIn, forgetRemembered, getAnnouncements, getBalance, getBet, getBets, getCaptcha, getCountries, getDomainRoute, getDraw, getDrawHistory, getDrawLobby, getFavoriteGameIds, getFavoriteGames, getFreePlayNonce, getGameAnnouncements, getGameList, getGameMenus, getGameVendors, getHelpCenter, getHotGames, getKeySet, getLinkedAccounts, getMemberIcons, getMemberInfo, getMerchantWallet, getOpenedNumbers, getPopularGames, getProofs, getRecentGames, getRegisterSettings, getRelatedOrigins, getRemembered, getRoomList, getSignInHistory, getSystemStatus, getTotp, getWhitelabel, getWinnerBoard, getWinnerBoardChoice, launchGame, launchGameByAddress, launchRoom, linkSocialAccount, listBets, listPasskeys, listSessions, login, logout, recordFirstLogin, registerMember, registerMobile, registerPasskey, registerSocialMember, removeFavoriteGame, removePasskey, renamePasskey, reportGame, requestPasswordMail, resetPasswordByLink, resetPasswordByPhone, resumeSession, searchGames, sendLoginCode, sendRecoveryCode, sendRegisterCode, signInRemembered, signInWithPasskey, startFreePlay, stepUp, updateLanguage, updateWinnerBoardChoice } from './sdk.gen.ts';
import type { AddFavoriteGameData, AddFavoriteGameResponse, BeginPasskeyData, BeginPasskeyProofData, BeginPasskeyProofResponse, BeginPasskeyResponse, BeginPasskeySignInData, BeginPasskeySignInResponse, ChangePasswordData, ChangePasswordResponse, CheckAffiliateData, CheckAffiliateResponse, ChooseMemberIconData, ChooseMemberIconResponse, CompleteSocialSignInData, CompleteSocialSignInResponse, ConfirmTotpData, ConfirmTotpResponse, CreateHumanCheckData, CreateHumanCheckResponse, DisableTotpData, DisableTotpResponse, EndOtherSessionsData, EndOtherSessionsResponse, EndSessionData, EndSessionResponse, EnrolTotpData, EnrolTotpResponse, FinishSignInData, FinishSignInResponse, ForgetRememberedData, ForgetRememberedResponse, GetAnnouncementsData, GetAnnouncementsResponse, GetBalanceData, GetBalanceResponse, GetBetData, GetBetResponse, GetBetsData, GetBetsResponse, GetCaptchaData, GetCaptchaResponse, GetCountriesData, GetCountriesResponse, GetDomainRouteData, GetDomainRouteResponse, GetDrawData, GetDrawHistoryData, GetDrawHistoryResponse, GetDrawLobbyData, GetDrawLobbyResponse, GetDrawResponse, GetFavoriteGameIdsData, GetFavoriteGameIdsResponse, GetFavoriteGamesData, GetFavoriteGamesResponse, GetFreePlayNonceData, GetFreePlayNonceResponse, GetGameAnnouncementsData, GetGameAnnouncementsResponse, GetGameListData, GetGameListResponse, GetGameMenusData, GetGameMenusResponse, GetGameVendorsData, GetGameVendorsResponse, GetHelpCenterData, GetHelpCenterResponse, GetHotGamesData, GetHotGamesResponse, GetKeySetData, GetKeySetResponse, GetLinkedAccountsData, GetLinkedAccountsResponse, GetMemberIconsData, GetMemberIconsResponse, GetMemberInfoData, GetMemberInfoResponse, GetMerchantWalletData, GetMerchantWalletResponse, GetOpenedNumbersData, GetOpenedNumbersResponse, GetPopularGamesData, GetPopularGamesResponse, GetProofsData, GetProofsResponse, GetRecentGamesData, GetRecentGamesResponse, GetRegisterSettingsData, GetRegisterSettingsResponse, GetRelatedOriginsData, GetRelatedOriginsResponse, GetRememberedData, GetRememberedResponse, GetRoomListData, GetRoomListResponse, GetSignInHistoryData, GetSignInHistoryResponse, GetSystemStatusData, GetSystemStatusResponse, GetTotpData, GetTotpResponse, GetWhitelabelData, GetWhitelabelResponse, GetWinnerBoardChoiceData, GetWinnerBoardChoiceResponse, GetWinnerBoardData, GetWinnerBoardResponse, LaunchGameByAddressData, LaunchGameByAddressResponse, LaunchGameData, LaunchGameResponse, LaunchRoomData, LaunchRoomResponse, LinkSocialAccountData, LinkSocialAccountResponse, ListBetsData, ListBetsResponse, ListPasskeysData, ListPasskeysResponse, ListSessionsData, ListSessionsResponse, LoginData, LoginResponse, LogoutData, LogoutResponse, RecordFirstLoginData, RecordFirstLoginResponse, RegisterMemberData, RegisterMemberResponse, RegisterMobileData, RegisterMobileResponse, RegisterPasskeyData, RegisterPasskeyResponse, RegisterSocialMemberData, RegisterSocialMemberResponse, RemoveFavoriteGameData, RemoveFavoriteGameResponse, RemovePasskeyData, RemovePasskeyResponse, RenamePasskeyData, RenamePasskeyResponse, ReportGameData, ReportGameResponse, RequestPasswordMailData, RequestPasswordMailResponse, ResetPasswordByLinkData, ResetPasswordByLinkResponse, ResetPasswordByPhoneData, ResetPasswordByPhoneResponse, ResumeSessionData, ResumeSessionResponse, SearchGamesData, SearchGamesResponse, SendLoginCodeData, SendLoginCodeResponse, SendRecoveryCodeData, SendRecoveryCodeResponse, SendRegisterCodeData, SendRegisterCodeResponse, SignInRememberedData, SignInRememberedResponse, SignInWithPasskeyData, SignInWithPasskeyResponse, StartFreePlayData, StartFreePlayResponse, StepUpData, StepUpResponse, UpdateLanguageData, UpdateLanguageResponse, UpdateWinnerBoardChoiceData, UpdateWinnerBoardChoiceResponse } from './reader-types.gen.ts';

/** Key of {@link getSystemStatus}; `['getSystemStatus']` alone matches every call of it. */
export const getSystemStatusQueryKey = (options?: CallOptions<GetSystemStatusData>) => queryKey('getSystemStatus', options);

/**
 * Permission call at start-up.
 *
 * Decides between the normal site, the maintenance page and the region page, and carries what the first screen needs. Always answers 200: maintenance and region are facts of the answer, not failures. If the call itself fails, the site shows a neutral error with retry, neither open nor blocked.
 */
export const getSystemStatusOptions = (options?: CallOptions<GetSystemStatusData>) =>
  queryOptions<GetSystemStatusResponse, ApiError, GetSystemStatusResponse, ReturnType<typeof getSystemStatusQueryKey>>({
    queryKey: getSystemStatusQueryKey(options),
    queryFn: ({ signal }) => getSystemStatus({ ...options, signal }),
  });

/** Key of {@link getWhitelabel}; `['getWhitelabel']` alone matches every call of it. */
export const getWhitelabelQueryKey = (options?: CallOptions<GetWhitelabelData>) => queryKey('getWhitelabel', options);

/**
 * Switches of the merchant.
 *
 * Tree of switches. A switch counts as on only when it and every node above it carry `enabled` = `'1'`.
 */
export const getWhitelabelOptions = (options?: CallOptions<GetWhitelabelData>) =>
  queryOptions<GetWhitelabelResponse, ApiError, GetWhitelabelResponse, ReturnType<typeof getWhitelabelQueryKey>>({
    queryKey: getWhitelabelQueryKey(options),
    queryFn: ({ signal }) => getWhitelabel({ ...options, signal }),
  });

/** Key of {@link getRegisterSettings}; `['getRegisterSettings']` alone matches every call of it. */
export const getRegisterSettingsQueryKey = (options?: CallOptions<GetRegisterSettingsData>) => queryKey('getRegisterSettings', options);

/**
 * Registration rules.
 *
 * Which fields the registration form shows, which it needs, and the rule of each.
 */
export const getRegisterSettingsOptions = (options?: CallOptions<GetRegisterSettingsData>) =>
  queryOptions<GetRegisterSettingsResponse, ApiError, GetRegisterSettingsResponse, ReturnType<typeof getRegisterSettingsQueryKey>>({
    queryKey: getRegisterSettingsQueryKey(options),
    queryFn: ({ signal }) => getRegisterSettings({ ...options, signal }),
  });

/** Key of {@link getDomainRoute}; `['getDomainRoute']` alone matches every call of it. */
export const getDomainRouteQueryKey = (options?: CallOptions<GetDomainRouteData>) => queryKey('getDomainRoute', options);

/**
 * Addresses of the site and its apps.
 *
 * Other host names of the site, to be probed for speed by the client, and download resources with QR codes.
 */
export const getDomainRouteOptions = (options?: CallOptions<GetDomainRouteData>) =>
  queryOptions<GetDomainRouteResponse, ApiError, GetDomainRouteResponse, ReturnType<typeof getDomainRouteQueryKey>>({
    queryKey: getDomainRouteQueryKey(options),
    queryFn: ({ signal }) => getDomainRoute({ ...options, signal }),
  });

/** Key of {@link getCountries}; `['getCountries']` alone matches every call of it. */
export const getCountriesQueryKey = (options?: CallOptions<GetCountriesData>) => queryKey('getCountries', options);

/**
 * Countries of phone numbers.
 *
 * Countries that codes are sent to, the merchant's first choice at the head: the allow list that the gateway holds every number against. Names are in the language of the request.
 */
export const getCountriesOptions = (options?: CallOptions<GetCountriesData>) =>
  queryOptions<GetCountriesResponse, ApiError, GetCountriesResponse, ReturnType<typeof getCountriesQueryKey>>({
    queryKey: getCountriesQueryKey(options),
    queryFn: ({ signal }) => getCountries({ ...options, signal }),
  });

/**
 * Log in.
 *
 * Opens a session. The answer carries the token for `sessionStorage.token` and sets the HttpOnly cookie the token is bound to; neither counts without the other. After a failed try `error.captcha` says that the next one needs a captcha. Unknown user and wrong password give the same answer in the same time.
 */
export const loginMutation = (): MutationOptions<LoginResponse, ApiError, CallOptions<LoginData>> => ({
  mutationKey: ['login'],
  mutationFn: (options) => login(options),
});

/**
 * Token for a new tab.
 *
 * A tab that has the cookie but no token gets a token of its own. Needs the cookie and an Origin header of the site itself. A visitor without a cookie gets AUTH_TOKEN_MISSING and stays a visitor.
 */
export const resumeSessionMutation = (): MutationOptions<ResumeSessionResponse, ApiError, void | CallOptions<ResumeSessionData>> => ({
  mutationKey: ['resumeSession'],
  mutationFn: (options) => resumeSession(options ?? undefined),
});

/**
 * Log out.
 *
 * Ends the session on the server and clears the cookie. The client clears its storage even when the call fails.
 */
export const logoutMutation = (): MutationOptions<LogoutResponse, ApiError, void | CallOptions<LogoutData>> => ({
  mutationKey: ['logout'],
  mutationFn: (options) => logout(options ?? undefined),
});

/** Key of {@link getCaptcha}; `['getCaptcha']` alone matches every call of it. */
export const getCaptchaQueryKey = (options?: CallOptions<GetCaptchaData>) => queryKey('getCaptcha', options);

/**
 * Picture captcha.
 *
 * Makes a picture. `value` is the PNG in base64; `captchaId` beside it is sent back with the typed characters. One use, 120 s, at most one picture per second.
 */
export const getCaptchaOptions = (options?: CallOptions<GetCaptchaData>) =>
  queryOptions<GetCaptchaResponse, ApiError, GetCaptchaResponse, ReturnType<typeof getCaptchaQueryKey>>({
    queryKey: getCaptchaQueryKey(options),
    queryFn: ({ signal }) => getCaptcha({ ...options, signal }),
  });

/**
 * Code to log in.
 *
 * Sends a code that logs in once, as the password of `login` with `type` sms. The answer is the same for known and unknown numbers. The second code within a day needs a captcha or a human check (`error.captcha`).
 */
export const sendLoginCodeMutation = (): MutationOptions<SendLoginCodeResponse, ApiError, CallOptions<SendLoginCodeData>> => ({
  mutationKey: ['sendLoginCode'],
  mutationFn: (options) => sendLoginCode(options),
});

/**
 * Code to register.
 *
 * Sends a code that proves a number in a registration. A number that has an account already gets a message that says so in place of a code; the answer is the same.
 */
export const sendRegisterCodeMutation = (): MutationOptions<SendRegisterCodeResponse, ApiError, CallOptions<SendRegisterCodeData>> => ({
  mutationKey: ['sendRegisterCode'],
  mutationFn: (options) => sendRegisterCode(options),
});

/** Key of {@link getKeySet}; `['getKeySet']` alone matches every call of it. */
export const getKeySetQueryKey = (options?: CallOptions<GetKeySetData>) => queryKey('getKeySet', options);

/**
 * Public keys for sealed payloads.
 *
 * Keys rotate daily and two are kept; seal with the first. `serverTime` lets the client correct its own clock: a sealed payload is refused more than 120 s off the gateway's clock. A JSON Web Key Set, not in the envelope.
 */
export const getKeySetOptions = (options?: CallOptions<GetKeySetData>) =>
  queryOptions<GetKeySetResponse, ApiError, GetKeySetResponse, ReturnType<typeof getKeySetQueryKey>>({
    queryKey: getKeySetQueryKey(options),
    queryFn: ({ signal }) => getKeySet({ ...options, signal }),
  });

/**
 * Challenge that tells a person from a program.
 *
 * Ask before a log-in by password, a registration or a code: `required` false means that the action needs no check now. The challenge is for this browser and this action, once, for 120 s. `slider` shows a picture with a gap: the piece is moved by dragging or, with the same answer, by steps of keys or buttons. `work` shows nothing and asks more of the processor, so that nobody has to solve a puzzle (WCAG 2.2, 3.3.8).
 */
export const createHumanCheckMutation = (): MutationOptions<CreateHumanCheckResponse, ApiError, CallOptions<CreateHumanCheckData>> => ({
  mutationKey: ['createHumanCheck'],
  mutationFn: (options) => createHumanCheck(options),
});

/** Key of {@link getRemembered}; `['getRemembered']` alone matches every call of it. */
export const getRememberedQueryKey = (options?: CallOptions<GetRememberedData>) => queryKey('getRemembered', options);

/**
 * Whether this browser is remembered.
 *
 * Reads the HttpOnly cookie of a log-in with `remember`. Says under which name and until when; changes nothing.
 */
export const getRememberedOptions = (options?: CallOptions<GetRememberedData>) =>
  queryOptions<GetRememberedResponse, ApiError, GetRememberedResponse, ReturnType<typeof getRememberedQueryKey>>({
    queryKey: getRememberedQueryKey(options),
    queryFn: ({ signal }) => getRemembered({ ...options, signal }),
  });

/**
 * Continue as the remembered member.
 *
 * Opens a session by the cookie alone and changes the cookie's secret. Such a session may browse and play; money out, contracts and security settings ask for a proof first (AUTH_STEP_UP). A secret that was used before ends the remembering. Needs an Origin header of the site itself.
 */
export const signInRememberedMutation = (): MutationOptions<SignInRememberedResponse, ApiError, void | CallOptions<SignInRememberedData>> => ({
  mutationKey: ['signInRemembered'],
  mutationFn: (options) => signInRemembered(options ?? undefined),
});

/**
 * Forget this browser.
 *
 * Ends the remembering of this browser and takes its cookies away. The session, if there is one, goes on. Needs an Origin header of the site itself.
 */
export const forgetRememberedMutation = (): MutationOptions<ForgetRememberedResponse, ApiError, void | CallOptions<ForgetRememberedData>> => ({
  mutationKey: ['forgetRemembered'],
  mutationFn: (options) => forgetRemembered(options ?? undefined),
});

/** Key of {@link getFreePlayNonce}; `['getFreePlayNonce']` alone matches every call of it. */
export const getFreePlayNonceQueryKey = (options?: CallOptions<GetFreePlayNonceData>) => queryKey('getFreePlayNonce', options);

/**
 * Number for one free-play start.
 *
 * The nonce goes into the encrypted `random` of startFreePlay. For this browser, once, for 120 s.
 */
export const getFreePlayNonceOptions = (options?: CallOptions<GetFreePlayNonceData>) =>
  queryOptions<GetFreePlayNonceResponse, ApiError, GetFreePlayNonceResponse, ReturnType<typeof getFreePlayNonceQueryKey>>({
    queryKey: getFreePlayNonceQueryKey(options),
    queryFn: ({ signal }) => getFreePlayNonce({ ...options, signal }),
  });

/**
 * Play with a trial account.
 *
 * Makes a trial account with play money of the trial currency, or opens the one this browser made within the last 24 h. `random` is sealed like a sealed payload of this operation (JWE, see the head of this document) around `{"nonce", "random"}`: the nonce of getFreePlayNonce and 16 random bytes in base64url. Five starts per hour, address and browser.
 */
export const startFreePlayMutation = (): MutationOptions<StartFreePlayResponse, ApiError, CallOptions<StartFreePlayData>> => ({
  mutationKey: ['startFreePlay'],
  mutationFn: (options) => startFreePlay(options),
});

/** Key of {@link listSessions}; `['listSessions']` alone matches every call of it. */
export const listSessionsQueryKey = (options?: CallOptions<ListSessionsData>) => queryKey('listSessions', options);

/**
 * Own open sessions.
 *
 * Every browser that is logged in to this account, the newest activity first.
 */
export const listSessionsOptions = (options?: CallOptions<ListSessionsData>) =>
  queryOptions<ListSessionsResponse, ApiError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryKey: listSessionsQueryKey(options),
    queryFn: ({ signal }) => listSessions({ ...options, signal }),
  });

/**
 * End every other session.
 *
 * Ends all sessions but this one and forgets every remembered browser but this one. A session of a remembered log-in has to prove its owner first.
 */
export const endOtherSessionsMutation = (): MutationOptions<EndOtherSessionsResponse, ApiError, void | CallOptions<EndOtherSessionsData>> => ({
  mutationKey: ['endOtherSessions'],
  mutationFn: (options) => endOtherSessions(options ?? undefined),
});

/**
 * End one session.
 *
 * Ends another session of the own account; log out ends this one. A session of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const endSessionMutation = (): MutationOptions<EndSessionResponse, ApiError, CallOptions<EndSessionData>> => ({
  mutationKey: ['endSession'],
  mutationFn: (options) => endSession(options),
});

/** Key of {@link getSignInHistory}; `['getSignInHistory']` alone matches every call of it. */
export const getSignInHistoryQueryKey = (options?: CallOptions<GetSignInHistoryData>) => queryKey('getSignInHistory', options);

/**
 * Own log-ins of the last 90 days.
 *
 * Tries to log in, good and failed, the newest first.
 */
export const getSignInHistoryOptions = (options?: CallOptions<GetSignInHistoryData>) =>
  queryOptions<GetSignInHistoryResponse, ApiError, GetSignInHistoryResponse, ReturnType<typeof getSignInHistoryQueryKey>>({
    queryKey: getSignInHistoryQueryKey(options),
    queryFn: ({ signal }) => getSignInHistory({ ...options, signal }),
  });

/** Key of {@link getProofs}; `['getProofs']` alone matches every call of it. */
export const getProofsQueryKey = (options?: CallOptions<GetProofsData>) => queryKey('getProofs', options);

/**
 * How the owner can prove himself now.
 *
 * The proofs that `stepUp` takes from this account, and until when the last one counts.
 */
export const getProofsOptions = (options?: CallOptions<GetProofsData>) =>
  queryOptions<GetProofsResponse, ApiError, GetProofsResponse, ReturnType<typeof getProofsQueryKey>>({
    queryKey: getProofsQueryKey(options),
    queryFn: ({ signal }) => getProofs({ ...options, signal }),
  });

/**
 * Prove again who is there.
 *
 * With the password, or what else getProofs names, one of them. For 5 minutes the session then counts as strong: operations that answer AUTH_STEP_UP may be called.
 */
export const stepUpMutation = (): MutationOptions<StepUpResponse, ApiError, CallOptions<StepUpData>> => ({
  mutationKey: ['stepUp'],
  mutationFn: (options) => stepUp(options),
});

/**
 * Finish a log-in with the second factor.
 *
 * A log-in that answers AUTH_STEP_UP names a `challenge`, good for 5 minutes and 5 tries in the browser that asked. The code of the authenticator, one recovery code or a passkey (beginPasskeySignIn with this challenge) finishes it; `methods` names which of them the account has.
 */
export const finishSignInMutation = (): MutationOptions<FinishSignInResponse, ApiError, CallOptions<FinishSignInData>> => ({
  mutationKey: ['finishSignIn'],
  mutationFn: (options) => finishSignIn(options),
});

/** Key of {@link getTotp}; `['getTotp']` alone matches every call of it. */
export const getTotpQueryKey = (options?: CallOptions<GetTotpData>) => queryKey('getTotp', options);

/**
 * Whether an authenticator protects the account.
 *
 * Says since when, and how many recovery codes are left.
 */
export const getTotpOptions = (options?: CallOptions<GetTotpData>) =>
  queryOptions<GetTotpResponse, ApiError, GetTotpResponse, ReturnType<typeof getTotpQueryKey>>({
    queryKey: getTotpQueryKey(options),
    queryFn: ({ signal }) => getTotp({ ...options, signal }),
  });

/**
 * Confirm the authenticator by a code.
 *
 * From now on log-ins ask for a code. The answer shows ten recovery codes, once and never again.
 */
export const confirmTotpMutation = (): MutationOptions<ConfirmTotpResponse, ApiError, CallOptions<ConfirmTotpData>> => ({
  mutationKey: ['confirmTotp'],
  mutationFn: (options) => confirmTotp(options),
});

/**
 * Begin with an authenticator.
 *
 * Makes a secret for an authenticator app. It counts after confirmTotp; beginning again makes another one.
 */
export const enrolTotpMutation = (): MutationOptions<EnrolTotpResponse, ApiError, void | CallOptions<EnrolTotpData>> => ({
  mutationKey: ['enrolTotp'],
  mutationFn: (options) => enrolTotp(options ?? undefined),
});

/**
 * Stop using the authenticator.
 *
 * The secret and all recovery codes are gone.
 */
export const disableTotpMutation = (): MutationOptions<DisableTotpResponse, ApiError, void | CallOptions<DisableTotpData>> => ({
  mutationKey: ['disableTotp'],
  mutationFn: (options) => disableTotp(options ?? undefined),
});

/** Key of {@link listPasskeys}; `['listPasskeys']` alone matches every call of it. */
export const listPasskeysQueryKey = (options?: CallOptions<ListPasskeysData>) => queryKey('listPasskeys', options);

/**
 * Own passkeys.
 *
 * The newest first, and how many an account may have. `rpId`, `userHandle` and the credential ids are what a browser that knows `PublicKeyCredential.signalAllAcceptedCredentials` forgets removed passkeys by.
 */
export const listPasskeysOptions = (options?: CallOptions<ListPasskeysData>) =>
  queryOptions<ListPasskeysResponse, ApiError, ListPasskeysResponse, ReturnType<typeof listPasskeysQueryKey>>({
    queryKey: listPasskeysQueryKey(options),
    queryFn: ({ signal }) => listPasskeys({ ...options, signal }),
  });

/**
 * Keep a passkey.
 *
 * What `navigator.credentials.create` gave for the options of beginPasskey, in its JSON form. REPLAY: the options were used before, are older than 5 minutes, or were made for another session; begin again. VALIDATION_FAILED with `credential`: `format` = it does not prove what it must (origin, site, user verification, signature), `taken` = it is kept already; with `passkeys`, `max` = no more can be kept.
 */
export const registerPasskeyMutation = (): MutationOptions<RegisterPasskeyResponse, ApiError, CallOptions<RegisterPasskeyData>> => ({
  mutationKey: ['registerPasskey'],
  mutationFn: (options) => registerPasskey(options),
});

/**
 * Options for a new passkey.
 *
 * What `navigator.credentials.create` takes, in its JSON form. Good once, for 5 minutes, in this session. The session must have proved its owner within the last 5 minutes, which a log-in with password and a registration do. DOMAIN_INVALID: passkeys are not made under this address. VALIDATION_FAILED with `passkeys`, `max`: no more can be kept.
 */
export const beginPasskeyMutation = (): MutationOptions<BeginPasskeyResponse, ApiError, void | CallOptions<BeginPasskeyData>> => ({
  mutationKey: ['beginPasskey'],
  mutationFn: (options) => beginPasskey(options ?? undefined),
});

/**
 * Rename a passkey.
 *
 * The name is for its owner alone. A passkey of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const renamePasskeyMutation = (): MutationOptions<RenamePasskeyResponse, ApiError, CallOptions<RenamePasskeyData>> => ({
  mutationKey: ['renamePasskey'],
  mutationFn: (options) => renamePasskey(options),
});

/**
 * Remove a passkey.
 *
 * It logs nobody in any more, at once; sessions that it opened go on. The last one may be removed too: the password is still there. A passkey of somebody else is not found. Answers what is left.
 */
export const removePasskeyMutation = (): MutationOptions<RemovePasskeyResponse, ApiError, CallOptions<RemovePasskeyData>> => ({
  mutationKey: ['removePasskey'],
  mutationFn: (options) => removePasskey(options),
});

/**
 * Options for proving again with a passkey.
 *
 * What `navigator.credentials.get` takes; the result goes to `stepUp` as `passkey`. Good once, for 5 minutes, in this session. NOT_FOUND: the account has no passkey. DOMAIN_INVALID: passkeys do not work under this address.
 */
export const beginPasskeyProofMutation = (): MutationOptions<BeginPasskeyProofResponse, ApiError, void | CallOptions<BeginPasskeyProofData>> => ({
  mutationKey: ['beginPasskeyProof'],
  mutationFn: (options) => beginPasskeyProof(options ?? undefined),
});

/**
 * Log in with a passkey.
 *
 * What `navigator.credentials.get` gave for the options of beginPasskeySignIn. The device and its owner are proved at once, so no second factor is asked for and the session counts as strong for 5 minutes. AUTH_BAD_CREDENTIALS: the passkey is not kept (any more) or does not prove what it must. REPLAY: the options were used before or are older than 5 minutes; begin again.
 */
export const signInWithPasskeyMutation = (): MutationOptions<SignInWithPasskeyResponse, ApiError, CallOptions<SignInWithPasskeyData>> => ({
  mutationKey: ['signInWithPasskey'],
  mutationFn: (options) => signInWithPasskey(options),
});

/**
 * Options for a log-in with a passkey.
 *
 * What `navigator.credentials.get` takes. Without `challenge` it names no account: whichever passkey of this site the reader chooses logs in, also from the browser's own list under the name field (mediation `conditional`). With the `challenge` of a log-in that waits for its second factor it names the passkeys of that account, and the result goes to finishSignIn. Good once, for 5 minutes, in this browser. DOMAIN_INVALID: passkeys do not work under this address.
 */
export const beginPasskeySignInMutation = (): MutationOptions<BeginPasskeySignInResponse, ApiError, CallOptions<BeginPasskeySignInData>> => ({
  mutationKey: ['beginPasskeySignIn'],
  mutationFn: (options) => beginPasskeySignIn(options),
});

/** Key of {@link getRelatedOrigins}; `['getRelatedOrigins']` alone matches every call of it. */
export const getRelatedOriginsQueryKey = (options?: CallOptions<GetRelatedOriginsData>) => queryKey('getRelatedOrigins', options);

/**
 * Origins that share the passkeys of this site.
 *
 * A site with several host names has one name for its passkeys. Browsers that know related origins read here where else they may be used. A document of the WebAuthn standard, not in the envelope.
 */
export const getRelatedOriginsOptions = (options?: CallOptions<GetRelatedOriginsData>) =>
  queryOptions<GetRelatedOriginsResponse, ApiError, GetRelatedOriginsResponse, ReturnType<typeof getRelatedOriginsQueryKey>>({
    queryKey: getRelatedOriginsQueryKey(options),
    queryFn: ({ signal }) => getRelatedOrigins({ ...options, signal }),
  });

/**
 * Register by user name.
 *
 * Makes a member by the rules of /wps/system/setting/register and, with `login` true, opens a session as /wps/session/login does. At most one upline results: affiliateCode before recommenderId before referralCode. A new member gets the merchant's play-money grant.
 */
export const registerMemberMutation = (): MutationOptions<RegisterMemberResponse, ApiError, CallOptions<RegisterMemberData>> => ({
  mutationKey: ['registerMember'],
  mutationFn: (options) => registerMember(options),
});

/**
 * Register by mobile number.
 *
 * Makes a member whose user name is the number in digits with its calling code. With the switch REGMOBVERF the number is proved by the code of sendRegisterCode. Without MOBILEPWREG the form has no password: the account logs in by code until a password is set by recovery. Everything else as in registerMember.
 */
export const registerMobileMutation = (): MutationOptions<RegisterMobileResponse, ApiError, CallOptions<RegisterMobileData>> => ({
  mutationKey: ['registerMobile'],
  mutationFn: (options) => registerMobile(options),
});

/**
 * Change the password.
 *
 * Proves the old password and sets a new one by the merchant's rule. Every other session and remembered log-in ends. A session that could only change its password (defaultPassword, passwordExpired) is a full one afterwards. Wrong old passwords are counted as wrong log-ins are.
 */
export const changePasswordMutation = (): MutationOptions<ChangePasswordResponse, ApiError, CallOptions<ChangePasswordData>> => ({
  mutationKey: ['changePassword'],
  mutationFn: (options) => changePassword(options),
});

/**
 * Code to set a new password.
 *
 * Sends a code for resetPasswordByPhone. The answer is the same for known and unknown numbers; the form counts down `expiredMinutes`.
 */
export const sendRecoveryCodeMutation = (): MutationOptions<SendRecoveryCodeResponse, ApiError, CallOptions<SendRecoveryCodeData>> => ({
  mutationKey: ['sendRecoveryCode'],
  mutationFn: (options) => sendRecoveryCode(options),
});

/**
 * New password by code.
 *
 * Sets a new password with the code of sendRecoveryCode and logs in with it, as /wps/session/login does. Every other session ends, withdrawals are held for 24 hours and the owner is told by a message.
 */
export const resetPasswordByPhoneMutation = (): MutationOptions<ResetPasswordByPhoneResponse, ApiError, CallOptions<ResetPasswordByPhoneData>> => ({
  mutationKey: ['resetPasswordByPhone'],
  mutationFn: (options) => resetPasswordByPhone(options),
});

/**
 * Mail with a link to set a new password.
 *
 * Sends a link that is good once and for 30 minutes to the address of the account, if both belong together. The answer is the same in any case, in the same time. The link opens `/reset-password#token=<token>` of the site: behind the `#`, so that it reaches no log.
 */
export const requestPasswordMailMutation = (): MutationOptions<RequestPasswordMailResponse, ApiError, CallOptions<RequestPasswordMailData>> => ({
  mutationKey: ['requestPasswordMail'],
  mutationFn: (options) => requestPasswordMail(options),
});

/**
 * New password by link.
 *
 * Sets a new password with the token of the mailed link. Every session of the account ends, withdrawals are held for 24 hours, and the owner logs in anew. OTP_EXPIRED is a link that is too old, OTP_INVALID one that was used, replaced by a newer one or never made.
 */
export const resetPasswordByLinkMutation = (): MutationOptions<ResetPasswordByLinkResponse, ApiError, CallOptions<ResetPasswordByLinkData>> => ({
  mutationKey: ['resetPasswordByLink'],
  mutationFn: (options) => resetPasswordByLink(options),
});

/** Key of {@link getMemberInfo}; `['getMemberInfo']` alone matches every call of it. */
export const getMemberInfoQueryKey = (options?: CallOptions<GetMemberInfoData>) => queryKey('getMemberInfo', options);

/**
 * Own data.
 *
 * Data of the member that is logged in, for the header, the session keys and the guards.
 */
export const getMemberInfoOptions = (options?: CallOptions<GetMemberInfoData>) =>
  queryOptions<GetMemberInfoResponse, ApiError, GetMemberInfoResponse, ReturnType<typeof getMemberInfoQueryKey>>({
    queryKey: getMemberInfoQueryKey(options),
    queryFn: ({ signal }) => getMemberInfo({ ...options, signal }),
  });

/**
 * Keep the chosen language.
 *
 * Stores the language with the account, for mails, messages and other devices.
 */
export const updateLanguageMutation = (): MutationOptions<UpdateLanguageResponse, ApiError, CallOptions<UpdateLanguageData>> => ({
  mutationKey: ['updateLanguage'],
  mutationFn: (options) => updateLanguage(options),
});

/** Key of {@link getWinnerBoardChoice}; `['getWinnerBoardChoice']` alone matches every call of it. */
export const getWinnerBoardChoiceQueryKey = (options?: CallOptions<GetWinnerBoardChoiceData>) => queryKey('getWinnerBoardChoice', options);

/**
 * Whether own wins are shown.
 *
 * Whether wins of the member may stand on the winners board, under a masked name.
 */
export const getWinnerBoardChoiceOptions = (options?: CallOptions<GetWinnerBoardChoiceData>) =>
  queryOptions<GetWinnerBoardChoiceResponse, ApiError, GetWinnerBoardChoiceResponse, ReturnType<typeof getWinnerBoardChoiceQueryKey>>({
    queryKey: getWinnerBoardChoiceQueryKey(options),
    queryFn: ({ signal }) => getWinnerBoardChoice({ ...options, signal }),
  });

/**
 * Choose whether own wins are shown.
 *
 * Takes the wins of the member from the winners board, those of the past too, or lets them stand there again.
 */
export const updateWinnerBoardChoiceMutation = (): MutationOptions<UpdateWinnerBoardChoiceResponse, ApiError, CallOptions<UpdateWinnerBoardChoiceData>> => ({
  mutationKey: ['updateWinnerBoardChoice'],
  mutationFn: (options) => updateWinnerBoardChoice(options),
});

/**
 * First log-in of the account.
 *
 * Sent when the log-in answer says firstTimeLogin. Recorded once; later calls change nothing and answer `recorded` false.
 */
export const recordFirstLoginMutation = (): MutationOptions<RecordFirstLoginResponse, ApiError, void | CallOptions<RecordFirstLoginData>> => ({
  mutationKey: ['recordFirstLogin'],
  mutationFn: (options) => recordFirstLogin(options ?? undefined),
});

/**
 * Session of a social sign-in.
 *
 * Takes the result that the window has handed over. A linked account is logged in as by /wps/session/login. When nobody has linked it yet, the answer carries a ticket for /wps/session/social/link or .../register instead. With the intent `link` the answer is always a ticket; a provider's account that somebody has linked already answers VALIDATION_FAILED (result, taken). Accounts are told apart by the provider's own number of them, never by an e-mail address.
 */
export const completeSocialSignInMutation = (): MutationOptions<CompleteSocialSignInResponse, ApiError, CallOptions<CompleteSocialSignInData>> => ({
  mutationKey: ['completeSocialSignIn'],
  mutationFn: (options) => completeSocialSignIn(options),
});

/**
 * Link a social account for good.
 *
 * Links the provider's account of the ticket to the account that is logged in. It cannot be undone, so the reader types the own user name to confirm, and must have proved the password or a passkey just now: log in with /wps/session/login first, or step up (AUTH_STEP_UP). One account of each provider per member, one member per account of a provider.
 */
export const linkSocialAccountMutation = (): MutationOptions<LinkSocialAccountResponse, ApiError, CallOptions<LinkSocialAccountData>> => ({
  mutationKey: ['linkSocialAccount'],
  mutationFn: (options) => linkSocialAccount(options),
});

/**
 * Register with a social account.
 *
 * Makes a member as /wps/member/register does, by the same rules, and links the provider's account of the ticket in the same step: either both exist afterwards or neither. With `account.login` true a session is opened.
 */
export const registerSocialMemberMutation = (): MutationOptions<RegisterSocialMemberResponse, ApiError, CallOptions<RegisterSocialMemberData>> => ({
  mutationKey: ['registerSocialMember'],
  mutationFn: (options) => registerSocialMember(options),
});

/** Key of {@link getLinkedAccounts}; `['getLinkedAccounts']` alone matches every call of it. */
export const getLinkedAccountsQueryKey = (options?: CallOptions<GetLinkedAccountsData>) => queryKey('getLinkedAccounts', options);

/**
 * Linked social accounts.
 *
 * Accounts of providers that log the caller in, and providers that could be linked now.
 */
export const getLinkedAccountsOptions = (options?: CallOptions<GetLinkedAccountsData>) =>
  queryOptions<GetLinkedAccountsResponse, ApiError, GetLinkedAccountsResponse, ReturnType<typeof getLinkedAccountsQueryKey>>({
    queryKey: getLinkedAccountsQueryKey(options),
    queryFn: ({ signal }) => getLinkedAccounts({ ...options, signal }),
  });

/** Key of {@link checkAffiliate}; `['checkAffiliate']` alone matches every call of it. */
export const checkAffiliateQueryKey = (options: CallOptions<CheckAffiliateData>) => queryKey('checkAffiliate', options);

/**
 * Check the code of an agent's link.
 *
 * Says whether a registration may carry the code, and whose it is with the name masked. An unknown code, one of somebody who is no agent any more and one that is switched off answer the same. 20 look-ups per minute and address.
 */
export const checkAffiliateOptions = (options: CallOptions<CheckAffiliateData>) =>
  queryOptions<CheckAffiliateResponse, ApiError, CheckAffiliateResponse, ReturnType<typeof checkAffiliateQueryKey>>({
    queryKey: checkAffiliateQueryKey(options),
    queryFn: ({ signal }) => checkAffiliate({ ...options, signal }),
  });

/** Key of {@link getMemberIcons}; `['getMemberIcons']` alone matches every call of it. */
export const getMemberIconsQueryKey = (options?: CallOptions<GetMemberIconsData>) => queryKey('getMemberIcons', options);

/**
 * Pictures to choose from.
 *
 * The pictures a member may stand under, and the one that is chosen.
 */
export const getMemberIconsOptions = (options?: CallOptions<GetMemberIconsData>) =>
  queryOptions<GetMemberIconsResponse, ApiError, GetMemberIconsResponse, ReturnType<typeof getMemberIconsQueryKey>>({
    queryKey: getMemberIconsQueryKey(options),
    queryFn: ({ signal }) => getMemberIcons({ ...options, signal }),
  });

/**
 * Choose a picture.
 *
 * Keeps the chosen picture with the account. One that is not in the list answers VALIDATION_FAILED (icon, enum).
 */
export const chooseMemberIconMutation = (): MutationOptions<ChooseMemberIconResponse, ApiError, CallOptions<ChooseMemberIconData>> => ({
  mutationKey: ['chooseMemberIcon'],
  mutationFn: (options) => chooseMemberIcon(options),
});

/** Key of {@link getBalance}; `['getBalance']` alone matches every call of it. */
export const getBalanceQueryKey = (options?: CallOptions<GetBalanceData>) => queryKey('getBalance', options);

/**
 * Balance.
 *
 * Balance of the main wallet. `version` orders this answer among the balance events of /wps/events.
 */
export const getBalanceOptions = (options?: CallOptions<GetBalanceData>) =>
  queryOptions<GetBalanceResponse, ApiError, GetBalanceResponse, ReturnType<typeof getBalanceQueryKey>>({
    queryKey: getBalanceQueryKey(options),
    queryFn: ({ signal }) => getBalance({ ...options, signal }),
  });

/** Key of {@link getMerchantWallet}; `['getMerchantWallet']` alone matches every call of it. */
export const getMerchantWalletQueryKey = (options?: CallOptions<GetMerchantWalletData>) => queryKey('getMerchantWallet', options);

/**
 * How wallets work at this merchant.
 *
 * isSingle true = one seamless wallet for all games; false = a wallet per vendor and transfers before play.
 */
export const getMerchantWalletOptions = (options?: CallOptions<GetMerchantWalletData>) =>
  queryOptions<GetMerchantWalletResponse, ApiError, GetMerchantWalletResponse, ReturnType<typeof getMerchantWalletQueryKey>>({
    queryKey: getMerchantWalletQueryKey(options),
    queryFn: ({ signal }) => getMerchantWallet({ ...options, signal }),
  });

/** Key of {@link getGameMenus}; `['getGameMenus']` alone matches every call of it. */
export const getGameMenusQueryKey = (options?: CallOptions<GetGameMenusData>) => queryKey('getGameMenus', options);

/**
 * Categories, vendors and lottery groups.
 *
 * Menu of the site: every category with the vendors that have games in it, classes inside a category (esports and cockfight inside sports), and the groups of the lottery lobby.
 */
export const getGameMenusOptions = (options?: CallOptions<GetGameMenusData>) =>
  queryOptions<GetGameMenusResponse, ApiError, GetGameMenusResponse, ReturnType<typeof getGameMenusQueryKey>>({
    queryKey: getGameMenusQueryKey(options),
    queryFn: ({ signal }) => getGameMenus({ ...options, signal }),
  });

/** Key of {@link getPopularGames}; `['getPopularGames']` alone matches every call of it. */
export const getPopularGamesQueryKey = (options?: CallOptions<GetPopularGamesData>) => queryKey('getPopularGames', options);

/**
 * Popular games.
 *
 * Games with the most players in the last seven days, in order.
 */
export const getPopularGamesOptions = (options?: CallOptions<GetPopularGamesData>) =>
  queryOptions<GetPopularGamesResponse, ApiError, GetPopularGamesResponse, ReturnType<typeof getPopularGamesQueryKey>>({
    queryKey: getPopularGamesQueryKey(options),
    queryFn: ({ signal }) => getPopularGames({ ...options, signal }),
  });

/** Key of {@link getHotGames}; `['getHotGames']` alone matches every call of it. */
export const getHotGamesQueryKey = (options?: CallOptions<GetHotGamesData>) => queryKey('getHotGames', options);

/**
 * Hot games.
 *
 * Games the merchant marks as hot, in the merchant order.
 */
export const getHotGamesOptions = (options?: CallOptions<GetHotGamesData>) =>
  queryOptions<GetHotGamesResponse, ApiError, GetHotGamesResponse, ReturnType<typeof getHotGamesQueryKey>>({
    queryKey: getHotGamesQueryKey(options),
    queryFn: ({ signal }) => getHotGames({ ...options, signal }),
  });

/** Key of {@link getGameList}; `['getGameList']` alone matches every call of it. */
export const getGameListQueryKey = (options?: CallOptions<GetGameListData>) => queryKey('getGameList', options);

/**
 * Game list.
 *
 * Games of a category, filtered, searched and paged. FAV and RECENT need a session; without one they answer AUTH_TOKEN_MISSING. Choices of one filter are alternatives, filters are conditions that all hold. A search (`q`) finds a game by its name in any language or by its vendor, words in any order, the beginning of a word, and with a typo or two where little or nothing else is found; without another order asked for, the best match comes first. A class that the jurisdiction does not allow (COCKFIGHT) has no games.
 */
export const getGameListOptions = (options?: CallOptions<GetGameListData>) =>
  queryOptions<GetGameListResponse, ApiError, GetGameListResponse, ReturnType<typeof getGameListQueryKey>>({
    queryKey: getGameListQueryKey(options),
    queryFn: ({ signal }) => getGameList({ ...options, signal }),
  });

/** Key of {@link searchGames}; `['searchGames']` alone matches every call of it. */
export const searchGamesQueryKey = (options: CallOptions<SearchGamesData>) => queryKey('searchGames', options);

/**
 * Quick search.
 *
 * The best games and vendors for a few letters, in one answer, each with the places of its name that match. It finds what the search of the game list finds. Nothing found is an answer with two empty lists.
 */
export const searchGamesOptions = (options: CallOptions<SearchGamesData>) =>
  queryOptions<SearchGamesResponse, ApiError, SearchGamesResponse, ReturnType<typeof searchGamesQueryKey>>({
    queryKey: searchGamesQueryKey(options),
    queryFn: ({ signal }) => searchGames({ ...options, signal }),
  });

/** Key of {@link getRecentGames}; `['getRecentGames']` alone matches every call of it. */
export const getRecentGamesQueryKey = (options?: CallOptions<GetRecentGamesData>) => queryKey('getRecentGames', options);

/**
 * Recent games.
 *
 * Games that the member has opened, the last one first. A game that is not listed any more is left out.
 */
export const getRecentGamesOptions = (options?: CallOptions<GetRecentGamesData>) =>
  queryOptions<GetRecentGamesResponse, ApiError, GetRecentGamesResponse, ReturnType<typeof getRecentGamesQueryKey>>({
    queryKey: getRecentGamesQueryKey(options),
    queryFn: ({ signal }) => getRecentGames({ ...options, signal }),
  });

/** Key of {@link getGameVendors}; `['getGameVendors']` alone matches every call of it. */
export const getGameVendorsQueryKey = (options?: CallOptions<GetGameVendorsData>) => queryKey('getGameVendors', options);

/**
 * Vendors by category.
 *
 * Lanes of vendors for the header and the lobbies. The client keeps them in session storage unless a refresh is forced.
 */
export const getGameVendorsOptions = (options?: CallOptions<GetGameVendorsData>) =>
  queryOptions<GetGameVendorsResponse, ApiError, GetGameVendorsResponse, ReturnType<typeof getGameVendorsQueryKey>>({
    queryKey: getGameVendorsQueryKey(options),
    queryFn: ({ signal }) => getGameVendors({ ...options, signal }),
  });

/** Key of {@link getFavoriteGameIds}; `['getFavoriteGameIds']` alone matches every call of it. */
export const getFavoriteGameIdsQueryKey = (options?: CallOptions<GetFavoriteGameIdsData>) => queryKey('getFavoriteGameIds', options);

/**
 * Ids of the favourites.
 *
 * Node ids of the games marked as favourite, newest first.
 */
export const getFavoriteGameIdsOptions = (options?: CallOptions<GetFavoriteGameIdsData>) =>
  queryOptions<GetFavoriteGameIdsResponse, ApiError, GetFavoriteGameIdsResponse, ReturnType<typeof getFavoriteGameIdsQueryKey>>({
    queryKey: getFavoriteGameIdsQueryKey(options),
    queryFn: ({ signal }) => getFavoriteGameIds({ ...options, signal }),
  });

/** Key of {@link getFavoriteGames}; `['getFavoriteGames']` alone matches every call of it. */
export const getFavoriteGamesQueryKey = (options?: CallOptions<GetFavoriteGamesData>) => queryKey('getFavoriteGames', options);

/**
 * Favourites.
 *
 * The games marked as favourite with their cards, newest first. A game that is not listed any more is left out.
 */
export const getFavoriteGamesOptions = (options?: CallOptions<GetFavoriteGamesData>) =>
  queryOptions<GetFavoriteGamesResponse, ApiError, GetFavoriteGamesResponse, ReturnType<typeof getFavoriteGamesQueryKey>>({
    queryKey: getFavoriteGamesQueryKey(options),
    queryFn: ({ signal }) => getFavoriteGames({ ...options, signal }),
  });

/** Key of {@link getGameAnnouncements}; `['getGameAnnouncements']` alone matches every call of it. */
export const getGameAnnouncementsQueryKey = (options?: CallOptions<GetGameAnnouncementsData>) => queryKey('getGameAnnouncements', options);

/**
 * Announcements of a game or vendor.
 *
 * Promotions that belong to the game or to its vendor: with `nodeId` those of the game and of its vendor, with `vendor` those of the vendor and of its games, without either all that belong to any.
 */
export const getGameAnnouncementsOptions = (options?: CallOptions<GetGameAnnouncementsData>) =>
  queryOptions<GetGameAnnouncementsResponse, ApiError, GetGameAnnouncementsResponse, ReturnType<typeof getGameAnnouncementsQueryKey>>({
    queryKey: getGameAnnouncementsQueryKey(options),
    queryFn: ({ signal }) => getGameAnnouncements({ ...options, signal }),
  });

/**
 * Mark as favourite.
 *
 * Marks a game as favourite. A game that is one already stays one.
 */
export const addFavoriteGameMutation = (): MutationOptions<AddFavoriteGameResponse, ApiError, CallOptions<AddFavoriteGameData>> => ({
  mutationKey: ['addFavoriteGame'],
  mutationFn: (options) => addFavoriteGame(options),
});

/**
 * Unmark as favourite.
 *
 * Takes a game from the favourites. A game that is none stays none.
 */
export const removeFavoriteGameMutation = (): MutationOptions<RemoveFavoriteGameResponse, ApiError, CallOptions<RemoveFavoriteGameData>> => ({
  mutationKey: ['removeFavoriteGame'],
  mutationFn: (options) => removeFavoriteGame(options),
});

/** Key of {@link launchGameByAddress}; `['launchGameByAddress']` alone matches every call of it. */
export const launchGameByAddressQueryKey = (options: CallOptions<LaunchGameByAddressData>) => queryKey('launchGameByAddress', options);

/**
 * Launch a game (older form).
 *
 * The same as the POST, for older clients: what is asked for stands in the address, which is logged on its way, so a token in it is refused.
 */
export const launchGameByAddressOptions = (options: CallOptions<LaunchGameByAddressData>) =>
  queryOptions<LaunchGameByAddressResponse, ApiError, LaunchGameByAddressResponse, ReturnType<typeof launchGameByAddressQueryKey>>({
    queryKey: launchGameByAddressQueryKey(options),
    queryFn: ({ signal }) => launchGameByAddress({ ...options, signal }),
  });

/**
 * Launch a game.
 *
 * Opens a game session and answers the address for the frame. The address carries a one-use launch code of 60 s, never the session token. The frame opens `game_url`, else `game_url2`, else `content.game_url`, and only when its host is in launchGameCDNs.
 */
export const launchGameMutation = (): MutationOptions<LaunchGameResponse, ApiError, CallOptions<LaunchGameData>> => ({
  mutationKey: ['launchGame'],
  mutationFn: (options) => launchGame(options),
});

/** Key of {@link getRoomList}; `['getRoomList']` alone matches every call of it. */
export const getRoomListQueryKey = (options?: CallOptions<GetRoomListData>) => queryKey('getRoomList', options);

/**
 * Rooms and live tables.
 *
 * Rooms of games of players against players (kind PVP) or tables of live vendors (kind LIVE), in the currency of the account (visitors: the merchant's), filtered, sorted and paged. Seats are those of sessions that are open now. The answer carries an ETag for visitors; a page that shows it asks again every few seconds.
 */
export const getRoomListOptions = (options?: CallOptions<GetRoomListData>) =>
  queryOptions<GetRoomListResponse, ApiError, GetRoomListResponse, ReturnType<typeof getRoomListQueryKey>>({
    queryKey: getRoomListQueryKey(options),
    queryFn: ({ signal }) => getRoomList({ ...options, signal }),
  });

/**
 * Sit down in a room.
 *
 * Takes a seat and opens the game at it, by the same rules as the launch of a game; the address is in `content.game_url` (and in `game_url`). A seat is kept until the session in the game ends; who sits there already gets the same seat again. WALLET_INSUFFICIENT when the balance is below the smallest buy-in, LIMIT_REACHED with kind `seats` when every seat is taken, GAME_REGION when the room plays in another currency, GAME_MAINTENANCE with `until` when the room is under maintenance or closed at this hour.
 */
export const launchRoomMutation = (): MutationOptions<LaunchRoomResponse, ApiError, CallOptions<LaunchRoomData>> => ({
  mutationKey: ['launchRoom'],
  mutationFn: (options) => launchRoom(options),
});

/**
 * Report a problem with a game.
 *
 * Keeps what a player says of a game and answers a ticket number. Which session of the game and which rounds it is about is found out here. The same `requestKey` again answers the ticket of the first report. Six an hour and account.
 */
export const reportGameMutation = (): MutationOptions<ReportGameResponse, ApiError, CallOptions<ReportGameData>> => ({
  mutationKey: ['reportGame'],
  mutationFn: (options) => reportGame(options),
});

/** Key of {@link getDrawLobby}; `['getDrawLobby']` alone matches every call of it. */
export const getDrawLobbyQueryKey = (options?: CallOptions<GetDrawLobbyData>) => queryKey('getDrawLobby', options);

/**
 * Lobby of the lotteries.
 *
 * Every lottery in its group, with the issue that is on now and the last result. `serverTime` is the clock the times are measured on: wait until `drawsAt` of the current issue by it, then ask again.
 */
export const getDrawLobbyOptions = (options?: CallOptions<GetDrawLobbyData>) =>
  queryOptions<GetDrawLobbyResponse, ApiError, GetDrawLobbyResponse, ReturnType<typeof getDrawLobbyQueryKey>>({
    queryKey: getDrawLobbyQueryKey(options),
    queryFn: ({ signal }) => getDrawLobby({ ...options, signal }),
  });

/** Key of {@link getDraw}; `['getDraw']` alone matches every call of it. */
export const getDrawQueryKey = (options: CallOptions<GetDrawData>) => queryKey('getDraw', options);

/**
 * One lottery.
 *
 * A lottery with its current issue, its last result and everything needed to check results: the rule the numbers follow and the chain of seeds its hashes come from.
 */
export const getDrawOptions = (options: CallOptions<GetDrawData>) =>
  queryOptions<GetDrawResponse, ApiError, GetDrawResponse, ReturnType<typeof getDrawQueryKey>>({
    queryKey: getDrawQueryKey(options),
    queryFn: ({ signal }) => getDraw({ ...options, signal }),
  });

/** Key of {@link getDrawHistory}; `['getDrawHistory']` alone matches every call of it. */
export const getDrawHistoryQueryKey = (options: CallOptions<GetDrawHistoryData>) => queryKey('getDrawHistory', options);

/**
 * Past draws of a lottery.
 *
 * Past draws, newest first, each with the seed that its numbers can be recomputed from. Kept for 90 days. Without a date: all of them. By page because the lists of the specification's screens have numbered pages. `gaps` names issues of the same period that never opened because the site was down for long.
 */
export const getDrawHistoryOptions = (options: CallOptions<GetDrawHistoryData>) =>
  queryOptions<GetDrawHistoryResponse, ApiError, GetDrawHistoryResponse, ReturnType<typeof getDrawHistoryQueryKey>>({
    queryKey: getDrawHistoryQueryKey(options),
    queryFn: ({ signal }) => getDrawHistory({ ...options, signal }),
  });

/** Key of {@link getOpenedNumbers}; `['getOpenedNumbers']` alone matches every call of it. */
export const getOpenedNumbersQueryKey = (options?: CallOptions<GetOpenedNumbersData>) => queryKey('getOpenedNumbers', options);

/**
 * Opened numbers.
 *
 * The latest result of several lotteries, for a strip on the home page: the most recently drawn first, and of each lottery one. `drawsAt` is the next draw of that lottery.
 */
export const getOpenedNumbersOptions = (options?: CallOptions<GetOpenedNumbersData>) =>
  queryOptions<GetOpenedNumbersResponse, ApiError, GetOpenedNumbersResponse, ReturnType<typeof getOpenedNumbersQueryKey>>({
    queryKey: getOpenedNumbersQueryKey(options),
    queryFn: ({ signal }) => getOpenedNumbers({ ...options, signal }),
  });

/** Key of {@link getAnnouncements}; `['getAnnouncements']` alone matches every call of it. */
export const getAnnouncementsQueryKey = (options?: CallOptions<GetAnnouncementsData>) => queryKey('getAnnouncements', options);

/**
 * Announcements, banners and promotions.
 *
 * What is announced now, by place. Execution B = texts for visitors, A = texts for members (needs a session, otherwise B is answered).
 */
export const getAnnouncementsOptions = (options?: CallOptions<GetAnnouncementsData>) =>
  queryOptions<GetAnnouncementsResponse, ApiError, GetAnnouncementsResponse, ReturnType<typeof getAnnouncementsQueryKey>>({
    queryKey: getAnnouncementsQueryKey(options),
    queryFn: ({ signal }) => getAnnouncements({ ...options, signal }),
  });

/** Key of {@link getWinnerBoard}; `['getWinnerBoard']` alone matches every call of it. */
export const getWinnerBoardQueryKey = (options?: CallOptions<GetWinnerBoardData>) => queryKey('getWinnerBoard', options);

/**
 * Winners board.
 *
 * Real wins of the last 24 hours, greatest first, names masked. Trial play is never on it.
 */
export const getWinnerBoardOptions = (options?: CallOptions<GetWinnerBoardData>) =>
  queryOptions<GetWinnerBoardResponse, ApiError, GetWinnerBoardResponse, ReturnType<typeof getWinnerBoardQueryKey>>({
    queryKey: getWinnerBoardQueryKey(options),
    queryFn: ({ signal }) => getWinnerBoard({ ...options, signal }),
  });

/** Key of {@link getHelpCenter}; `['getHelpCenter']` alone matches every call of it. */
export const getHelpCenterQueryKey = (options?: CallOptions<GetHelpCenterData>) => queryKey('getHelpCenter', options);

/**
 * Help articles.
 *
 * Articles of the help centre in the language asked for, in order.
 */
export const getHelpCenterOptions = (options?: CallOptions<GetHelpCenterData>) =>
  queryOptions<GetHelpCenterResponse, ApiError, GetHelpCenterResponse, ReturnType<typeof getHelpCenterQueryKey>>({
    queryKey: getHelpCenterQueryKey(options),
    queryFn: ({ signal }) => getHelpCenter({ ...options, signal }),
  });

/** Key of {@link getBets}; `['getBets']` alone matches every call of it. */
export const getBetsQueryKey = (options?: CallOptions<GetBetsData>) => queryKey('getBets', options);

/**
 * Betting record.
 *
 * Own bets of a period, newest first, with totals of the whole filter and not of the page. Without from and to: today in the merchant time zone. At most 93 days per query, 12 months back. By page because the screen of the specification has numbered pages; listBets reads all of it.
 */
export const getBetsOptions = (options?: CallOptions<GetBetsData>) =>
  queryOptions<GetBetsResponse, ApiError, GetBetsResponse, ReturnType<typeof getBetsQueryKey>>({
    queryKey: getBetsQueryKey(options),
    queryFn: ({ signal }) => getBets({ ...options, signal }),
  });

/** Key of {@link listBets}; `['listBets']` alone matches every call of it. */
export const listBetsQueryKey = (options: CallOptions<ListBetsData>) => queryKey('listBets', options);

/**
 * Betting record from its first row to its last.
 *
 * The bets of getBets for whoever reads all of them, such as an export or a script: without sums, each bet once and none left out although new ones come in meanwhile. In an order by net a bet that is settled meanwhile changes its place. The same bounds of the period.
 */
export const listBetsOptions = (options: CallOptions<ListBetsData>) =>
  queryOptions<ListBetsResponse, ApiError, ListBetsResponse, ReturnType<typeof listBetsQueryKey>>({
    queryKey: listBetsQueryKey(options),
    queryFn: ({ signal }) => listBets({ ...options, signal }),
  });

/** Key of {@link getBet}; `['getBet']` alone matches every call of it. */
export const getBetQueryKey = (options: CallOptions<GetBetData>) => queryKey('getBet', options);

/**
 * One bet.
 *
 * A bet with every movement of money that belongs to it and what the vendor said about the result. A bet of somebody else is not found.
 */
export const getBetOptions = (options: CallOptions<GetBetData>) =>
  queryOptions<GetBetResponse, ApiError, GetBetResponse, ReturnType<typeof getBetQueryKey>>({
    queryKey: getBetQueryKey(options),
    queryFn: ({ signal }) => getBet({ ...options, signal }),
  });
