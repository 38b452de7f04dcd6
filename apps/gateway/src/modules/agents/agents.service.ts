import type { AffiliateCheck } from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import { findAgentName } from './agents.repository.ts';

/** A name of which only the ends are shown: `Dara` is `D**a`, and a name of one letter a star. */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map((s) => s.segment);
  if (letters.length < 3) return '*'.repeat(Math.max(1, letters.length));
  return `${letters[0]}${'*'.repeat(Math.min(letters.length - 2, 8))}${letters.at(-1)}`;
}

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
