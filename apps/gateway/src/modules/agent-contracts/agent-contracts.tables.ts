import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { WindowKind } from '../../kernel/jobs/calendar.ts';
import type { ContractKind, ContractState, ContractVerb, Party } from './machine.ts';
import type { ContractGames } from './terms.ts';

/** Why a contract or an offer was closed. */
export type CloseReason =
  | 'WITHDRAWN'
  | 'REJECTED'
  | 'EXPIRED'
  | 'AGREED'
  | 'LAPSED'
  | 'SECOND_REQUEST'
  | 'UPLINE_ENDED'
  | 'MOVED'
  | 'CLOSED';

/** `OPEN` = waits for the downline; `CLOSED` = never came into force. */
export type VersionState = 'OPEN' | 'SIGNED' | 'IN_FORCE' | 'REPLACED' | 'ENDED' | 'CLOSED';

export interface AgentContractTable {
  id: GeneratedAlways<string>;
  kind: ContractKind;
  game_type: ContractGames;
  currency: string;
  /** `null`: the house. */
  upline_id: string | null;
  downline_id: string;
  state: ContractState;
  revision: Generated<number>;
  ends_at: Date | null;
  /** What its bills have come to and was not paid; below zero it is taken from the next ones. */
  owed: ColumnType<string, string | bigint | undefined, string | bigint>;
  reason: CloseReason | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface AgentContractVersionTable {
  contract_id: string;
  no: number;
  state: VersionState;
  terms: string;
  terms_hash: string;
  period: WindowKind;
  active_from: ColumnType<string, string | bigint, string | bigint>;
  offered_at: Generated<Date>;
  expires_at: Date;
  signed_at: Date | null;
  effective_from: Date | null;
  effective_to: Date | null;
}

/** `BINDING` = asked again after a refusal: it needs no answer. */
export type EndAnswer = 'AGREED' | 'REFUSED' | 'CANCELLED' | 'LAPSED' | 'BINDING' | 'CLOSED';

export interface AgentContractEndRequestTable {
  id: GeneratedAlways<string>;
  contract_id: string;
  asked_by: Party;
  asked_at: Generated<Date>;
  answer: EndAnswer | null;
  answered_at: Date | null;
}

export interface AgentContractEventTable {
  id: GeneratedAlways<string>;
  contract_id: string;
  revision: number;
  version_no: number;
  terms_hash: string;
  actor: Party | 'SYSTEM';
  actor_id: string | null;
  ip: string | null;
  verb: ContractVerb | 'offer';
  /** Why terms were rejected, as the party has written it. */
  reason: string | null;
  state_before: ContractState | null;
  state_after: ContractState;
  at: ColumnType<Date, Date | undefined, never>;
}

/** A plan that operators keep. */
export interface AgentPlanTable {
  id: GeneratedAlways<string>;
  name: string;
  kind: ContractKind;
  game_type: ContractGames;
  currency: string;
  /** The lower comes first. */
  place: Generated<number>;
  is_published: Generated<boolean>;
  created_at: Generated<Date>;
}

/** Terms of a plan; the last are in use. */
export interface AgentPlanVersionTable {
  plan_id: string;
  no: number;
  terms: string;
  terms_hash: string;
  /** Name of the operator. */
  written_by: string;
  written_at: Generated<Date>;
}

export interface AgentContractsTables {
  agent_plan: AgentPlanTable;
  agent_plan_version: AgentPlanVersionTable;
  agent_contract: AgentContractTable;
  agent_contract_version: AgentContractVersionTable;
  agent_contract_end_request: AgentContractEndRequestTable;
  agent_contract_event: AgentContractEventTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends AgentContractsTables {}
}
