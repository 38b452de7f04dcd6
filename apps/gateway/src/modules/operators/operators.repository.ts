import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { OperatorState } from './operators.tables.ts';

/** An account as lists show it. */
export interface OperatorRow {
  id: string;
  name: string;
  role: OperatorRole;
  state: OperatorState;
  createdAt: Date;
  lastLogInAt: Date | null;
  /** End of the newest link that nobody has used and that still counts. */
  invitedUntil: Date | null;
}

/** What a log-in is proved by. */
export interface OperatorSecrets {
  id: string;
  name: string;
  role: OperatorRole;
  passwordHash: string;
  sealedTotp: string;
}

/** Changes of accounts come one after the other, so that the last admin can be counted. */
export async function lockOperators(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operator'))`.execute(trx);
}

const rows = (db: Executor) =>
  db.selectFrom('operator').select((all) => [
    'id',
    'name',
    'role',
    'state',
    'created_at as createdAt',
    'last_log_in_at as lastLogInAt',
    all
      .selectFrom('operator_invitation')
      .select(({ fn }) => fn.max('expires_at').as('until'))
      .whereRef('operator_id', '=', 'operator.id')
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .as('invitedUntil'),
  ]);

export const listOperators = (db: Executor): Promise<OperatorRow[]> => rows(db).orderBy('name').execute();

export const findOperator = (db: Executor, id: string): Promise<OperatorRow | undefined> =>
  rows(db).where('id', '=', id).executeTakeFirst();

/** @returns its id; `undefined` when the name is in use */
export async function insertOperator(db: Executor, name: string, role: OperatorRole): Promise<string | undefined> {
  const row = await db
    .insertInto('operator')
    .values({ name, role })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setRole(db: Executor, id: string, role: OperatorRole): Promise<void> {
  await db.updateTable('operator').set({ role }).where('id', '=', id).execute();
}

/** Nobody logs in to the account any more, and no link leads to it. */
export async function deactivate(db: Executor, id: string): Promise<void> {
  await db.updateTable('operator').set({ state: 'inactive' }).where('id', '=', id).execute();
  await dropInvitations(db, id);
}

/** The owner has taken the account up. @param step half minute of the code that proved the authenticator */
export async function activate(
  db: Executor,
  id: string,
  { passwordHash, sealedTotp, step }: { passwordHash: string; sealedTotp: string; step: number },
): Promise<void> {
  await db
    .updateTable('operator')
    .set({
      state: 'active',
      password_hash: passwordHash,
      sealed_totp: sealedTotp,
      last_step: String(step),
      last_log_in_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function setPassword(db: Executor, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('operator').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function countActive(db: Executor, role: OperatorRole): Promise<number> {
  const row = await db
    .selectFrom('operator')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('state', '=', 'active')
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findSecrets(db: Executor, name: string): Promise<OperatorSecrets | undefined> {
  return db
    .selectFrom('operator')
    .select(['id', 'name', 'role', 'password_hash as passwordHash', 'sealed_totp as sealedTotp'])
    .where('name', '=', name)
    .where('state', '=', 'active')
    .$narrowType<{ passwordHash: string; sealedTotp: string }>()
    .executeTakeFirst();
}

/** Takes the code of a half minute. @returns false when it, or a later one, was taken before */
export async function takeStep(db: Executor, id: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('operator')
    .set({ last_step: String(step) })
    .where('id', '=', id)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

export async function noteLogIn(db: Executor, id: string): Promise<void> {
  await db.updateTable('operator').set({ last_log_in_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export interface NewInvitation {
  secretHash: string;
  /** `undefined` for the first admin. */
  operatorId: string | undefined;
  sealedTotp: string;
  seconds: number;
}

/** Makes a link; those that were made for the same account before count no more. @returns its end */
export async function insertInvitation(db: Executor, invitation: NewInvitation): Promise<Date> {
  await dropInvitations(db, invitation.operatorId);
  const row = await db
    .insertInto('operator_invitation')
    .values({
      secret_hash: invitation.secretHash,
      operator_id: invitation.operatorId ?? null,
      sealed_totp: invitation.sealedTotp,
      expires_at: sql<Date>`now() + make_interval(secs => ${invitation.seconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

async function dropInvitations(db: Executor, operatorId: string | undefined): Promise<void> {
  await db
    .deleteFrom('operator_invitation')
    .where('operator_id', operatorId === undefined ? 'is' : '=', operatorId ?? null)
    .where('used_at', 'is', null)
    .execute();
}

export interface InvitationRow {
  operatorId: string | null;
  name: string | null;
  role: OperatorRole | null;
  sealedTotp: string;
  expiresAt: Date;
}

/** A link that nobody has used and that still counts. */
export function findInvitation(db: Executor, secretHash: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('operator_invitation')
    .leftJoin('operator', 'operator.id', 'operator_invitation.operator_id')
    .select([
      'operator_invitation.operator_id as operatorId',
      'operator.name',
      'operator.role',
      'operator_invitation.sealed_totp as sealedTotp',
      'operator_invitation.expires_at as expiresAt',
    ])
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses a link up. @returns false when somebody else was quicker */
export async function takeInvitation(db: Executor, secretHash: string): Promise<boolean> {
  const result = await db
    .updateTable('operator_invitation')
    .set({ used_at: sql<Date>`now()` })
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

/** Links that count no more. */
export async function purgeInvitations(db: Executor): Promise<void> {
  await db.deleteFrom('operator_invitation').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
