import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import type { WindowKind } from '../../kernel/jobs/calendar.ts';
import type { ContractKind } from './machine.ts';

/** What the clock has to do: offers that were not answered, terms that start, wishes to end without an answer. */
export async function listDue(
  db: Executor,
  now: Date,
  answerBy: Date,
): Promise<{ id: string; verb: 'expire' | 'start' | 'lapse' }[]> {
  const { rows } = await sql<{ id: string; verb: 'expire' | 'start' | 'lapse' }>`
    select contract_id as id, 'expire' as verb from agent_contract_version where state = 'OPEN' and expires_at <= ${now}
    union all
    select contract_id, 'start' from agent_contract_version where state = 'SIGNED' and effective_from <= ${now}
    union all
    select contract_id, 'lapse' from agent_contract_end_request where answer is null and asked_at <= ${answerBy}
    limit 500`.execute(db);
  return rows;
}

/** Contracts that end with the same windows. */
export interface EndedTogether {
  kind: ContractKind;
  period: WindowKind;
  endsAt: Date;
  ids: string[];
}

/**
 * Contracts whose end is past, by the windows that have to be settled before they are over: many may wait for the same ones, and
 * keep nobody else waiting.
 */
export async function listEnded(db: Executor, now: Date): Promise<EndedTogether[]> {
  const { rows } = await sql<EndedTogether>`
    select c.kind, v.period, c.ends_at as "endsAt", array_agg(c.id::text order by c.id) as ids
      from agent_contract c cross join lateral (
        select period from agent_contract_version v
         where v.contract_id = c.id
         order by array_position(array['OPEN', 'IN_FORCE', 'SIGNED'], v.state), v.no desc limit 1) v
     where c.state = 'ENDING' and c.ends_at <= ${now}
     group by 1, 2, 3 order by 3`.execute(db);
  return rows;
}
