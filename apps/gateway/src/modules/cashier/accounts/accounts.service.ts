import type {
  NewPayoutAccount,
  PayoutAccount,
  PayoutAccounts as WireAccounts,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { countFailure } from '../../../kernel/attempts.ts';
import { type AuditDetail, type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { areOtherScripts, isSameName, nameWords } from '../../../kernel/names.ts';
import type { OwnerNotices } from '../../identity/owner-notices.port.ts';
import { approvedName } from '../../identity-check/standing.port.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { PayoutMethods } from '../methods.ts';
import { type PayoutAccount as Account, type PaymentProvider, ProviderError } from '../providers/provider.ts';
import { isAccountInUse } from '../withdrawals/withdrawal.repository.ts';
import {
  type AccountRow,
  findAcceptedHolder,
  findAccount,
  findPayeeName,
  findUsername,
  insertAccount,
  listAccounts,
  listOwners,
  listUncompared,
  lockAccount,
  lockMemberAccounts,
  saveComparedName,
  setAccountState,
  setDefault,
} from './account.repository.ts';
import { lookupOfAccount, openAccountField, type SealedFor, sealAccountField } from './sealed.ts';

/** Accounts that a member tries to add within an hour: each asks the provider whose it is. */
const TRIES_PER_HOUR = 10;
const HOUR_S = 3_600;
/** Members whose accounts one run of the job compares. */
const COMPARED_PER_RUN = 200;

/** The name of a member. */
export interface KnownName {
  name: string;
  from: 'IDENTITY' | 'REGISTRATION' | 'ACCOUNT';
  /** The account that says so, when nothing else does. */
  numberLookup?: string;
}

export interface AccountPorts {
  db: Executor;
  cipher: FieldCipher;
  settings: Settings;
  methods: PayoutMethods;
  providers: readonly PaymentProvider[];
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn) => Promise<void>;
  /** Tells the owner what has changed about the account. */
  notices: OwnerNotices;
  now: () => Date;
}

/** Accounts that members are paid out to. Numbers and names are kept encrypted. */
export function createPayoutAccounts(ports: AccountPorts) {
  const { db, cipher, settings, methods, providers, requireStrong, notices, now } = ports;
  const seal = (value: string, field: 'number' | 'holder', account: SealedFor) =>
    sealAccountField(cipher, value, field, account);
  const unseal = (value: string, field: 'number' | 'holder', account: SealedFor) =>
    openAccountField(cipher, value, field, account);

  const note = (executor: Executor, action: AuditEntry['action'], actor: SignedIn, ip: string, detail: AuditDetail) =>
    appendAudit(executor, {
      ...{ action, actorId: actor.memberId, actorRole: actor.role, ip, object: actor.username },
      detail,
    });

  /** Name that accounts of a member have to be in, as far as one is known, and what says so. */
  const findName = async (memberId: string, on: Executor = db): Promise<KnownName | undefined> => {
    const approved = await approvedName(on, cipher, memberId);
    if (approved) return { name: approved, from: 'IDENTITY' };
    const payeeName = await findPayeeName(on, memberId);
    if (payeeName) return { name: cipher.open(payeeName, `${memberId}:payeeName`), from: 'REGISTRATION' };
    const first = await findAcceptedHolder(on, memberId);
    if (!first) return undefined;
    const name = unseal(first.holderSealed, 'holder', { memberId, ...first });
    return { name, from: 'ACCOUNT', numberLookup: first.numberLookup };
  };
  const knownName = async (memberId: string, on: Executor = db) => (await findName(memberId, on))?.name;

  /** What finds an approved name again without telling it. */
  const lookupOfName = (memberId: string, name: string): string =>
    cipher.lookup('approvedName', `${memberId}:${nameWords(name)}`);

  /** Whether nothing speaks against paying money of the member to the account: its holder is who was approved, if anybody was. */
  const isInApprovedName = async (executor: Executor, row: AccountRow): Promise<boolean> => {
    const approved = await approvedName(executor, cipher, row.memberId);
    if (approved === undefined || isSameName(approved, unseal(row.holderSealed, 'holder', row))) return true;
    return row.comparedName === lookupOfName(row.memberId, approved);
  };

  const waitEnd = async (): Promise<Date> =>
    new Date(now().getTime() + (await settings.current()).withdrawals.waitHours * HOUR_S * 1_000);

  const wire = (row: AccountRow): PayoutAccount => ({
    id: row.id,
    method: row.method,
    kind: row.kind,
    institution: row.institution,
    institutionName: row.institutionName,
    numberEnd: row.numberEnd,
    holder: unseal(row.holderSealed, 'holder', row),
    state: stateOf(row, now()),
    ...(row.usableFrom ? { usableFrom: row.usableFrom.toISOString() } : {}),
    isDefault: row.isDefault,
  });

  const list = async ({ memberId }: SignedIn, executor: Executor = db): Promise<WireAccounts> => ({
    accounts: (await listAccounts(executor, memberId)).map(wire),
    most: (await settings.current()).withdrawals.accounts,
  });

  /** @throws Fault METHOD_UNAVAILABLE, VALIDATION_FAILED */
  const offerOf = async (request: NewPayoutAccount, currency: string) => {
    const method = (await methods.list(currency)).find((one) => one.method === request.method);
    const provider = providers.find((one) => one.code === method?.provider);
    if (!method?.isOpen || !provider) throw new Fault('METHOD_UNAVAILABLE');
    const institution = method.institutions.find(({ code }) => code === request.institution);
    if (!institution) throw invalid('institution', 'unknown');
    return { method, provider, institution };
  };

  /** @throws Fault CONTACT_AGENT for an account of somebody else, VALIDATION_FAILED for an own one */
  const assertFree = async (actor: SignedIn, numberLookup: string, ip: string): Promise<void> => {
    const owners = await listOwners(db, numberLookup);
    if (owners.some(({ memberId }) => memberId !== actor.memberId)) {
      await note(db, 'payout-account.refused', actor, ip, { reason: 'SHARED' });
      throw new Fault('CONTACT_AGENT');
    }
    if (owners.some(({ isLive }) => isLive)) throw invalid('number', 'taken');
  };

  const checkName = async (actor: SignedIn, account: Account, provider: PaymentProvider, ip: string) => {
    const known = await knownName(actor.memberId);
    const match =
      known !== undefined && isOtherName(known, account.holder)
        ? 'none'
        : await provider.checkAccount(account).catch((error: unknown) => {
            if (!(error instanceof ProviderError)) throw error;
            methods.noteFailure({ provider: provider.code, method: account.method }, error);
            throw error.kind === 'rejected'
              ? invalid('number', 'format')
              : new Fault('METHOD_UNAVAILABLE', { cause: error });
          });
    if (match !== 'none') return match;
    await note(db, 'payout-account.refused', actor, ip, { reason: 'NAME_MISMATCH' });
    throw new Fault('NAME_MISMATCH');
  };

  /** An own account. @throws Fault NOT_FOUND, also for one of somebody else */
  const own = async (trx: Trx, { memberId }: SignedIn, id: string): Promise<AccountRow> => {
    const row = await lockAccount(trx, id);
    if (row?.memberId !== memberId || row.state === 'REMOVED') throw new Fault('NOT_FOUND');
    return row;
  };

  /**
   * A name of the member was approved: accounts in another one wait until somebody has compared them, and the member is told.
   *
   * @returns their numbers
   */
  const compare = async (trx: Trx, memberId: string): Promise<string[]> => {
    await lockMemberAccounts(trx, memberId);
    const waiting: AccountRow[] = [];
    for (const { id } of await listAccounts(trx, memberId)) {
      const row = await lockAccount(trx, id);
      if (row?.state === 'ACCEPTED' && !(await isInApprovedName(trx, row))) waiting.push(row);
    }
    for (const { id, numberEnd } of waiting) {
      await setAccountState(trx, id, 'REVIEW', null);
      await appendAudit(trx, {
        ...{ action: 'payout-account.compared', actorRole: 'system', object: await findUsername(trx, memberId) },
        detail: { before: { state: 'ACCEPTED' }, after: { state: 'REVIEW' }, account: id },
      });
      await inbox.send(trx, memberId, 'SYSTEM', 'accountCompared', { end: numberEnd });
    }
    return waiting.map(({ id }) => id);
  };

  return {
    list,
    wire,
    findName,
    knownName,
    waitEnd,
    isInApprovedName,

    /** What keeps money of a withdrawal from an account: its name has to be compared first, or it is blocked. */
    async whyNotPaidTo(executor: Executor, row: AccountRow): Promise<'REVIEW' | 'BLOCKED' | undefined> {
      if (row.state === 'BLOCKED' || row.state === 'REMOVED') return 'BLOCKED';
      return row.state === 'REVIEW' || !(await isInApprovedName(executor, row)) ? 'REVIEW' : undefined;
    },

    /** What tells that the holder of an account was compared with the name that is approved now; nothing without one. */
    async comparisonOf(trx: Trx, memberId: string): Promise<string | null> {
      const approved = await approvedName(trx, cipher, memberId);
      return approved === undefined ? null : lookupOfName(memberId, approved);
    },

    compare,

    /**
     * Compares accounts that nobody has compared since a name of their member was approved: those of before that was done at once,
     * and of which nothing was requested since; for the job.
     */
    async compareUncompared(signal?: AbortSignal): Promise<void> {
      for (const memberId of await listUncompared(db, COMPARED_PER_RUN)) {
        if (signal?.aborted) return;
        await inTransaction(db, async (trx) => {
          await compare(trx, memberId);
          const approved = await approvedName(trx, cipher, memberId);
          for (const { id, state } of await listAccounts(trx, memberId))
            if (state === 'ACCEPTED') await saveComparedName(trx, id, lookupOfName(memberId, approved ?? ''));
        });
      }
    },

    /**
     * Adds an account. The provider is asked whose it is before anything is written.
     *
     * @throws Fault AUTH_STEP_UP, RATE_LIMITED, METHOD_UNAVAILABLE, VALIDATION_FAILED, CONTACT_AGENT, NAME_MISMATCH,
     *   TOO_MANY_ACCOUNTS
     */
    async add(actor: SignedIn, request: NewPayoutAccount, ip: string): Promise<WireAccounts> {
      await requireStrong(actor);
      const { memberId, currency } = actor;
      if ((await countFailure(db, `payout-account:${memberId}`)) > TRIES_PER_HOUR)
        throw new Fault('RATE_LIMITED', { params: { retryAfter: HOUR_S } });
      const { method, provider, institution } = await offerOf(request, currency);
      const { most } = await list(actor);
      if ((await listAccounts(db, memberId)).length >= most) throw new Fault('TOO_MANY_ACCOUNTS');
      const numberLookup = lookupOfAccount(cipher, { institution: institution.code, number: request.number });
      await assertFree(actor, numberLookup, ip);
      const match = await checkName(actor, { ...request, currency }, provider, ip);
      const usableLater = await waitEnd();
      return inTransaction(
        db,
        async (trx) => {
          await lockMemberAccounts(trx, memberId);
          const known = await listAccounts(trx, memberId);
          if (known.length >= most) throw new Fault('TOO_MANY_ACCOUNTS');
          // the same one in two tabs: the second run finds it
          if (known.some((one) => one.numberLookup === numberLookup)) throw invalid('number', 'taken');
          // a name was approved while the provider was asked
          const approved = await approvedName(trx, cipher, memberId);
          if (approved !== undefined && isOtherName(approved, request.holder)) throw new Fault('NAME_MISMATCH');
          // a name in Khmer letters and one in Latin ones are compared by somebody who reads both
          const name = approved ?? (await knownName(memberId, trx));
          const isAccepted = match === 'full' && (name === undefined || isSameName(name, request.holder));
          const usableFrom = isAccepted ? usableLater : null;
          const sealed = { memberId, numberLookup };
          await insertAccount(trx, {
            ...{ ...sealed, currency, usableFrom, provider: provider.code, method: method.method, kind: method.kind },
            institution: institution.code,
            institutionName: institution.name,
            numberSealed: seal(request.number, 'number', sealed),
            numberEnd: request.number.slice(-4),
            holderSealed: seal(request.holder, 'holder', sealed),
            state: isAccepted ? 'ACCEPTED' : 'REVIEW',
            isDefault: known.length === 0,
          });
          await notices.write(trx, memberId, 'payoutAccountAdded', { end: request.number.slice(-4) });
          await note(trx, 'payout-account.added', actor, ip, { institution: institution.code, match });
          return list(actor, trx);
        },
        { retryOnUniqueViolation: true },
      );
    },

    /** @throws Fault AUTH_STEP_UP, NOT_FOUND, and STATE_STALE while money is on its way to it */
    async remove(actor: SignedIn, id: string, ip: string): Promise<WireAccounts> {
      await requireStrong(actor);
      return inTransaction(db, async (trx) => {
        await lockMemberAccounts(trx, actor.memberId);
        const row = await own(trx, actor, id);
        if (await isAccountInUse(trx, id)) throw new Fault('STATE_STALE');
        await setAccountState(trx, id, 'REMOVED', row.usableFrom);
        const [next] = await listAccounts(trx, actor.memberId);
        if (row.isDefault && next) await setDefault(trx, actor.memberId, next.id);
        await inbox.send(trx, actor.memberId, 'SECURITY', 'accountRemoved', { end: row.numberEnd });
        await note(trx, 'payout-account.removed', actor, ip, { institution: row.institution });
        return list(actor, trx);
      });
    },

    /** @throws Fault NOT_FOUND */
    async choose(actor: SignedIn, id: string): Promise<WireAccounts> {
      return inTransaction(db, async (trx) => {
        await lockMemberAccounts(trx, actor.memberId);
        await own(trx, actor, id);
        await setDefault(trx, actor.memberId, id);
        return list(actor, trx);
      });
    },

    /**
     * An own account that money may be paid out to now; it stays as it is until the transaction ends.
     *
     * @throws Fault NOT_FOUND, ACCOUNT_IN_REVIEW while an operator has to compare its name, ACCOUNT_WAIT for a new one, STATE_STALE
     *   for one that is blocked or removed
     */
    async usable(trx: Trx, actor: SignedIn, id: string): Promise<AccountRow> {
      const row = await own(trx, actor, id);
      if (row.state === 'REVIEW' || (row.state === 'ACCEPTED' && !(await isInApprovedName(trx, row))))
        throw new Fault('ACCOUNT_IN_REVIEW');
      if (row.state !== 'ACCEPTED' || !row.usableFrom) throw new Fault('STATE_STALE');
      if (row.usableFrom > now()) throw new Fault('ACCOUNT_WAIT', { params: { until: row.usableFrom.toISOString() } });
      return row;
    },

    /** What the provider is told of an account; why it is told nothing when its name is compared, or it was blocked meanwhile. */
    async open(id: string): Promise<Account | 'REVIEW' | 'BLOCKED'> {
      const row = await findAccount(db, id);
      if (row?.state === 'REVIEW') return 'REVIEW';
      if (row?.state !== 'ACCEPTED') return 'BLOCKED';
      const { method, currency, institution } = row;
      return {
        ...{ method, currency, institution },
        number: unseal(row.numberSealed, 'number', row),
        holder: unseal(row.holderSealed, 'holder', row),
      };
    },
  };
}

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;

/** Whether two names are not those of one person, as far as a machine can tell. */
const isOtherName = (one: string, other: string): boolean => !isSameName(one, other) && !areOtherScripts(one, other);

/** How an account stands at a moment. */
function stateOf({ state, usableFrom }: AccountRow, now: Date): PayoutAccount['state'] {
  if (state === 'REVIEW' || state === 'BLOCKED') return state;
  return usableFrom && usableFrom <= now ? 'ACTIVE' : 'WAITING';
}
