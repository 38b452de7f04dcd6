import type {
  AgentAccountMade,
  AgentAccountRules,
  AgentAccountsMade,
  AgentAccountsRequest,
  FieldError,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { typeBelow } from '../../../contract/values.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { hashPassword } from '../../../kernel/passwords.ts';
import type { Plan, Plans } from '../../agent-contracts/plans.service.ts';
import type { GivenAccounts } from '../../identity/given-accounts.service.ts';
import { writeRemark } from '../team/team.repository.ts';
import { countMadeToday, findMade, noteMade } from './accounts.repository.ts';
import { firstPassword } from './first-password.ts';

/** Accounts that an agent can make within a day. */
const MOST_A_DAY = 1_000;

export interface AccountPorts {
  db: Executor;
  cipher: FieldCipher;
  accounts: GivenAccounts;
  plans: Plans;
  /** First password of the merchant; undefined: there is none. */
  initialPassword: string | undefined;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn, by: Executor) => Promise<void>;
}

type Row = AgentAccountsRequest['rows'][number];

/** Accounts that agents make directly below themselves. */
export function createAccounts({ db, cipher, accounts, plans, initialPassword, requireStrong }: AccountPorts) {
  const make = async (
    actor: SignedIn,
    { username, kind, remark = '' }: Row,
    { requestId, password: wanted }: Pick<AgentAccountsRequest, 'requestId' | 'password'>,
    plan: Plan | undefined,
    ip: string,
  ): Promise<AgentAccountMade> => {
    const random = firstPassword(cipher, { agentId: actor.memberId, requestId, username });
    const made = (memberId: string): AgentAccountMade => ({
      ...{ username, state: 'MADE', memberId },
      ...(wanted === 'RANDOM' ? { password: random } : {}),
    });
    const passwordHash = await hashPassword(wanted === 'DEFAULT' ? (initialPassword ?? random) : random);
    return inTransaction(db, async (trx) => {
      const type = typeBelow(actor, kind);
      const id = await accounts.make(trx, actor, { username, type, passwordHash }, ip);
      if (!id) {
        // two tries of one request at the same moment
        const before = await findMade(trx, { agentId: actor.memberId, requestId, username });
        return before ? made(before) : refused(username, [{ name: 'username', rule: 'taken' }]);
      }
      await noteMade(trx, id, actor.memberId, requestId);
      if (remark.trim() !== '') await writeRemark(trx, actor.memberId, id, remark.trim());
      if (plan && kind === 'AGENT') await plans.offer(trx, plan, id, ip);
      return made(id);
    });
  };

  return {
    async rules(actor: SignedIn): Promise<AgentAccountRules> {
      const left = Math.max(0, MOST_A_DAY - (await countMadeToday(db, actor.memberId)));
      const house = await inTransaction(db, (trx) => plans.listHouse(trx, actor));
      return {
        ...{ hasDefaultPassword: initialPassword !== undefined, left },
        housePlans: house.map(({ id, name, kind, games }) => ({ planId: id, name, kind, gameType: games })),
      };
    },

    /**
     * Makes accounts, or says what is wrong with them. Each row stands alone.
     *
     * @throws Fault VALIDATION_FAILED (password, plan, housePlan), AUTH_STEP_UP for a plan, RATE_LIMITED
     */
    async add(actor: SignedIn, request: AgentAccountsRequest, ip: string): Promise<AgentAccountsMade> {
      const { rows, requestId, password, plan: planId, housePlan, isCheck = false } = request;
      const { memberId: agentId } = actor;
      if (password === 'DEFAULT' && initialPassword === undefined) throw invalid('password', 'enum');
      if (planId && housePlan) throw invalid('housePlan', 'unknown');
      const plan = await inTransaction(db, async (trx) => {
        if (housePlan) return plans.readHouse(trx, actor, housePlan);
        return planId ? plans.read(trx, agentId, planId) : undefined;
      });
      if (plan && plan.currency !== actor.currency) throw invalid('plan', 'unknown');
      if (plan && !isCheck) await requireStrong(actor, db);
      let left = MOST_A_DAY - (await countMadeToday(db, agentId));
      const seen = new Set<string>();
      const done: AgentAccountMade[] = [];
      for (const row of rows) {
        const { username } = row;
        const before = await findMade(db, { agentId, requestId, username });
        const faults = before || seen.has(username.toLowerCase()) ? [] : await accounts.faultsOf(db, username);
        if (seen.has(username.toLowerCase())) faults.push({ name: 'username', rule: 'taken' });
        seen.add(username.toLowerCase());
        if (faults.length) done.push(refused(username, faults));
        else if (isCheck) done.push({ username, state: 'GOOD' });
        else if (before)
          done.push({
            ...{ username, state: 'MADE', memberId: before },
            ...(password === 'RANDOM' ? { password: firstPassword(cipher, { agentId, requestId, username }) } : {}),
          });
        else {
          // rows that were made before are answered all the same
          if (left <= 0) throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
          const one = await make(actor, row, { requestId, password }, plan, ip);
          if (one.state === 'MADE') left -= 1;
          done.push(one);
        }
      }
      return { rows: done };
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

const refused = (username: string, faults: FieldError[]): AgentAccountMade => ({ username, state: 'REFUSED', faults });
