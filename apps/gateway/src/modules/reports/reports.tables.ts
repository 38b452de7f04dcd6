import type { GameReportKind } from '@mekong/api-client/contract/types';
import type { Generated, GeneratedAlways } from 'kysely';

export type ReportStatus = 'OPEN' | 'CLOSED';

export interface GameReportTable {
  id: GeneratedAlways<string>;
  ticket: string;
  member_id: string;
  request_key: string;
  node_id: number;
  kind: GameReportKind;
  body: string;
  game_session_id: string | null;
  round_ids: Generated<string[]>;
  status: Generated<ReportStatus>;
  created_at: Generated<Date>;
  closed_at: Date | null;
}

export interface ReportsTables {
  game_report: GameReportTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends ReportsTables {}
}
