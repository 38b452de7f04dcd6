import type { Generated } from 'kysely';
import type { SocialProviderName } from '../../contract/values.ts';

export type SocialIntent = 'signIn' | 'link';

/** A window that is at the provider. */
export interface SocialFlowTable {
  state_hash: string;
  browser_hash: string;
  provider: SocialProviderName;
  intent: SocialIntent;
  redirect_uri: string;
  sealed: string;
  expires_at: Date;
}

/** Somebody has proved to own an account of a provider, in one browser and for a short time. */
export interface SocialProofTable {
  secret_hash: string;
  kind: 'result' | 'ticket';
  browser_hash: string;
  provider: SocialProviderName;
  intent: SocialIntent;
  subject_lookup: string;
  sealed: string;
  expires_at: Date;
}

/** An account of a provider that logs a member in, for good. */
export interface SocialIdentityTable {
  member_id: string;
  provider: SocialProviderName;
  subject_lookup: string;
  sealed: string;
  linked_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface SocialTables {
  social_flow: SocialFlowTable;
  social_proof: SocialProofTable;
  social_identity: SocialIdentityTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends SocialTables {}
}
