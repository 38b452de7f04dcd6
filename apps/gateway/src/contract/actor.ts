import type { Role } from '@mekong/api-client/contract/operations';
import type { AccountType } from './values.ts';

/** Nobody is logged in on this call. */
export interface Visitor {
  role: 'visitor';
  /** A token or a cookie came along and does not count (any more). */
  presented: boolean;
}

/** The owner of the session of this call. */
export interface SignedIn {
  role: 'member' | 'trial' | 'agent';
  memberId: string;
  username: string;
  type: AccountType;
  currency: string;
  language: string;
  sessionId: string;
}

/** A game vendor whose signature over the raw body is good. */
export interface VendorActor {
  role: 'vendor';
  /** Vendor code the signature key belongs to. */
  code: string;
}

export type Actor = Visitor | SignedIn | VendorActor;

/** 4 is a trial account; 1, 2, 41 and 42 are agents; 0 is a member. */
export function roleOf(type: AccountType): SignedIn['role'] {
  if (type === 4) return 'trial';
  return type === 0 ? 'member' : 'agent';
}

/** Who may be behind a call, by the roles that its operation lists. */
export type ActorFor<R extends Role> =
  | (R extends 'visitor' ? Visitor : never)
  | (R extends 'vendor' ? VendorActor : never)
  | SignedInFor<R>;

type SignedInFor<R extends Role> = Extract<R, 'member' | 'trial' | 'agent'> extends never ? never : SignedIn;
