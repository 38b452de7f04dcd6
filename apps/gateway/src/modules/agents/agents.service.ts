import type { AffiliateCheck } from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import { maskName } from '../../kernel/mask-name.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import { findAgentName } from './agents.repository.ts';

/** Agents as visitors meet them. */
export function createAgents(db: Executor, guesses: GuessLimits) {
  return {
    /**
     * Whether a registration may carry the code. Unknown and switched off are one answer, so nothing can be learnt.
     *
     * @param ip of who asks: wrong codes are counted by network
     * @throws Fault RATE_LIMITED
     */
    async checkCode(code: string, ip: string): Promise<AffiliateCheck> {
      const name = await guesses.attempt('agent-code', ip, () => findAgentName(db, code));
      return name === undefined ? { valid: false } : { valid: true, agentName: maskName(name) };
    },
  };
}

export type Agents = ReturnType<typeof createAgents>;
