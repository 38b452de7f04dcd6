/** Why this file stays whole: the laws of both contracts are one list, held against documents that are read once. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, ERROR_STATUS } from '../src/generated/error-codes.gen.ts';
import { OPERATIONS } from '../src/generated/operations.gen.ts';
import { responseValidators } from '../src/generated/response-validators.gen.ts';
import * as validators from '../src/generated/zod.gen.ts';
import { type Contract, FORM_TYPE, operationsOf, packageRoot, resolve, type Schema } from './contract.ts';

const contract = JSON.parse(readFileSync(join(packageRoot, 'src/generated/openapi.json'), 'utf8')) as Contract;
const operations = operationsOf(contract);
const bodyOf = (operation: (typeof operations)[number]['operation']) =>
  operation.requestBody?.content?.['application/json'] ?? operation.requestBody?.content?.[FORM_TYPE];

/** Every schema below one, each once. */
function* schemasUnder(node: Schema, seen = new Set<Schema>()): Generator<Schema> {
  const schema = resolve(contract, node);
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  const below = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
  ];
  for (const child of below) yield* schemasUnder(child, seen);
}

describe('contract', () => {
  test('answers every operation of the slice', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toMatchInlineSnapshot(`
      [
        "DELETE /wps/cashier/accounts/{accountId}",
        "DELETE /wps/rg/return",
        "DELETE /wps/security/passkeys/{passkeyId}",
        "DELETE /wps/security/sessions",
        "DELETE /wps/security/sessions/{sessionId}",
        "DELETE /wps/security/totp",
        "DELETE /wps/session/logout",
        "DELETE /wps/session/remembered",
        "GET /.well-known/jwks.json",
        "GET /.well-known/webauthn",
        "GET /healthz",
        "GET /lgw/games/game_menus",
        "GET /lgw/games/popular",
        "GET /lotto/lgw/games/opened/numero",
        "GET /readyz",
        "GET /wps/account/closing",
        "GET /wps/account/consents",
        "GET /wps/account/exports",
        "GET /wps/account/marketing",
        "GET /wps/agent/accounts/rules",
        "GET /wps/agent/affiliate",
        "GET /wps/agent/applications/own",
        "GET /wps/agent/applications/{ticket}",
        "GET /wps/agent/bets",
        "GET /wps/agent/bets/csv",
        "GET /wps/agent/bets/pdf",
        "GET /wps/agent/bets/totals",
        "GET /wps/agent/bills",
        "GET /wps/agent/bills/csv",
        "GET /wps/agent/bills/pdf",
        "GET /wps/agent/bills/totals",
        "GET /wps/agent/bills/{billId}",
        "GET /wps/agent/bills/{billId}/members",
        "GET /wps/agent/bills/{billId}/members/csv",
        "GET /wps/agent/bills/{billId}/members/pdf",
        "GET /wps/agent/bills/{billId}/pdf",
        "GET /wps/agent/bills/{billId}/results",
        "GET /wps/agent/bills/{billId}/results/csv",
        "GET /wps/agent/bills/{billId}/results/pdf",
        "GET /wps/agent/bills/{billId}/wages",
        "GET /wps/agent/bills/{billId}/wages/csv",
        "GET /wps/agent/bills/{billId}/wages/pdf",
        "GET /wps/agent/contracts",
        "GET /wps/agent/contracts/csv",
        "GET /wps/agent/contracts/partners",
        "GET /wps/agent/contracts/pdf",
        "GET /wps/agent/contracts/{contractId}",
        "GET /wps/agent/contracts/{contractId}/effect",
        "GET /wps/agent/contracts/{contractId}/pdf",
        "GET /wps/agent/credit",
        "GET /wps/agent/credit/csv",
        "GET /wps/agent/credit/movements",
        "GET /wps/agent/credit/movements/totals",
        "GET /wps/agent/credit/pdf",
        "GET /wps/agent/income",
        "GET /wps/agent/income/csv",
        "GET /wps/agent/income/pdf",
        "GET /wps/agent/links",
        "GET /wps/agent/links/csv",
        "GET /wps/agent/links/pdf",
        "GET /wps/agent/members",
        "GET /wps/agent/members/csv",
        "GET /wps/agent/members/pdf",
        "GET /wps/agent/members/totals",
        "GET /wps/agent/notices/acknowledged",
        "GET /wps/agent/overview",
        "GET /wps/agent/plans",
        "GET /wps/agent/plans/{planId}/example",
        "GET /wps/agent/profit",
        "GET /wps/agent/profit/csv",
        "GET /wps/agent/profit/pdf",
        "GET /wps/agent/profit/totals",
        "GET /wps/agent/transactions",
        "GET /wps/agent/transactions/csv",
        "GET /wps/agent/transactions/pdf",
        "GET /wps/agent/transactions/totals",
        "GET /wps/captcha",
        "GET /wps/cashier/accounts",
        "GET /wps/cashier/bonus-offers",
        "GET /wps/cashier/bonuses",
        "GET /wps/cashier/bonuses/{id}",
        "GET /wps/cashier/confirmations",
        "GET /wps/cashier/confirmations/waiting",
        "GET /wps/cashier/confirmations/{partNo}",
        "GET /wps/cashier/deposits",
        "GET /wps/cashier/deposits/{orderNo}",
        "GET /wps/cashier/methods",
        "GET /wps/cashier/payout-methods",
        "GET /wps/cashier/withdrawable",
        "GET /wps/cashier/withdrawals",
        "GET /wps/cashier/withdrawals/{orderNo}",
        "GET /wps/events",
        "GET /wps/files/{fileId}",
        "GET /wps/game/launchGame",
        "GET /wps/inbox",
        "GET /wps/inbox/{messageId}",
        "GET /wps/member/identity",
        "GET /wps/member/info",
        "GET /wps/member/info/funds/consolidated",
        "GET /wps/member/info/icon",
        "GET /wps/member/winner-board",
        "GET /wps/relay/CSP_unreadCount",
        "GET /wps/relay/GCSGAME_gameList",
        "GET /wps/relay/GCSGAME_gameVendor",
        "GET /wps/relay/GCSGAME_hotGamesV2",
        "GET /wps/relay/GCSGAME_search",
        "GET /wps/relay/GCS_merchantWallet",
        "GET /wps/relay/GCS_recentGame",
        "GET /wps/relay/GLS2_roomList",
        "GET /wps/relay/LGW_draw",
        "GET /wps/relay/LGW_drawHistory",
        "GET /wps/relay/LGW_drawLobby",
        "GET /wps/relay/MCSFE_getFavoriteGameIds",
        "GET /wps/relay/MCSFE_getFavoriteGamesList",
        "GET /wps/relay/MCSFE_getGameAnnouncements",
        "GET /wps/relay/MCSFE_getListAnnouncements",
        "GET /wps/relay/ODSFE2_getWinnerBoard",
        "GET /wps/report/bet-games",
        "GET /wps/report/bet-list",
        "GET /wps/report/bets",
        "GET /wps/report/bets/csv",
        "GET /wps/report/bets/pdf",
        "GET /wps/report/bets/{betNo}",
        "GET /wps/report/profit",
        "GET /wps/report/profit/pdf",
        "GET /wps/report/transaction-totals",
        "GET /wps/report/transactions",
        "GET /wps/report/transactions/csv",
        "GET /wps/report/transactions/pdf",
        "GET /wps/rg",
        "GET /wps/rg/limits/history",
        "GET /wps/rg/statistics",
        "GET /wps/security/history",
        "GET /wps/security/linked-accounts",
        "GET /wps/security/passkeys",
        "GET /wps/security/payment-password",
        "GET /wps/security/sessions",
        "GET /wps/security/step-up",
        "GET /wps/security/totp",
        "GET /wps/session/login/freeplay",
        "GET /wps/session/remembered",
        "GET /wps/session/social/{provider}/callback",
        "GET /wps/session/social/{provider}/start",
        "GET /wps/system/country",
        "GET /wps/system/domainRoute",
        "GET /wps/system/helpCenter",
        "GET /wps/system/setting/register",
        "GET /wps/system/status",
        "GET /wps/system/whitelabel",
        "GET /wps/transfers",
        "GET /wps/transfers/downlines",
        "GET /wps/transfers/options",
        "GET /wps/transfers/{transferNo}",
        "GET /wps/v2/wallets/balance",
        "GET /wps/wallets/vendors",
        "GET /wps/wallets/vendors/transfers",
        "POST /client-errors",
        "POST /vendor/v1/authenticate",
        "POST /vendor/v1/balance",
        "POST /vendor/v1/bet",
        "POST /vendor/v1/endround",
        "POST /vendor/v1/jackpots",
        "POST /vendor/v1/rollback",
        "POST /vendor/v1/win",
        "POST /wps/account/closing",
        "POST /wps/account/closing/keep",
        "POST /wps/account/closing/rest",
        "POST /wps/account/exports",
        "POST /wps/account/exports/{exportId}/link",
        "POST /wps/agent/accounts",
        "POST /wps/agent/applications",
        "POST /wps/agent/applications/{ticket}/account",
        "POST /wps/agent/bills/{billId}/check",
        "POST /wps/agent/contracts",
        "POST /wps/agent/contracts/preview",
        "POST /wps/agent/contracts/{contractId}/actions",
        "POST /wps/agent/contracts/{contractId}/amendment",
        "POST /wps/agent/credit/advances",
        "POST /wps/agent/credit/repayments",
        "POST /wps/agent/credit/terms",
        "POST /wps/agent/links",
        "POST /wps/agent/links/{linkId}/state",
        "POST /wps/agent/members/{memberId}/lock",
        "POST /wps/agent/members/{memberId}/remark",
        "POST /wps/agent/members/{memberId}/unlock",
        "POST /wps/agent/notices/acknowledged",
        "POST /wps/cashier/accounts",
        "POST /wps/cashier/accounts/{accountId}/default",
        "POST /wps/cashier/bonuses/{id}/give-up",
        "POST /wps/cashier/confirmations/{partNo}/dispute",
        "POST /wps/cashier/confirmations/{partNo}/evidence",
        "POST /wps/cashier/confirmations/{partNo}/received",
        "POST /wps/cashier/deposits",
        "POST /wps/cashier/deposits/{orderNo}/cancel",
        "POST /wps/cashier/deposits/{orderNo}/slips",
        "POST /wps/cashier/deposits/{orderNo}/voucher",
        "POST /wps/cashier/withdrawals",
        "POST /wps/files",
        "POST /wps/game/launchGame",
        "POST /wps/game/report",
        "POST /wps/human-check",
        "POST /wps/inbox/delete",
        "POST /wps/inbox/read",
        "POST /wps/member/agreement",
        "POST /wps/member/first-login",
        "POST /wps/member/identity/change",
        "POST /wps/member/identity/submission",
        "POST /wps/member/password",
        "POST /wps/member/password/email",
        "POST /wps/member/password/reset",
        "POST /wps/member/password/sms",
        "POST /wps/member/password/verification",
        "POST /wps/relay/GCS_walletTransfer",
        "POST /wps/relay/GLS2_launchRoom",
        "POST /wps/relay/MCSFE_addFavoriteGameV2",
        "POST /wps/relay/MCSFE_removeFavoriteGameV2",
        "POST /wps/relay/processContractHourSalary",
        "POST /wps/relay/processDailySalContract",
        "POST /wps/relay/processDividendReq",
        "POST /wps/relay/processRealTimeSalaryContract",
        "POST /wps/rg/exclusion",
        "POST /wps/rg/limits/confirm",
        "POST /wps/rg/limits/keep",
        "POST /wps/rg/play",
        "POST /wps/rg/return",
        "POST /wps/rg/timeout",
        "POST /wps/security/passkeys",
        "POST /wps/security/passkeys/options",
        "POST /wps/security/payment-password/proof",
        "POST /wps/security/step-up",
        "POST /wps/security/step-up/passkey",
        "POST /wps/security/totp",
        "POST /wps/session/login",
        "POST /wps/session/login/freeplay",
        "POST /wps/session/login/passkey",
        "POST /wps/session/login/passkey/options",
        "POST /wps/session/login/second-factor",
        "POST /wps/session/remembered",
        "POST /wps/session/resume",
        "POST /wps/session/social/complete",
        "POST /wps/session/social/link",
        "POST /wps/verification/sms/noLogin",
        "POST /wps/verification/sms/register",
        "POST /wps/wallets/vendors/collect",
        "PUT /wps/account/marketing",
        "PUT /wps/member/identity",
        "PUT /wps/member/info/icon",
        "PUT /wps/member/language",
        "PUT /wps/member/register",
        "PUT /wps/member/register/mobile",
        "PUT /wps/member/winner-board",
        "PUT /wps/rg/limits",
        "PUT /wps/rg/reality-check",
        "PUT /wps/security/passkeys/{passkeyId}",
        "PUT /wps/security/payment-password",
        "PUT /wps/security/totp",
        "PUT /wps/session/social/register",
      ]
    `);
  });

  test('error codes are a closed list, those of the wire with an HTTP status', () => {
    expect(ERROR_CODES).toMatchInlineSnapshot(`
      [
        "AUTH_BAD_CREDENTIALS",
        "AUTH_CAPTCHA_REQUIRED",
        "AUTH_CAPTCHA_INVALID",
        "AUTH_SLIDER_FAILED",
        "AUTH_TOKEN_MISSING",
        "AUTH_TOKEN_EXPIRED",
        "AUTH_NOT_MEMBER",
        "AUTH_NOT_AGENT",
        "AUTH_TRIAL_BLOCKED",
        "AUTH_PASSWORD_EXPIRED",
        "AUTH_DEFAULT_PASSWORD",
        "AUTH_LOCKED",
        "AUTH_STEP_UP",
        "AUTH_ROLE",
        "OTP_INVALID",
        "OTP_MISSING",
        "OTP_EXPIRED",
        "OTP_TOO_MANY",
        "OTP_QUOTA",
        "OTP_DISABLED",
        "PHONE_INVALID",
        "PHONE_MISSING",
        "SOCIAL_POPUP_CLOSED",
        "SOCIAL_POPUP_BLOCKED",
        "VALIDATION_FAILED",
        "AFFILIATE_INVALID",
        "INVITE_INVALID",
        "TERMS_REQUIRED",
        "AGE_TOO_LOW",
        "KYC_REQUIRED",
        "REGION_BLOCKED",
        "DOMAIN_INVALID",
        "MAINTENANCE",
        "GAME_MAINTENANCE",
        "GAME_NOT_FOUND",
        "GAME_REGION",
        "WALLET_INSUFFICIENT",
        "WALLET_FROZEN",
        "LIMIT_REACHED",
        "EXCLUDED",
        "TXN_DUPLICATE_MISMATCH",
        "TXN_NOT_FOUND",
        "CONTRACT_STALE",
        "CONTRACT_NOT_PARTY",
        "CONTRACT_BAD_ACTION",
        "CONTRACT_RATE_ABOVE_OWN",
        "CONTRACT_RATE_NOTICE",
        "CONTRACT_EXISTS",
        "UPLOAD_TOO_LARGE",
        "EXPORT_TOO_LARGE",
        "EXPORT_OPEN",
        "UPLOAD_TYPE",
        "UPLOAD_COUNT",
        "PROMO_CLOSED",
        "PROMO_NOT_ELIGIBLE",
        "BONUS_ACTIVE",
        "CREDIT_OVERDUE",
        "CREDIT_EXCEEDED",
        "POINTS_INSUFFICIENT",
        "METHOD_UNAVAILABLE",
        "TOO_MANY_OPEN",
        "TOO_MANY_ACCOUNTS",
        "ACCOUNT_WAIT",
        "NAME_MISMATCH",
        "STATE_STALE",
        "ORDER_ON_HOLD",
        "ACCOUNT_IN_REVIEW",
        "APPLICATION_OPEN",
        "AGENT_ALREADY",
        "CONFIRM_CLOSED",
        "VALUE_CHANGED",
        "APPROVAL_OWN",
        "APPROVAL_CLOSED",
        "APPROVAL_WAITS",
        "LAST_ADMIN",
        "KEY_ROTATED",
        "REPLAY",
        "RATE_LIMITED",
        "CONTACT_AGENT",
        "NOT_FOUND",
        "METHOD_NOT_ALLOWED",
        "IDEMPOTENCY_CONFLICT",
        "IDEMPOTENCY_IN_PROGRESS",
        "SIGNATURE_INVALID",
        "ROUND_CLOSED",
        "SERVICE_BUSY",
        "NETWORK",
        "TIMEOUT",
        "UNREADABLE",
        "UNKNOWN",
      ]
    `);
    const madeByClient = ERROR_CODES.filter((code) => ERROR_STATUS[code] === 0);
    expect(madeByClient).toEqual(['SOCIAL_POPUP_CLOSED', 'SOCIAL_POPUP_BLOCKED', 'NETWORK', 'TIMEOUT', 'UNREADABLE']);
    for (const code of ERROR_CODES)
      if (!madeByClient.includes(code)) expect(ERROR_STATUS[code], code).toBeGreaterThanOrEqual(400);
  });

  test('each value for the message of a failure belongs to a code', () => {
    const entries = contract.components.schemas.ErrorCode?.['x-error-codes'] as Record<
      string,
      { 'x-params'?: string[] }
    >;
    const named = Object.values(entries).flatMap((entry) => entry['x-params'] ?? []);
    const known = Object.keys(contract.components.schemas.ErrorParams?.properties ?? {});
    expect([...new Set(named.map((name) => name.replace('?', '')))].sort()).toEqual(known.sort());
  });

  test('operations name only codes that can travel', () => {
    for (const [id, operation] of Object.entries(OPERATIONS))
      for (const code of operation.errors) expect(ERROR_STATUS[code], `${id} ${code}`).toBeGreaterThan(0);
  });

  test('who needs a session says so twice: roles without visitor go with a required token', () => {
    for (const { operation: o } of operations) {
      const open = o.security?.length === 0 || o.security?.some((way) => Object.keys(way).length === 0);
      const cookieOnly = o.operationId === 'resumeSession';
      expect(o['x-roles'].includes('visitor'), o.operationId).toBe(open || cookieOnly);
    }
  });

  test('trial accounts are let into what a game needs and nothing of the member centre', () => {
    const open = operations.filter(
      ({ operation: o }) => o['x-roles'].includes('trial') && !o['x-roles'].includes('visitor'),
    );
    expect(open.map(({ operation: o }) => o.operationId).sort()).toEqual([
      'addFavoriteGame',
      'getBalance',
      'getFavoriteGameIds',
      'getFavoriteGames',
      'getMemberInfo',
      'getRecentGames',
      'launchGame',
      'launchGameByAddress',
      'launchRoom',
      'logout',
      'recordFirstLogin',
      'removeFavoriteGame',
      'reportGame',
      'streamEvents',
      'updateLanguage',
    ]);
  });

  test('request bodies take nothing unnamed, and every text in them has a greatest length', () => {
    for (const { operation: o } of operations) {
      const schema = bodyOf(o)?.schema;
      for (const part of schema ? schemasUnder(schema) : []) {
        if (part.type === 'object') expect(part.additionalProperties, o.operationId).toBe(false);
        if (part.type === 'string' && !part.enum && part.const === undefined)
          expect(part.maxLength, JSON.stringify(part)).toBeGreaterThan(0);
        if (part.type === 'array') expect(part.maxItems, o.operationId).toBeGreaterThan(0);
      }
    }
  });

  test('every text parameter has a greatest length', () => {
    for (const { operation: o } of operations)
      for (const parameter of o.parameters ?? []) {
        const { name, schema } = resolve(contract, parameter);
        const text = resolve(contract, schema!);
        if (text.type === 'string' && !text.enum) expect(text.maxLength, `${o.operationId} ${name}`).toBeGreaterThan(0);
      }
  });

  test('every pattern is a regular expression with the u flag, as the gateway compiles it', () => {
    for (const [, pattern] of JSON.stringify(contract).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g))
      expect(() => new RegExp(JSON.parse(pattern!) as string, 'u')).not.toThrow();
  });

  test('examples pass the generated validators: requests by body, answers by operation', () => {
    const bodies: Record<string, unknown> = validators;
    for (const { operation: o } of operations) {
      const example = bodyOf(o)?.example;
      const name = `z${o.operationId.charAt(0).toUpperCase()}${o.operationId.slice(1)}Body`;
      const schema = bodies[name] as { parse(value: unknown): unknown } | undefined;
      expect(schema !== undefined, name).toBe(example !== undefined);
      if (schema) expect(() => schema.parse(example), name).not.toThrow();
    }
    const read: Record<string, { parse(value: unknown): unknown }> = responseValidators;
    for (const { operation: o } of operations) {
      const answer = o.responses['200']?.content?.['application/json']?.example as { value?: unknown } | undefined;
      if (!answer) continue;
      const value = answer.value === undefined || o.operationId === 'getCaptcha' ? answer : answer.value;
      const name = `z${o.operationId.charAt(0).toUpperCase()}${o.operationId.slice(1)}Response`;
      const own = bodies[name] as { parse(value: unknown): unknown };
      expect(() => own.parse(value), o.operationId).not.toThrow();
      expect(read[o.operationId] === undefined, o.operationId).toBe(o['x-roles'].includes('vendor'));
      expect(() => read[o.operationId]?.parse(value), `${o.operationId}, as readers take it`).not.toThrow();
    }
  });
});

describe('package', () => {
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  /** Files that an export leads to: of a pattern all that there are. */
  const filesOf = (path: string): string[] =>
    globSync(path, { cwd: packageRoot }).map((file) => join(packageRoot, file));

  test('exports are a pinned list: a new entry is a decision', () => {
    expect(Object.keys(manifest.exports)).toMatchInlineSnapshot(`
      [
        "./admin/client",
        "./admin/contract/openapi",
        "./admin/contract/operations",
        "./admin/contract/types",
        "./admin/contract/validators",
        "./admin/queries/*",
        "./admin/sdk/*",
        "./admin/types",
        "./client",
        "./contract/errors",
        "./contract/openapi",
        "./contract/operations",
        "./contract/types",
        "./contract/version",
        "./contract/validators",
        "./errors",
        "./events",
        "./hosts",
        "./idempotency",
        "./node",
        "./queries/*",
        "./reach",
        "./sdk/*",
        "./session",
        "./tabs",
        "./types",
        "./unlisted",
      ]
    `);
  });

  test('the readme shows the example that a test of the gateway runs', () => {
    const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');
    expect(read('README.md')).toContain(`\`\`\`ts\n${read('examples/play-a-round.ts')}\`\`\``);
  });

  test('nothing that the first paint imports brings schemas or cryptography', () => {
    const first = Object.keys(manifest.exports).filter((name) => !name.includes('/contract/'));
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, from] of readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm,
      )) {
        expect(['zod', 'zod/mini', 'jose'], file).not.toContain(from);
        if (from!.startsWith('.')) visit(join(dirname(file), from!));
      }
    };
    for (const name of first) for (const file of filesOf(manifest.exports[name]!)) visit(file);
    expect(seen.size).toBeGreaterThan(first.length);
  });

  test('every validator is made in a call without effect, so that a page carries only those that it imports', () => {
    const made = readFileSync(join(packageRoot, 'src/generated/zod.gen.ts'), 'utf8').match(/^export const \w+ = .*/gm);
    expect(made?.length).toBeGreaterThan(300);
    expect(made?.filter((line) => !/= (\/\*#__PURE__\*\/ \(\(\) => z\.|z[A-Z]\w*;$)/.test(line))).toEqual([]);
  });

  test('every export can be imported on a server', async () => {
    for (const [name, path] of Object.entries(manifest.exports)) {
      const files = filesOf(path);
      expect(files.length, name).toBeGreaterThan(0);
      for (const file of files) if (!file.endsWith('.json')) await expect(import(file), file).resolves.toBeDefined();
    }
  });
});
