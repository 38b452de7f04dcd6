import type { ClubCode, MemberInfo } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { maskIp } from '../../kernel/network.ts';
import type { Settings } from '../system/settings.service.ts';
import { findByUsername, findMember, noteFirstLogin, updateLanguage } from './member.repository.ts';
import type { Sessions } from './sessions.service.ts';

/** Codes of the clubs by their labels in the database. */
const clubCodes = new Map<string, ClubCode>([
  ['Bronze', 'BRONZE'],
  ['Silver', 'SILVER'],
  ['Gold', 'GOLD'],
]);

/** Own data of the member that is logged in. */
export function createMemberService(db: Executor, settings: Settings, sessions: Sessions) {
  return {
    /** Data for the header, the session keys and the guards of the site. */
    async info(actor: SignedIn): Promise<MemberInfo> {
      const [member, all, last] = await Promise.all([
        findMember(db, actor.memberId),
        settings.current(),
        sessions.previousLogin(actor),
      ]);
      if (!member) throw new Fault('AUTH_TOKEN_EXPIRED');
      const { merchant } = all;
      return {
        id: member.id,
        customerId: `C${member.id}`,
        account: member.username,
        username: member.username,
        nickname: member.nickname,
        type: member.type,
        toUpline: member.toUpline,
        regDate: member.registeredAt.toISOString(),
        clubLabel: { labelName: clubCodes.get(member.clubLabel) ?? 'OTHER', rankLevel: member.vipRank },
        merchantCode: merchant.merchantCode,
        currency: member.currency,
        currencySymbol: member.type === 4 ? merchant.trialCurrencySymbol : merchant.currencySymbol,
        language: member.language as LanguageCode,
        ...(last ? { lastLogin: { at: last.at.toISOString(), ipMasked: maskIp(last.ip) } } : {}),
      };
    },

    /** Keeps the language with the account. @throws Fault VALIDATION_FAILED when the merchant does not offer it */
    async chooseLanguage(actor: SignedIn, language: LanguageCode): Promise<void> {
      const { languages } = (await settings.current()).merchant;
      if (!languages.includes(language)) throw invalid('language', 'enum');
      await updateLanguage(db, actor.memberId, language);
    },

    /** The account of a user name. */
    findAccount: (username: string) => findByUsername(db, username),

    /** Notes the first log-in. @returns whether this call was the first */
    recordFirstLogin: (actor: SignedIn): Promise<boolean> => noteFirstLogin(db, actor.memberId),
  };
}

export type MemberService = ReturnType<typeof createMemberService>;
