import type { Executor } from '../../src/kernel/db/types.ts';
import { windowOf } from '../../src/kernel/jobs/calendar.ts';
import type { CloseReason, VersionState } from '../../src/modules/agent-contracts/agent-contracts.tables.ts';
import { askedBy, type ContractKind, type ContractState } from '../../src/modules/agent-contracts/machine.ts';
import { noticeCycle } from '../../src/modules/agent-contracts/periods.ts';
import { type ContractGames, canonicalTerms, hashTerms, type Terms } from '../../src/modules/agent-contracts/terms.ts';

const DAY_MS = 86_400_000;

export interface ContractOptions {
  kind: ContractKind;
  /** @default 'ALL' */
  games?: ContractGames | undefined;
  /** `null`: the house. */
  uplineId: string | null;
  downlineId: string;
  /** @default 'IN_FORCE' */
  state?: ContractState | undefined;
  terms: Terms;
  /** Of an amended one: what waits to be signed. @default the same terms */
  amendment?: Terms | undefined;
  /** When its terms came into force. @default ten days ago */
  from?: Date | undefined;
  /** @default now */
  now?: Date | undefined;
}

const firstVersions: Partial<Record<ContractState, VersionState>> = {
  OFFERED: 'OPEN',
  SIGNED: 'SIGNED',
  SIGNED_END_UP: 'SIGNED',
  SIGNED_END_DOWN: 'SIGNED',
  REJECTED: 'CLOSED',
  ENDED: 'ENDED',
};

/** Makes a contract in a state, as if it had come there by its steps. @returns its number */
export async function makeContract(db: Executor, options: ContractOptions): Promise<string> {
  const { kind, games = 'ALL', uplineId, downlineId, state = 'IN_FORCE', terms, now = new Date() } = options;
  const cycleEnd = windowOf(noticeCycle(terms.period), now, 'Asia/Phnom_Penh').end;
  const isOver = state === 'ENDED' || state === 'ENDING';
  const reason: CloseReason | null = state === 'REJECTED' ? 'REJECTED' : isOver ? 'AGREED' : null;
  const { id } = await db
    .insertInto('agent_contract')
    .values({
      ...{ kind, game_type: games, currency: 'KHR', upline_id: uplineId, downline_id: downlineId, state, reason },
      ends_at: state === 'ENDING' ? cycleEnd : null,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = async (no: number, its: VersionState, text: Terms) => {
    const isStarted = its === 'IN_FORCE' || its === 'ENDED';
    const began = options.from ?? new Date(now.getTime() - 10 * DAY_MS);
    const starts = its === 'SIGNED' ? cycleEnd : null;
    await db
      .insertInto('agent_contract_version')
      .values({
        ...{ contract_id: id, no, state: its, terms: canonicalTerms(text), terms_hash: hashTerms(text) },
        ...{ period: text.period, active_from: text.activeFrom, effective_to: null },
        ...(isStarted && { offered_at: new Date(began.getTime() - DAY_MS) }),
        expires_at: new Date((isStarted ? began : now).getTime() + 7 * DAY_MS),
        signed_at: isStarted ? began : its === 'SIGNED' ? now : null,
        effective_from: isStarted ? began : starts,
      })
      .execute();
  };
  await version(1, firstVersions[state] ?? 'IN_FORCE', terms);
  if (state === 'AMENDED') await version(2, 'OPEN', options.amendment ?? terms);
  const asked = askedBy(state);
  if (asked)
    await db
      .insertInto('agent_contract_end_request')
      .values({ contract_id: id, asked_by: asked, asked_at: now, answer: null, answered_at: null })
      .execute();
  return id;
}
