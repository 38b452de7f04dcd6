import type { AgentNewAccount } from '@mekong/api-client/types';

/** Accounts that one file can make. */
export const mostAccounts = 100;

/** Why a row of a file cannot be sent. */
export type RowFault = 'name' | 'kind' | 'remark' | 'twice' | 'over' | 'hidden';

/** A row of a file: always kept as it was read, whatever is wrong with it. */
export interface ReadAccount {
  /** Line of the file that it begins in, counted from 1. */
  readonly line: number;
  readonly username: string;
  /** As it is written, when it is no kind of account. */
  readonly kind: AgentNewAccount['kind'] | (string & Record<never, never>);
  readonly remark: string;
  readonly fault?: RowFault | undefined;
}

interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Splits comma-separated text (RFC 4180) into cells; some spreadsheets write semicolons or tabs in place of commas. */
function splitCells(text: string): Cells[] {
  const body = text.replace(/^\uFEFF/, '');
  const head = body.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const mark = [';', '\t'].find((one) => !head.includes(',') && head.includes(one)) ?? ',';
  const rows: Cells[] = [];
  let [cell, cells, isQuoted, line, begun] = ['', [] as string[], false, 1, 1];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    [cell, cells, begun] = ['', [], line];
  };
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? '';
    const isEnd = sign === '\n' || (sign === '\r' && body[at + 1] !== '\n');
    if (isEnd) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (sign === mark) {
      cells.push(cell);
      cell = '';
    } else if (isEnd) endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** Characters that no text may hold, since they do not show or turn the text around; the gateway refuses a whole file for one. */
const hidden = /(?![\t\n\r])\p{Cc}|[\u202D\u202E]/u;

/** Our own files guard what spreadsheets would run as a formula by an apostrophe; read back it is no part of the text. */
const plain = (cell = ''): string => cell.trim().replace(/^'(?=['=+\-@])/, '');

const words: Readonly<Record<string, AgentNewAccount['kind']>> = { '': 'MEMBER', member: 'MEMBER', agent: 'AGENT' };

/**
 * Reads accounts from a file with the columns username, type and remark. A first line that names the columns is left out;
 * every other one is kept, those that cannot be sent with the reason.
 *
 * @param kinds what the kinds of accounts are called in the reader's language, in lower case
 */
export function readAccounts(
  text: string,
  kinds: Readonly<Record<string, AgentNewAccount['kind']>> = {},
): ReadAccount[] {
  const [first, ...others] = splitCells(text);
  const isHeading = /^user ?names?$/i.test(plain(first?.cells[0]));
  const known = { ...words, ...kinds };
  const seen = new Set<string>();
  return (first && !isHeading ? [first, ...others] : others).map(({ line, cells }, n) => {
    const [username, typed, remark] = [plain(cells[0]), plain(cells[1]), plain(cells[2])];
    const key = username.toLowerCase();
    const kind = known[typed.toLowerCase()];
    const fault = ((): RowFault | undefined => {
      if (n >= mostAccounts) return 'over';
      if (username === '' || username.length > 64) return 'name';
      if (hidden.test(username) || hidden.test(remark)) return 'hidden';
      if (seen.has(key)) return 'twice';
      if (kind === undefined) return 'kind';
      if (remark.length > 200) return 'remark';
      return undefined;
    })();
    seen.add(key);
    return { line, username, kind: kind ?? typed, remark, fault };
  });
}
