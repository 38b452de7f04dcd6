import { sql } from 'kysely';
import type { SocialProviderName } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { SocialIdentityTable, SocialIntent, SocialProofTable } from './social.tables.ts';

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export interface NewFlow {
  stateHash: string;
  browserHash: string;
  provider: SocialProviderName;
  intent: SocialIntent;
  redirectUri: string;
  sealed: string;
}

export async function insertFlow(db: Executor, flow: NewFlow, seconds: number): Promise<void> {
  await db
    .insertInto('social_flow')
    .values({
      state_hash: flow.stateHash,
      browser_hash: flow.browserHash,
      provider: flow.provider,
      intent: flow.intent,
      redirect_uri: flow.redirectUri,
      sealed: flow.sealed,
      expires_at: inSeconds(seconds),
    })
    .execute();
}

export interface Flow {
  intent: SocialIntent;
  redirectUri: string;
  sealed: string;
}

/** Takes a flow out: it can be finished once, by the browser that began it, in time. */
export async function takeFlow(
  db: Executor,
  key: { stateHash: string; browserHashes: readonly string[]; provider: SocialProviderName },
): Promise<Flow | undefined> {
  if (key.browserHashes.length === 0) return undefined;
  return db
    .deleteFrom('social_flow')
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', 'in', key.browserHashes)
    .where('provider', '=', key.provider)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['intent', 'redirect_uri as redirectUri', 'sealed'])
    .executeTakeFirst();
}

export type Proof = Pick<SocialProofTable, 'browser_hash' | 'provider' | 'intent' | 'subject_lookup' | 'sealed'>;

/** @returns when it ends */
export async function insertProof(
  db: Executor,
  proof: Proof & Pick<SocialProofTable, 'secret_hash' | 'kind'>,
  seconds: number,
): Promise<Date> {
  const row = await db
    .insertInto('social_proof')
    .values({ ...proof, expires_at: inSeconds(seconds) })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Takes a proof out: it counts once, in the browser it was made for, in time. */
export async function takeProof(
  db: Executor,
  key: { secretHash: string; browserHashes: readonly string[]; kind: SocialProofTable['kind'] },
): Promise<Proof | undefined> {
  if (key.browserHashes.length === 0) return undefined;
  return db
    .deleteFrom('social_proof')
    .where('secret_hash', '=', key.secretHash)
    .where('kind', '=', key.kind)
    .where('browser_hash', 'in', key.browserHashes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['browser_hash', 'provider', 'intent', 'subject_lookup', 'sealed'])
    .executeTakeFirst();
}

/** User name of the member that an account of a provider belongs to. */
export async function findOwner(
  db: Executor,
  provider: SocialProviderName,
  subjectLookup: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'social_identity.member_id')
    .select('member.username')
    .where('provider', '=', provider)
    .where('subject_lookup', '=', subjectLookup)
    .executeTakeFirst();
  return row?.username;
}

export async function noteUse(db: Executor, provider: SocialProviderName, subjectLookup: string): Promise<void> {
  await db
    .updateTable('social_identity')
    .set({ last_used_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('subject_lookup', '=', subjectLookup)
    .execute();
}

/**
 * Links for good.
 *
 * @returns `undefined` when the account of the provider, or the place for one, is taken
 */
export async function insertIdentity(
  db: Executor,
  identity: Pick<SocialIdentityTable, 'member_id' | 'provider' | 'subject_lookup' | 'sealed'>,
): Promise<Date | undefined> {
  const row = await db
    .insertInto('social_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('linked_at')
    .executeTakeFirst();
  return row?.linked_at;
}

export const listIdentities = (db: Executor, memberId: string) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'sealed', 'linked_at as linkedAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .execute();

export async function purgeSocial(db: Executor): Promise<void> {
  await db.deleteFrom('social_flow').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('social_proof').where('expires_at', '<', sql<Date>`now()`).execute();
}

/** Whether the owner of a session has proved a moment ago who he is. */
export async function isFreshlyProved(db: Executor, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('strong_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
