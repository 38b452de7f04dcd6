import type { Operation } from '@mekong/api-client/contract/operations';
import { Fault } from '../kernel/fault.ts';
import type { Actor, SignedIn, Visitor } from './actor.ts';

/**
 * Refuses a caller that the operation's `x-roles` do not list, with the code that says why. The browser's guards are
 * comfort; this is the authorization.
 *
 * @throws Fault AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, AUTH_NOT_MEMBER
 */
export function assertRole(actor: Actor, operation: Operation): void {
  if (operation.roles.includes(actor.role)) return;
  if (actor.role === 'visitor') throw signedOut(actor);
  if (actor.role === 'trial') throw new Fault('AUTH_TRIAL_BLOCKED');
  throw new Fault(operation.roles.includes('agent') ? 'AUTH_NOT_AGENT' : 'AUTH_NOT_MEMBER');
}

/** For operations that visitors may call in part: the signed-in caller, or the refusal a visitor gets. */
export function requireSignedIn(actor: Visitor | SignedIn): SignedIn {
  if (actor.role === 'visitor') throw signedOut(actor);
  return actor;
}

/** Whoever sent half a session or an old one is told that it has ended, everybody else that one is needed. */
const signedOut = (visitor: Visitor): Fault =>
  new Fault(visitor.presented ? 'AUTH_TOKEN_EXPIRED' : 'AUTH_TOKEN_MISSING');
