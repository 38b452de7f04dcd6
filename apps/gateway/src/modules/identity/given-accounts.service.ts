import type { FieldError } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { AccountType } from '../../contract/values.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { parseMoney } from '../../kernel/money.ts';
import { newCode } from '../../kernel/secrets.ts';
import { grantPlayMoney } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import type { Settings } from '../system/settings.service.ts';
import { registerRules } from '../system/system.service.ts';
import { findByUsername, insertMember } from './member.repository.ts';
import { checkField } from './registration-rules.ts';

/** An account that somebody else makes. */
export interface GivenAccount {
  username: string;
  type: AccountType;
  /** Of the first password, which has to be changed. */
  passwordHash: string;
}

/** Accounts that are made for somebody, not by him: with a first password, and without consents. */
export function createGivenAccounts(settings: Settings) {
  return {
    /** What is wrong with a user name by the rules of registrations, or that it is taken. */
    async faultsOf(db: Executor, username: string): Promise<FieldError[]> {
      const rule = registerRules(await settings.current()).find(({ name }) => name === 'username');
      const faults = rule ? checkField(rule, username) : [];
      if (faults.length || !(await findByUsername(db, username))) return faults;
      return [{ name: 'username', rule: 'taken' }];
    },

    /**
     * Makes the account directly below an agent, with the play money of every new one.
     *
     * @returns its number; undefined when the name was taken meanwhile
     */
    async make(
      trx: Trx,
      upline: SignedIn,
      { username, type, passwordHash }: GivenAccount,
      ip: string,
    ): Promise<string | undefined> {
      const { merchant } = await settings.current();
      const { currency } = upline;
      const id = await insertMember(trx, {
        ...{ username, nickname: username, type, currency, language: merchant.defaultLanguage, passwordHash },
        ...{ uplineId: upline.memberId, toUpline: true, invitedBy: upline.memberId, mustChange: 'DEFAULT' },
        referralCode: newCode(),
        ...(type === 0 ? {} : { affiliateCode: newCode() }),
      });
      if (!id) return undefined;
      await post(trx, grantPlayMoney({ member: id, currency, amount: parseMoney(merchant.memberGrant) }));
      await appendAudit(trx, {
        ...{ action: 'account.given', actorId: upline.memberId, actorRole: upline.role, ip, object: username },
      });
      return id;
    },
  };
}

export type GivenAccounts = ReturnType<typeof createGivenAccounts>;
