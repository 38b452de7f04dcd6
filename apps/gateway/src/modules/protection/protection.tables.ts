export interface CaptchaTable {
  id: string;
  answer_hash: string;
  expires_at: Date;
}

export interface ProtectionTables {
  captcha: CaptchaTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends ProtectionTables {}
}
