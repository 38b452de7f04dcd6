import rateLimit from '@fastify/rate-limit';
import type { OperationId } from '@mekong/api-client/contract/operations';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';

/** Requests per minute and address that one process takes, by class of operation. */
const CLASSES = {
  /** Costs a password hash. Guessing is counted per account and address in the database as well. */
  credentials: 60,
  captcha: 60,
  launch: 60,
  /** Codes of agents' links must not be guessed (trust.md). */
  affiliate: 20,
  report: 10,
  stream: 60,
  write: 240,
  read: 1_200,
} as const;

export type FloodClass = keyof typeof CLASSES;

const EXCEPTIONS: Partial<Record<OperationId, FloodClass>> = {
  login: 'credentials',
  registerMember: 'credentials',
  registerMobile: 'credentials',
  changePassword: 'credentials',
  resetPasswordByPhone: 'credentials',
  resetPasswordByLink: 'credentials',
  requestPasswordMail: 'credentials',
  sendLoginCode: 'credentials',
  sendRegisterCode: 'credentials',
  sendRecoveryCode: 'credentials',
  resumeSession: 'write',
  signInRemembered: 'credentials',
  signInWithPasskey: 'credentials',
  startFreePlay: 'credentials',
  stepUp: 'credentials',
  finishSignIn: 'credentials',
  confirmTotp: 'credentials',
  createHumanCheck: 'captcha',
  getCaptcha: 'captcha',
  startSocialSignIn: 'credentials',
  finishSocialSignIn: 'credentials',
  completeSocialSignIn: 'credentials',
  linkSocialAccount: 'credentials',
  registerSocialMember: 'credentials',
  checkAffiliate: 'affiliate',
  launchGame: 'launch',
  launchGameByAddress: 'launch',
  reportClientError: 'report',
  streamEvents: 'stream',
};

/** Class of an operation: its own, or by whether it reads or writes. */
export function floodClassOf(id: OperationId, method: string): FloodClass {
  return EXCEPTIONS[id] ?? (method === 'GET' ? 'read' : 'write');
}

/** Route option for one class. */
export function floodLimit(name: FloodClass, scale: number) {
  return { max: Math.ceil(CLASSES[name] * scale), timeWindow: 60_000, groupId: name };
}

/**
 * Keeps one address from taking the whole process (trust.md, API4). It protects this process, so it counts in this
 * process; limits that guard accounts and money are rows in the database and hold for all processes.
 */
export async function registerFloodGuard(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Fault('RATE_LIMITED', { params: { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
}
