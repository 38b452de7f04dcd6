// Contract 2.4.0, sha256 e65011e0cf3eb824. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { ErrorCode } from './error-codes.gen.ts';

/** Who may call. `visitor` = without a session, `vendor` = a request signed by a game vendor. */
export type Role = 'visitor' | 'member' | 'trial' | 'agent' | 'vendor';

/** Requests of one network within a time, by the class of their operations. */
export const RATES = {
  'read': { requests: 1200, seconds: 60 },
  'write': { requests: 240, seconds: 60 },
  'credentials': { requests: 60, seconds: 60 },
  'human-check': { requests: 60, seconds: 60 },
  'captcha': { requests: 1, seconds: 1 },
  'affiliate': { requests: 20, seconds: 60 },
  'launch': { requests: 60, seconds: 60 },
  'report': { requests: 10, seconds: 60 },
  'upload': { requests: 30, seconds: 60 },
  'stream': { requests: 60, seconds: 60 },
  'document': { requests: 20, seconds: 60 },
} as const satisfies Record<string, { requests: number; seconds: number }>;

export type RateClass = keyof typeof RATES;

export interface Operation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template of the contract, parameters in braces. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** The body travels as a sealed payload. */
  readonly sealed: boolean;
  /** The header Idempotency-Key is required, and a repeated request is done once. */
  readonly money: boolean;
  /** Fields of the body that are secrets: not part of what makes two money requests the same. */
  readonly secrets: readonly string[];
  /** Its requests count in this class. */
  readonly rate: RateClass;
  /** To visitors the answer depends on the query and the language alone. */
  readonly shared: boolean;
  /** Its body is an upload. */
  readonly large: boolean;
  /** The call keeps the session awake. */
  readonly activity: boolean;
  /** Allowed to a session that has to change its password or accept the agreement first. */
  readonly beforeChange: boolean;
  /** A session that has to do so counts as a visitor; else it is refused. */
  readonly visitorBeforeChange: boolean;
  /** Codes beside those that every operation may answer. */
  readonly errors: readonly ErrorCode[];
}

/** Every operation of the contract by its id. */
export const OPERATIONS = {
  /** Permission call at start-up. */
  getSystemStatus: { method: 'GET', path: '/wps/system/status', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Switches of the merchant. */
  getWhitelabel: { method: 'GET', path: '/wps/system/whitelabel', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Registration rules. */
  getRegisterSettings: { method: 'GET', path: '/wps/system/setting/register', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Addresses of the site and its apps. */
  getDomainRoute: { method: 'GET', path: '/wps/system/domainRoute', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Countries of phone numbers. */
  getCountries: { method: 'GET', path: '/wps/system/country', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Is the process alive. */
  getHealth: { method: 'GET', path: '/healthz', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Can the process serve. */
  getReadiness: { method: 'GET', path: '/readyz', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Report a fault seen in the browser. */
  reportClientError: { method: 'POST', path: '/client-errors', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'report', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Log in. */
  login: { method: 'POST', path: '/wps/session/login', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_BAD_CREDENTIALS', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED', 'AUTH_LOCKED', 'AUTH_NOT_MEMBER', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'EXCLUDED', 'PHONE_INVALID', 'OTP_MISSING', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY', 'OTP_DISABLED', 'KEY_ROTATED', 'REPLAY'] },
  /** Token for a new tab. */
  resumeSession: { method: 'POST', path: '/wps/session/resume', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Log out. */
  logout: { method: 'DELETE', path: '/wps/session/logout', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: true, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Picture captcha. */
  getCaptcha: { method: 'GET', path: '/wps/captcha', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'captcha', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Code to log in. */
  sendLoginCode: { method: 'POST', path: '/wps/verification/sms/noLogin', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['PHONE_MISSING', 'PHONE_INVALID', 'OTP_DISABLED', 'OTP_TOO_MANY', 'OTP_QUOTA', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED'] },
  /** Code to register. */
  sendRegisterCode: { method: 'POST', path: '/wps/verification/sms/register', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['PHONE_MISSING', 'PHONE_INVALID', 'OTP_DISABLED', 'OTP_TOO_MANY', 'OTP_QUOTA', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED'] },
  /** Public keys for sealed payloads. */
  getKeySet: { method: 'GET', path: '/.well-known/jwks.json', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Challenge that tells a person from a program. */
  createHumanCheck: { method: 'POST', path: '/wps/human-check', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'human-check', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Whether this browser is remembered. */
  getRemembered: { method: 'GET', path: '/wps/session/remembered', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Continue as the remembered member. */
  signInRemembered: { method: 'POST', path: '/wps/session/remembered', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_LOCKED', 'AUTH_BAD_CREDENTIALS'] },
  /** Forget this browser. */
  forgetRemembered: { method: 'DELETE', path: '/wps/session/remembered', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_TOKEN_MISSING'] },
  /** Number for one free-play start. */
  getFreePlayNonce: { method: 'GET', path: '/wps/session/login/freeplay', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['NOT_FOUND'] },
  /** Play with a trial account. */
  startFreePlay: { method: 'POST', path: '/wps/session/login/freeplay', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['NOT_FOUND', 'KEY_ROTATED', 'REPLAY', 'RATE_LIMITED'] },
  /** Own open sessions. */
  listSessions: { method: 'GET', path: '/wps/security/sessions', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** End every other session. */
  endOtherSessions: { method: 'DELETE', path: '/wps/security/sessions', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP'] },
  /** End one session. */
  endSession: { method: 'DELETE', path: '/wps/security/sessions/{sessionId}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND'] },
  /** Own log-ins of the last 90 days. */
  getSignInHistory: { method: 'GET', path: '/wps/security/history', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** How the owner can prove himself now. */
  getProofs: { method: 'GET', path: '/wps/security/step-up', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Prove again who is there. */
  stepUp: { method: 'POST', path: '/wps/security/step-up', roles: ['member', 'agent'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED', 'KEY_ROTATED', 'REPLAY'] },
  /** Finish a log-in with the second factor. */
  finishSignIn: { method: 'POST', path: '/wps/session/login/second-factor', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED', 'AUTH_TOKEN_EXPIRED', 'AUTH_NOT_MEMBER', 'AUTH_NOT_AGENT', 'KEY_ROTATED', 'REPLAY'] },
  /** Whether an authenticator protects the account. */
  getTotp: { method: 'GET', path: '/wps/security/totp', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Confirm the authenticator by a code. */
  confirmTotp: { method: 'PUT', path: '/wps/security/totp', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED'] },
  /** Begin with an authenticator. */
  enrolTotp: { method: 'POST', path: '/wps/security/totp', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP'] },
  /** Stop using the authenticator. */
  disableTotp: { method: 'DELETE', path: '/wps/security/totp', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP'] },
  /** Whether there is a payment password. */
  getPaymentPassword: { method: 'GET', path: '/wps/security/payment-password', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Set the payment password. */
  setPaymentPassword: { method: 'PUT', path: '/wps/security/payment-password', roles: ['member', 'agent'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'KEY_ROTATED', 'REPLAY'] },
  /** Prove the payment password. */
  provePaymentPassword: { method: 'POST', path: '/wps/security/payment-password/proof', roles: ['member', 'agent'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED', 'KEY_ROTATED', 'REPLAY'] },
  /** Own passkeys. */
  listPasskeys: { method: 'GET', path: '/wps/security/passkeys', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Keep a passkey. */
  registerPasskey: { method: 'POST', path: '/wps/security/passkeys', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'REPLAY'] },
  /** Options for a new passkey. */
  beginPasskey: { method: 'POST', path: '/wps/security/passkeys/options', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP'] },
  /** Rename a passkey. */
  renamePasskey: { method: 'PUT', path: '/wps/security/passkeys/{passkeyId}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND'] },
  /** Remove a passkey. */
  removePasskey: { method: 'DELETE', path: '/wps/security/passkeys/{passkeyId}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND'] },
  /** Options for proving again with a passkey. */
  beginPasskeyProof: { method: 'POST', path: '/wps/security/step-up/passkey', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Log in with a passkey. */
  signInWithPasskey: { method: 'POST', path: '/wps/session/login/passkey', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED', 'AUTH_NOT_MEMBER', 'AUTH_NOT_AGENT', 'REPLAY'] },
  /** Options for a log-in with a passkey. */
  beginPasskeySignIn: { method: 'POST', path: '/wps/session/login/passkey/options', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_TOKEN_EXPIRED', 'NOT_FOUND'] },
  /** Origins that share the passkeys of this site. */
  getRelatedOrigins: { method: 'GET', path: '/.well-known/webauthn', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Register by user name. */
  registerMember: { method: 'PUT', path: '/wps/member/register', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['VALIDATION_FAILED', 'CONTACT_AGENT', 'AFFILIATE_INVALID', 'INVITE_INVALID', 'TERMS_REQUIRED', 'AGE_TOO_LOW', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED', 'PHONE_MISSING', 'PHONE_INVALID', 'OTP_INVALID', 'OTP_MISSING', 'OTP_EXPIRED', 'OTP_TOO_MANY', 'KEY_ROTATED', 'REPLAY'] },
  /** Register by mobile number. */
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['VALIDATION_FAILED', 'CONTACT_AGENT', 'AFFILIATE_INVALID', 'INVITE_INVALID', 'TERMS_REQUIRED', 'AGE_TOO_LOW', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED', 'PHONE_MISSING', 'PHONE_INVALID', 'OTP_INVALID', 'OTP_MISSING', 'OTP_EXPIRED', 'OTP_TOO_MANY', 'KEY_ROTATED', 'REPLAY'] },
  /** Accept the agreement in force. */
  acceptAgreement: { method: 'POST', path: '/wps/member/agreement', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: true, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'TERMS_REQUIRED', 'AGE_TOO_LOW'] },
  /** Change the password. */
  changePassword: { method: 'POST', path: '/wps/member/password', roles: ['member', 'agent'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: true, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_BAD_CREDENTIALS', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_LOCKED', 'KEY_ROTATED', 'REPLAY'] },
  /** Code to set a new password. */
  sendRecoveryCode: { method: 'POST', path: '/wps/member/password/sms', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['PHONE_MISSING', 'PHONE_INVALID', 'OTP_DISABLED', 'OTP_TOO_MANY', 'OTP_QUOTA', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED'] },
  /** New password by code. */
  resetPasswordByPhone: { method: 'POST', path: '/wps/member/password/verification', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_STEP_UP', 'PHONE_MISSING', 'PHONE_INVALID', 'OTP_MISSING', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY', 'OTP_DISABLED', 'AUTH_LOCKED', 'EXCLUDED', 'KEY_ROTATED', 'REPLAY'] },
  /** Mail with a link to set a new password. */
  requestPasswordMail: { method: 'POST', path: '/wps/member/password/email', roles: ['visitor'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['OTP_DISABLED', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED'] },
  /** New password by link. */
  resetPasswordByLink: { method: 'POST', path: '/wps/member/password/reset', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_DISABLED', 'KEY_ROTATED', 'REPLAY'] },
  /** Own data. */
  getMemberInfo: { method: 'GET', path: '/wps/member/info', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** The own identity check. */
  getIdentityCheck: { method: 'GET', path: '/wps/member/identity', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Keep one step. */
  saveIdentityCheck: { method: 'PUT', path: '/wps/member/identity', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Send it for review. */
  sendIdentityCheck: { method: 'POST', path: '/wps/member/identity/submission', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE', 'AGE_TOO_LOW'] },
  /** Open approved fields. */
  changeIdentityCheck: { method: 'POST', path: '/wps/member/identity/change', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'STATE_STALE'] },
  /** Keep the chosen language. */
  updateLanguage: { method: 'PUT', path: '/wps/member/language', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Whether own wins are shown. */
  getWinnerBoardChoice: { method: 'GET', path: '/wps/member/winner-board', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Choose whether own wins are shown. */
  updateWinnerBoardChoice: { method: 'PUT', path: '/wps/member/winner-board', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'EXCLUDED'] },
  /** First log-in of the account. */
  recordFirstLogin: { method: 'POST', path: '/wps/member/first-login', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Window of a social sign-in. */
  startSocialSignIn: { method: 'GET', path: '/wps/session/social/{provider}/start', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['NOT_FOUND', 'DOMAIN_INVALID'] },
  /** Way back from the provider. */
  finishSocialSignIn: { method: 'GET', path: '/wps/session/social/{provider}/callback', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['NOT_FOUND', 'REPLAY'] },
  /** Session of a social sign-in. */
  completeSocialSignIn: { method: 'POST', path: '/wps/session/social/complete', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_STEP_UP', 'REPLAY', 'AUTH_LOCKED', 'AUTH_NOT_MEMBER', 'EXCLUDED'] },
  /** Link a social account for good. */
  linkSocialAccount: { method: 'POST', path: '/wps/session/social/link', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'REPLAY'] },
  /** Register with a social account. */
  registerSocialMember: { method: 'PUT', path: '/wps/session/social/register', roles: ['visitor'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['VALIDATION_FAILED', 'CONTACT_AGENT', 'AFFILIATE_INVALID', 'INVITE_INVALID', 'TERMS_REQUIRED', 'AGE_TOO_LOW', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_INVALID', 'AUTH_SLIDER_FAILED', 'OTP_INVALID', 'OTP_MISSING', 'OTP_EXPIRED', 'KEY_ROTATED', 'REPLAY'] },
  /** Linked social accounts. */
  getLinkedAccounts: { method: 'GET', path: '/wps/security/linked-accounts', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Check the code of an agent's link. */
  checkAffiliate: { method: 'GET', path: '/wps/agent/affiliate', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'affiliate', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Members below an agent. */
  listAgentTeam: { method: 'GET', path: '/wps/agent/members', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Sums of a list of members. */
  getAgentTeamTotals: { method: 'GET', path: '/wps/agent/members/totals', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Members below an agent as a file for spreadsheets. */
  getAgentTeamCsv: { method: 'GET', path: '/wps/agent/members/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Members below an agent as a document. */
  getAgentTeamPdf: { method: 'GET', path: '/wps/agent/members/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Acknowledged announcements. */
  listAcknowledgedNotices: { method: 'GET', path: '/wps/agent/notices/acknowledged', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Acknowledge announcements. */
  acknowledgeNotices: { method: 'POST', path: '/wps/agent/notices/acknowledged', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Lock a member or an agent directly below. */
  lockAgentMember: { method: 'POST', path: '/wps/agent/members/{memberId}/lock', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND'] },
  /** Lift the lock of a member or an agent directly below. */
  unlockAgentMember: { method: 'POST', path: '/wps/agent/members/{memberId}/unlock', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND'] },
  /** Note something about a member of the team. */
  setAgentRemark: { method: 'POST', path: '/wps/agent/members/{memberId}/remark', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Bets of the team. */
  listTeamBets: { method: 'GET', path: '/wps/agent/bets', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Sums of the bets of the team. */
  getTeamBetTotals: { method: 'GET', path: '/wps/agent/bets/totals', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Bets of the team as a file for spreadsheets. */
  getTeamBetsCsv: { method: 'GET', path: '/wps/agent/bets/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Bets of the team as a document. */
  getTeamBetsPdf: { method: 'GET', path: '/wps/agent/bets/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** What members below have won and lost. */
  listTeamLosses: { method: 'GET', path: '/wps/agent/profit', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Sums of what members below have won and lost. */
  getTeamLossTotals: { method: 'GET', path: '/wps/agent/profit/totals', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** What members below have won and lost as a file for spreadsheets. */
  getTeamLossesCsv: { method: 'GET', path: '/wps/agent/profit/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** What members below have won and lost as a document. */
  getTeamLossesPdf: { method: 'GET', path: '/wps/agent/profit/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Movements of the team's money. */
  listTeamMovements: { method: 'GET', path: '/wps/agent/transactions', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Sums of the movements of the team's money. */
  getTeamMovementTotals: { method: 'GET', path: '/wps/agent/transactions/totals', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Movements of the team's money as a file for spreadsheets. */
  getTeamMovementsCsv: { method: 'GET', path: '/wps/agent/transactions/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Movements of the team's money as a document. */
  getTeamMovementsPdf: { method: 'GET', path: '/wps/agent/transactions/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Own credit line. */
  getCredit: { method: 'GET', path: '/wps/agent/credit', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Accept the terms of the credit line. */
  acceptCreditTerms: { method: 'POST', path: '/wps/agent/credit/terms', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'STATE_STALE'] },
  /** Take an advance. */
  takeCreditAdvance: { method: 'POST', path: '/wps/agent/credit/advances', roles: ['agent'], sealed: false, money: true, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'STATE_STALE', 'CREDIT_OVERDUE', 'CREDIT_EXCEEDED', 'EXCLUDED', 'LIMIT_REACHED', 'WALLET_FROZEN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] },
  /** Repay. */
  repayCredit: { method: 'POST', path: '/wps/agent/credit/repayments', roles: ['agent'], sealed: false, money: true, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'CREDIT_EXCEEDED', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] },
  /** Movements of the credit line. */
  listCreditMovements: { method: 'GET', path: '/wps/agent/credit/movements', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Sums of the movements of the credit line. */
  getCreditMovementTotals: { method: 'GET', path: '/wps/agent/credit/movements/totals', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Credit statement as a file for spreadsheets. */
  getCreditCsv: { method: 'GET', path: '/wps/agent/credit/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Credit statement as a document. */
  getCreditPdf: { method: 'GET', path: '/wps/agent/credit/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** How the team does. */
  getAgentOverview: { method: 'GET', path: '/wps/agent/overview', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Apply to become an agent. */
  applyForAgency: { method: 'POST', path: '/wps/agent/applications', roles: ['visitor', 'member', 'agent'], sealed: false, money: false, secrets: [], rate: 'report', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_SLIDER_FAILED', 'APPLICATION_OPEN', 'AGENT_ALREADY', 'AUTH_TRIAL_BLOCKED', 'AUTH_DEFAULT_PASSWORD', 'AUTH_PASSWORD_EXPIRED', 'TERMS_REQUIRED'] },
  /** The own application. */
  getOwnApplication: { method: 'GET', path: '/wps/agent/applications/own', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** How an application stands. */
  getAgencyApplication: { method: 'GET', path: '/wps/agent/applications/{ticket}', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'affiliate', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['NOT_FOUND'] },
  /** Take up an approved application. */
  takeUpAgency: { method: 'POST', path: '/wps/agent/applications/{ticket}/account', roles: ['member'], sealed: false, money: false, secrets: [], rate: 'affiliate', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_MEMBER', 'NOT_FOUND'] },
  /** Published plans. */
  listAgentPlans: { method: 'GET', path: '/wps/agent/plans', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** What a plan pays of given figures. */
  workOutAgentPlan: { method: 'GET', path: '/wps/agent/plans/{planId}/example', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['NOT_FOUND'] },
  /** Links of an agent. */
  listAgentLinks: { method: 'GET', path: '/wps/agent/links', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Make a link. */
  addAgentLink: { method: 'POST', path: '/wps/agent/links', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP'] },
  /** Links of an agent as a file for spreadsheets. */
  getAgentLinksCsv: { method: 'GET', path: '/wps/agent/links/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_OPEN'] },
  /** Links of an agent as a document. */
  getAgentLinksPdf: { method: 'GET', path: '/wps/agent/links/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_OPEN'] },
  /** Switch a link on or off. */
  switchAgentLink: { method: 'POST', path: '/wps/agent/links/{linkId}/state', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Make accounts below an agent. */
  addAgentAccounts: { method: 'POST', path: '/wps/agent/accounts', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP'] },
  /** How an agent can make accounts. */
  getAgentAccountRules: { method: 'GET', path: '/wps/agent/accounts/rules', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Own contracts. */
  listAgentContracts: { method: 'GET', path: '/wps/agent/contracts', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Offer a contract. */
  offerAgentContract: { method: 'POST', path: '/wps/agent/contracts', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_EXISTS', 'CONTRACT_RATE_ABOVE_OWN'] },
  /** Own contracts as a file for spreadsheets. */
  getAgentContractsCsv: { method: 'GET', path: '/wps/agent/contracts/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Own contracts as a document. */
  getAgentContractsPdf: { method: 'GET', path: '/wps/agent/contracts/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Agents that can be offered a contract. */
  listAgentContractPartners: { method: 'GET', path: '/wps/agent/contracts/partners', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Try terms. */
  previewAgentContract: { method: 'POST', path: '/wps/agent/contracts/preview', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** A contract. */
  getAgentContract: { method: 'GET', path: '/wps/agent/contracts/{contractId}', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Terms of a contract as a document. */
  getAgentContractPdf: { method: 'GET', path: '/wps/agent/contracts/{contractId}/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Offer other terms. */
  amendAgentContract: { method: 'POST', path: '/wps/agent/contracts/{contractId}/amendment', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'CONTRACT_RATE_ABOVE_OWN'] },
  /** Sign, reject, end or keep a contract. */
  actOnAgentContract: { method: 'POST', path: '/wps/agent/contracts/{contractId}/actions', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'CONTRACT_RATE_ABOVE_OWN', 'CONTRACT_RATE_NOTICE'] },
  /** What waiting terms would have come to. */
  getAgentTermsEffect: { method: 'GET', path: '/wps/agent/contracts/{contractId}/effect', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Own bills. */
  listAgentBills: { method: 'GET', path: '/wps/agent/bills', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Own bills as a file for spreadsheets. */
  getAgentBillsCsv: { method: 'GET', path: '/wps/agent/bills/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Own bills as a document. */
  getAgentBillsPdf: { method: 'GET', path: '/wps/agent/bills/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Totals of own bills. */
  getAgentBillTotals: { method: 'GET', path: '/wps/agent/bills/totals', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** A bill. */
  getAgentBill: { method: 'GET', path: '/wps/agent/bills/{billId}', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** A bill as a document. */
  getAgentBillPdf: { method: 'GET', path: '/wps/agent/bills/{billId}/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Check a bill. */
  checkAgentBill: { method: 'POST', path: '/wps/agent/bills/{billId}/check', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Members behind a bill. */
  listAgentBillMembers: { method: 'GET', path: '/wps/agent/bills/{billId}/members', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Members behind a bill as a file for spreadsheets. */
  getAgentBillMembersCsv: { method: 'GET', path: '/wps/agent/bills/{billId}/members/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Members behind a bill as a document. */
  getAgentBillMembersPdf: { method: 'GET', path: '/wps/agent/bills/{billId}/members/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Bets and bonuses behind a bill. */
  listAgentBillResults: { method: 'GET', path: '/wps/agent/bills/{billId}/results', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Bets and bonuses behind a bill as a file for spreadsheets. */
  getAgentBillResultsCsv: { method: 'GET', path: '/wps/agent/bills/{billId}/results/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Bets and bonuses behind a bill as a document. */
  getAgentBillResultsPdf: { method: 'GET', path: '/wps/agent/bills/{billId}/results/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Daily wages behind a dividend. */
  listAgentBillWages: { method: 'GET', path: '/wps/agent/bills/{billId}/wages', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND'] },
  /** Daily wages behind a dividend as a file for spreadsheets. */
  getAgentBillWagesCsv: { method: 'GET', path: '/wps/agent/bills/{billId}/wages/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Daily wages behind a dividend as a document. */
  getAgentBillWagesPdf: { method: 'GET', path: '/wps/agent/bills/{billId}/wages/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Own income by day and kind. */
  getAgentIncome: { method: 'GET', path: '/wps/agent/income', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT'] },
  /** Own income by day and kind as a file for spreadsheets. */
  getAgentIncomeCsv: { method: 'GET', path: '/wps/agent/income/csv', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_OPEN'] },
  /** Own income by day and kind as a document. */
  getAgentIncomePdf: { method: 'GET', path: '/wps/agent/income/pdf', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'EXPORT_OPEN'] },
  /** Act on the dividend contract of some games. */
  processDividend: { method: 'POST', path: '/wps/relay/processDividendReq', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'CONTRACT_RATE_ABOVE_OWN', 'CONTRACT_RATE_NOTICE'] },
  /** Act on a daily wage contract. */
  processDailySalary: { method: 'POST', path: '/wps/relay/processDailySalContract', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'CONTRACT_RATE_ABOVE_OWN', 'CONTRACT_RATE_NOTICE'] },
  /** Act on an hourly wage contract. */
  processHourSalary: { method: 'POST', path: '/wps/relay/processContractHourSalary', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'CONTRACT_RATE_ABOVE_OWN', 'CONTRACT_RATE_NOTICE'] },
  /** Act on a real-time wage contract. */
  processRealTimeSalary: { method: 'POST', path: '/wps/relay/processRealTimeSalaryContract', roles: ['agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_NOT_AGENT', 'AUTH_STEP_UP', 'NOT_FOUND', 'CONTRACT_STALE', 'CONTRACT_BAD_ACTION', 'CONTRACT_RATE_ABOVE_OWN', 'CONTRACT_RATE_NOTICE'] },
  /** Contracts by kind. */
  getConsolidated: { method: 'GET', path: '/wps/member/info/funds/consolidated', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Pictures to choose from. */
  getMemberIcons: { method: 'GET', path: '/wps/member/info/icon', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Choose a picture. */
  chooseMemberIcon: { method: 'PUT', path: '/wps/member/info/icon', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Balance. */
  getBalance: { method: 'GET', path: '/wps/v2/wallets/balance', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** How wallets work at this merchant. */
  getMerchantWallet: { method: 'GET', path: '/wps/relay/GCS_merchantWallet', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Wallets at vendors. */
  listVendorWallets: { method: 'GET', path: '/wps/wallets/vendors', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Bring everything back from vendors. */
  collectVendorWallets: { method: 'POST', path: '/wps/wallets/vendors/collect', roles: ['member', 'agent'], sealed: false, money: true, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] },
  /** Transfers between own wallets. */
  listVendorTransfers: { method: 'GET', path: '/wps/wallets/vendors/transfers', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Categories, vendors and lottery groups. */
  getGameMenus: { method: 'GET', path: '/lgw/games/game_menus', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Popular games. */
  getPopularGames: { method: 'GET', path: '/lgw/games/popular', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Hot games. */
  getHotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Game list. */
  getGameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Quick search. */
  searchGames: { method: 'GET', path: '/wps/relay/GCSGAME_search', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Recent games. */
  getRecentGames: { method: 'GET', path: '/wps/relay/GCS_recentGame', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Vendors by category. */
  getGameVendors: { method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Ids of the favourites. */
  getFavoriteGameIds: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGameIds', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Favourites. */
  getFavoriteGames: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Announcements of a game or vendor. */
  getGameAnnouncements: { method: 'GET', path: '/wps/relay/MCSFE_getGameAnnouncements', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Mark as favourite. */
  addFavoriteGame: { method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'GAME_NOT_FOUND'] },
  /** Unmark as favourite. */
  removeFavoriteGame: { method: 'POST', path: '/wps/relay/MCSFE_removeFavoriteGameV2', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'GAME_NOT_FOUND'] },
  /** Launch a game (older form). */
  launchGameByAddress: { method: 'GET', path: '/wps/game/launchGame', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'launch', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'GAME_REGION', 'EXCLUDED', 'LIMIT_REACHED', 'WALLET_FROZEN', 'WALLET_INSUFFICIENT'] },
  /** Launch a game. */
  launchGame: { method: 'POST', path: '/wps/game/launchGame', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'launch', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'GAME_REGION', 'EXCLUDED', 'LIMIT_REACHED', 'WALLET_FROZEN', 'WALLET_INSUFFICIENT'] },
  /** Rooms and live tables. */
  getRoomList: { method: 'GET', path: '/wps/relay/GLS2_roomList', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Sit down in a room. */
  launchRoom: { method: 'POST', path: '/wps/relay/GLS2_launchRoom', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'GAME_REGION', 'WALLET_INSUFFICIENT', 'LIMIT_REACHED', 'EXCLUDED', 'WALLET_FROZEN'] },
  /** Report a problem with a game. */
  reportGame: { method: 'POST', path: '/wps/game/report', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'GAME_NOT_FOUND'] },
  /** Lobby of the lotteries. */
  getDrawLobby: { method: 'GET', path: '/wps/relay/LGW_drawLobby', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** One lottery. */
  getDraw: { method: 'GET', path: '/wps/relay/LGW_draw', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['GAME_NOT_FOUND'] },
  /** Past draws of a lottery. */
  getDrawHistory: { method: 'GET', path: '/wps/relay/LGW_drawHistory', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: ['GAME_NOT_FOUND'] },
  /** Opened numbers. */
  getOpenedNumbers: { method: 'GET', path: '/lotto/lgw/games/opened/numero', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Announcements, banners and promotions. */
  getAnnouncements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Winners board. */
  getWinnerBoard: { method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Help articles. */
  getHelpCenter: { method: 'GET', path: '/wps/system/helpCenter', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: true, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Own limits and breaks. */
  getSaferPlay: { method: 'GET', path: '/wps/rg', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Set a limit. */
  setPlayLimit: { method: 'PUT', path: '/wps/rg/limits', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Confirm a higher limit. */
  confirmPlayLimit: { method: 'POST', path: '/wps/rg/limits/confirm', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Keep a limit as it is. */
  keepPlayLimit: { method: 'POST', path: '/wps/rg/limits/keep', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Changes of own limits. */
  listPlayLimitChanges: { method: 'GET', path: '/wps/rg/limits/history', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Take a time-out. */
  takeTimeOut: { method: 'POST', path: '/wps/rg/timeout', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Exclude oneself. */
  excludeSelf: { method: 'POST', path: '/wps/rg/exclusion', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Play again after an exclusion. */
  returnToPlay: { method: 'POST', path: '/wps/rg/return', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Stay excluded after all. */
  takeBackReturn: { method: 'DELETE', path: '/wps/rg/return', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Set the interval of reality checks. */
  setRealityCheck: { method: 'PUT', path: '/wps/rg/reality-check', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Say that a game is being played. */
  notePlay: { method: 'POST', path: '/wps/rg/play', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: false, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'EXCLUDED', 'LIMIT_REACHED'] },
  /** Own play in figures. */
  getPlayStatistics: { method: 'GET', path: '/wps/rg/statistics', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Whether the own account is being closed. */
  getAccountClosing: { method: 'GET', path: '/wps/account/closing', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Close the own account. */
  closeAccount: { method: 'POST', path: '/wps/account/closing', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'STATE_STALE'] },
  /** Keep the own account after all. */
  keepAccount: { method: 'POST', path: '/wps/account/closing/keep', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'STATE_STALE'] },
  /** Give up a small rest. */
  giveUpRest: { method: 'POST', path: '/wps/account/closing/rest', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'STATE_STALE'] },
  /** Copies of the own data. */
  listDataExports: { method: 'GET', path: '/wps/account/exports', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Ask for a copy of the own data. */
  requestDataExport: { method: 'POST', path: '/wps/account/exports', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'STATE_STALE'] },
  /** Where a copy is fetched from. */
  getDataExportLink: { method: 'POST', path: '/wps/account/exports/{exportId}/link', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND'] },
  /** What was agreed to. */
  listConsents: { method: 'GET', path: '/wps/account/consents', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Whether offers may be sent. */
  getMarketingConsent: { method: 'GET', path: '/wps/account/marketing', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Say whether offers may be sent. */
  setMarketingConsent: { method: 'PUT', path: '/wps/account/marketing', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'EXCLUDED'] },
  /** Betting record. */
  getBets: { method: 'GET', path: '/wps/report/bets', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Betting record as a file for spreadsheets. */
  getBetsCsv: { method: 'GET', path: '/wps/report/bets/csv', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Betting record as a document. */
  getBetsPdf: { method: 'GET', path: '/wps/report/bets/pdf', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Betting record from its first row to its last. */
  listBets: { method: 'GET', path: '/wps/report/bet-list', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Games that were bet on. */
  listBetGames: { method: 'GET', path: '/wps/report/bet-games', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** One bet. */
  getBet: { method: 'GET', path: '/wps/report/bets/{betNo}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Movements of the wallet. */
  listMovements: { method: 'GET', path: '/wps/report/transactions', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Movements of the wallet as a file for spreadsheets. */
  getMovementsCsv: { method: 'GET', path: '/wps/report/transactions/csv', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Movements of the wallet as a document. */
  getMovementsPdf: { method: 'GET', path: '/wps/report/transactions/pdf', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'EXPORT_TOO_LARGE', 'EXPORT_OPEN'] },
  /** Sums of movements. */
  getMovementTotals: { method: 'GET', path: '/wps/report/transaction-totals', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Profit and loss. */
  getProfit: { method: 'GET', path: '/wps/report/profit', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Profit and loss as a document. */
  getProfitPdf: { method: 'GET', path: '/wps/report/profit/pdf', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'document', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Ways to pay in. */
  getDepositMethods: { method: 'GET', path: '/wps/cashier/methods', roles: ['visitor', 'member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: true, errors: [] },
  /** Own deposits. */
  listDeposits: { method: 'GET', path: '/wps/cashier/deposits', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Begin a deposit. */
  createDeposit: { method: 'POST', path: '/wps/cashier/deposits', roles: ['member', 'agent'], sealed: false, money: true, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'METHOD_UNAVAILABLE', 'TOO_MANY_OPEN', 'PROMO_CLOSED', 'PROMO_NOT_ELIGIBLE', 'EXCLUDED', 'LIMIT_REACHED', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] },
  /** One deposit. */
  getDeposit: { method: 'GET', path: '/wps/cashier/deposits/{orderNo}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Cancel a deposit. */
  cancelDeposit: { method: 'POST', path: '/wps/cashier/deposits/{orderNo}/cancel', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE', 'METHOD_UNAVAILABLE'] },
  /** Pay by a voucher. */
  redeemVoucher: { method: 'POST', path: '/wps/cashier/deposits/{orderNo}/voucher', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE', 'METHOD_UNAVAILABLE', 'RATE_LIMITED'] },
  /** Send the slip of a transfer. */
  attachSlips: { method: 'POST', path: '/wps/cashier/deposits/{orderNo}/slips', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE', 'UPLOAD_COUNT'] },
  /** Bonuses that a deposit can bring. */
  getBonusOffers: { method: 'GET', path: '/wps/cashier/bonus-offers', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Own bonuses. */
  listBonuses: { method: 'GET', path: '/wps/cashier/bonuses', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** One own bonus. */
  getBonus: { method: 'GET', path: '/wps/cashier/bonuses/{id}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Give a bonus up. */
  giveBonusUp: { method: 'POST', path: '/wps/cashier/bonuses/{id}/give-up', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE'] },
  /** Ways to be paid out. */
  getPayoutMethods: { method: 'GET', path: '/wps/cashier/payout-methods', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Own payout accounts. */
  listPayoutAccounts: { method: 'GET', path: '/wps/cashier/accounts', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Add a payout account. */
  addPayoutAccount: { method: 'POST', path: '/wps/cashier/accounts', roles: ['member', 'agent'], sealed: true, money: false, secrets: [], rate: 'credentials', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NAME_MISMATCH', 'CONTACT_AGENT', 'METHOD_UNAVAILABLE', 'TOO_MANY_ACCOUNTS', 'RATE_LIMITED', 'KEY_ROTATED', 'REPLAY'] },
  /** Remove a payout account. */
  removePayoutAccount: { method: 'DELETE', path: '/wps/cashier/accounts/{accountId}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND', 'STATE_STALE'] },
  /** Offer a payout account first. */
  chooseDefaultAccount: { method: 'POST', path: '/wps/cashier/accounts/{accountId}/default', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** What can be withdrawn, and why not the rest. */
  getWithdrawable: { method: 'GET', path: '/wps/cashier/withdrawable', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Own withdrawals. */
  listWithdrawals: { method: 'GET', path: '/wps/cashier/withdrawals', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Request a withdrawal. */
  createWithdrawal: { method: 'POST', path: '/wps/cashier/withdrawals', roles: ['member', 'agent'], sealed: false, money: true, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND', 'STATE_STALE', 'KYC_REQUIRED', 'ACCOUNT_WAIT', 'ACCOUNT_IN_REVIEW', 'BONUS_ACTIVE', 'CREDIT_OVERDUE', 'METHOD_UNAVAILABLE', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN', 'LIMIT_REACHED', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] },
  /** One withdrawal. */
  getWithdrawal: { method: 'GET', path: '/wps/cashier/withdrawals/{orderNo}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** What can be passed on, and to whom. */
  getTransferOptions: { method: 'GET', path: '/wps/transfers/options', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Downlines that money can be passed on to. */
  listTransferDownlines: { method: 'GET', path: '/wps/transfers/downlines', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Pass money on. */
  transferMoney: { method: 'POST', path: '/wps/relay/GCS_walletTransfer', roles: ['member', 'agent'], sealed: false, money: true, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'AUTH_STEP_UP', 'NOT_FOUND', 'ACCOUNT_WAIT', 'BONUS_ACTIVE', 'CREDIT_OVERDUE', 'STATE_STALE', 'EXCLUDED', 'GAME_MAINTENANCE', 'LIMIT_REACHED', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'] },
  /** Transfers. */
  listTransfers: { method: 'GET', path: '/wps/transfers', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Receipt of a transfer. */
  getTransfer: { method: 'GET', path: '/wps/transfers/{transferNo}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Unread messages. */
  getUnreadCount: { method: 'GET', path: '/wps/relay/CSP_unreadCount', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: false, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Messages. */
  listInbox: { method: 'GET', path: '/wps/inbox', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** One message. */
  getInboxMessage: { method: 'GET', path: '/wps/inbox/{messageId}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Mark messages as read. */
  readInbox: { method: 'POST', path: '/wps/inbox/read', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Delete messages. */
  deleteInbox: { method: 'POST', path: '/wps/inbox/delete', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** Own parts that were paid. */
  listConfirmations: { method: 'GET', path: '/wps/cashier/confirmations', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** How many parts wait for an answer. */
  countConfirmations: { method: 'GET', path: '/wps/cashier/confirmations/waiting', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED'] },
  /** One part that was paid. */
  getConfirmation: { method: 'GET', path: '/wps/cashier/confirmations/{partNo}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** A part has arrived. */
  confirmReceived: { method: 'POST', path: '/wps/cashier/confirmations/{partNo}/received', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE'] },
  /** A part has not arrived. */
  openDispute: { method: 'POST', path: '/wps/cashier/confirmations/{partNo}/dispute', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE', 'CONFIRM_CLOSED'] },
  /** Send the evidence that was asked for. */
  sendEvidence: { method: 'POST', path: '/wps/cashier/confirmations/{partNo}/evidence', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND', 'STATE_STALE'] },
  /** Upload a picture. */
  uploadFile: { method: 'POST', path: '/wps/files', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'upload', shared: false, large: true, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'UPLOAD_TYPE', 'UPLOAD_TOO_LARGE'] },
  /** An own picture. */
  getFile: { method: 'GET', path: '/wps/files/{fileId}', roles: ['member', 'agent'], sealed: false, money: false, secrets: [], rate: 'read', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED', 'AUTH_TRIAL_BLOCKED', 'NOT_FOUND'] },
  /** Live events. */
  streamEvents: { method: 'GET', path: '/wps/events', roles: ['member', 'trial', 'agent'], sealed: false, money: false, secrets: [], rate: 'stream', shared: false, large: false, activity: false, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED'] },
  /** Swap the launch code for a game token. */
  vendorAuthenticate: { method: 'POST', path: '/vendor/v1/authenticate', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_EXPIRED', 'EXCLUDED', 'SIGNATURE_INVALID', 'SERVICE_BUSY'] },
  /** Balance of a player. */
  vendorBalance: { method: 'POST', path: '/vendor/v1/balance', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_EXPIRED', 'EXCLUDED', 'SIGNATURE_INVALID', 'SERVICE_BUSY'] },
  /** Take a stake. */
  vendorBet: { method: 'POST', path: '/vendor/v1/bet', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['AUTH_TOKEN_EXPIRED', 'WALLET_INSUFFICIENT', 'WALLET_FROZEN', 'LIMIT_REACHED', 'EXCLUDED', 'GAME_MAINTENANCE', 'ROUND_CLOSED', 'TXN_DUPLICATE_MISMATCH', 'SIGNATURE_INVALID', 'SERVICE_BUSY'] },
  /** Pay a win. */
  vendorWin: { method: 'POST', path: '/vendor/v1/win', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['TXN_NOT_FOUND', 'ROUND_CLOSED', 'TXN_DUPLICATE_MISMATCH', 'SIGNATURE_INVALID', 'SERVICE_BUSY'] },
  /** Take a bet back. */
  vendorRollback: { method: 'POST', path: '/vendor/v1/rollback', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['ROUND_CLOSED', 'TXN_DUPLICATE_MISMATCH', 'SIGNATURE_INVALID', 'SERVICE_BUSY'] },
  /** Close a round. */
  vendorEndRound: { method: 'POST', path: '/vendor/v1/endround', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['TXN_NOT_FOUND', 'TXN_DUPLICATE_MISMATCH', 'SIGNATURE_INVALID', 'SERVICE_BUSY'] },
  /** What the pots of the vendor hold. */
  vendorJackpots: { method: 'POST', path: '/vendor/v1/jackpots', roles: ['vendor'], sealed: false, money: false, secrets: [], rate: 'write', shared: false, large: false, activity: true, beforeChange: false, visitorBeforeChange: false, errors: ['SIGNATURE_INVALID', 'SERVICE_BUSY'] },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
