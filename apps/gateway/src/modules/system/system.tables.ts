import type { Generated, JSONColumnType } from 'kysely';

/** Switches and rules of the merchant; what a value looks like is said in settings.ts. */
export interface SettingTable {
  key: string;
  value: JSONColumnType<object, string, string>;
  updated_at: Generated<Date>;
}

export interface SystemTables {
  setting: SettingTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends SystemTables {}
}
