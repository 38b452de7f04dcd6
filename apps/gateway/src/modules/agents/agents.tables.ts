import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type ReadOnly<T> = ColumnType<T, never, never>;

/** Who stands above whom now; written by the database when members are added and moved. */
export interface AgentEdgeTable {
  ancestor: ReadOnly<string>;
  descendant: ReadOnly<string>;
  /** Steps between the two; 0 is the member itself. */
  depth: ReadOnly<number>;
}

/** A move of somebody below another agent, with everybody below. */
export interface AgentMoveTable {
  id: GeneratedAlways<string>;
  member_id: string;
  from_id: string | null;
  to_id: string | null;
  state: 'WAITING' | 'DONE' | 'CANCELLED';
  due_at: Date;
  asked_by: string;
  asked_at: Generated<Date>;
  reason: string;
  done_at: Date | null;
}

/** What a member played on a day of the merchant below some agents, and what those below played; written with the hours of members. */
export interface TeamDayTable {
  member_id: ReadOnly<string>;
  day: ReadOnly<Date>;
  currency: ReadOnly<string>;
  lineage_id: ReadOnly<string>;
  own_bets: ReadOnly<number>;
  own_stake: ReadOnly<string>;
  own_valid_bet: ReadOnly<string>;
  own_ggr: ReadOnly<string>;
  own_bonus: ReadOnly<string>;
  bets: ReadOnly<number>;
  stake: ReadOnly<string>;
  valid_bet: ReadOnly<string>;
  ggr: ReadOnly<string>;
  bonus: ReadOnly<string>;
}

/** How many of the team of an agent have bet on a day; written by the sequencer of results. */
export interface TeamActiveTable {
  agent_id: ReadOnly<string>;
  day: ReadOnly<Date>;
  members: ReadOnly<number>;
}

/** How many of a large team have bet enough in a cycle, as a job has counted them. */
export interface TeamEnoughTable {
  agent_id: string;
  currency: string;
  first_day: Date;
  last_day: Date;
  /** Valid bets from which somebody is active. */
  least: string;
  members: number;
  /** Up to which moment results were summed up then. */
  as_of: Date;
}

/** What an agent has noted about a member of the team. */
export interface AgentRemarkTable {
  agent_id: string;
  member_id: string;
  text: string;
  changed_at: Generated<Date>;
}

/** An account that an agent has made directly below itself. */
export interface AgentAccountTable {
  member_id: string;
  made_by: string;
  /** Made by the client, once for all tries of the same rows. */
  request_id: string;
  made_at: Generated<Date>;
}

/** A member or an agent whom the agent directly above has locked; the row goes with the lock. */
export interface AgentLockTable {
  member_id: string;
  locked_by: string;
  reason: string;
  /** Whether the locked one reads the reason. */
  is_told: Generated<boolean>;
  locked_at: Generated<Date>;
}

/** A link by which an agent brings in others. */
export interface AgentLinkTable {
  id: GeneratedAlways<string>;
  /** In capital letters. */
  code: string;
  agent_id: string;
  /** What who registers by it becomes. */
  kind: Generated<'MEMBER' | 'AGENT'>;
  /** Contract whose terms a new agent is offered. */
  plan_id: string | null;
  /** Plan of the house that a new agent is offered in its place. */
  house_plan_id: string | null;
  campaign: string | null;
  is_active: Generated<boolean>;
  clicks: Generated<string>;
  created_at: Generated<Date>;
}

/** By which link somebody has come. */
export interface AgentLinkMemberTable {
  member_id: string;
  link_id: string;
}

/** An application of whoever wants to become an agent of the house. */
export interface AgentApplicationTable {
  id: GeneratedAlways<string>;
  ticket: string;
  request_key: string;
  /** Who has applied, or has taken up what was approved. */
  member_id: string | null;
  has_applied_as_member: boolean;
  username: string;
  /** Who it is and what was written. */
  sealed: string;
  contact_by: 'EMAIL' | 'PHONE' | 'TELEGRAM' | 'WHATSAPP' | 'LINE';
  contact_key: string;
  country: string;
  language: string;
  channels: ('SOCIAL' | 'WEBSITE' | 'STREAM' | 'GROUP' | 'OFFLINE')[];
  expected_players: number;
  state: Generated<'OPEN' | 'APPROVED' | 'REJECTED'>;
  reason: 'INCOMPLETE' | 'UNREACHED' | 'REACH' | 'REGION' | 'TERMS' | null;
  sent_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
}

/** An announcement that an agent has acknowledged. */
export interface AgentNoticeReadTable {
  member_id: string;
  announcement_id: string;
  read_at: Generated<Date>;
}

export interface AgentsTables {
  agent_application: AgentApplicationTable;
  agent_link: AgentLinkTable;
  agent_link_member: AgentLinkMemberTable;
  agent_lock: AgentLockTable;
  agent_notice_read: AgentNoticeReadTable;
  agent_account: AgentAccountTable;
  agent_remark: AgentRemarkTable;
  agent_edge: AgentEdgeTable;
  agent_move: AgentMoveTable;
  team_day: TeamDayTable;
  team_active: TeamActiveTable;
  team_enough: TeamEnoughTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends AgentsTables {}
}
