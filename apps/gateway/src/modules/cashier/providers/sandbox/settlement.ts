import { type Money, parseMoney } from '../../../../kernel/money.ts';
import {
  ProviderError,
  type SettlementFile,
  type SettlementLine,
  SignatureInvalid,
  settlementKinds,
} from '../provider.ts';

interface Expected {
  readonly day: string;
  readonly currency: string;
  /** Proves the bytes. @returns the number that was signed. @throws SignatureInvalid */
  readonly prove: () => string;
}

const AMOUNT = /^(-?)(\d{1,15}(?:\.\d{1,4})?)$/;
const REFERENCE = /^[A-Za-z0-9_-]{1,40}$/;

function readAmount(text: string | undefined): Money {
  const [, sign, digits] = AMOUNT.exec(text ?? '') ?? [];
  if (digits === undefined) throw new ProviderError('defect', 'settlement-amount');
  return sign === '-' ? -parseMoney(digits) : parseMoney(digits);
}

function readLine([kind, ref = '', ownRef = '', method = '', amount, fee, at = '']: readonly string[]): SettlementLine {
  const known = settlementKinds.find((one) => one === kind);
  const moment = new Date(at);
  if (!known || !REFERENCE.test(ref) || !REFERENCE.test(method) || Number.isNaN(moment.getTime()))
    throw new ProviderError('defect', 'settlement-line');
  return {
    ...{ kind: known, ref, method, amount: readAmount(amount), fee: readAmount(fee), at: moment },
    ...(REFERENCE.test(ownRef) && { ownRef }),
  };
}

/**
 * Reads a settlement file: a header, a line for each movement, and a footer. A file whose signature, header or sums are wrong is
 * refused whole.
 *
 * @throws ProviderError `defect`
 */
export function readSettlement(raw: Uint8Array, { day, currency, prove }: Expected): SettlementFile {
  try {
    prove();
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new ProviderError('defect', 'settlement-signature');
    throw error;
  }
  const rows = Buffer.from(raw)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  const [[name, version, batch = '', ...of] = [], ...others] = rows;
  const [end, count, amount, fee] = others.pop() ?? [];
  if (name !== 'settlement' || version !== '1' || !REFERENCE.test(batch) || of[0] !== day || of[1] !== currency)
    throw new ProviderError('defect', 'settlement-header');
  const lines = others.map(readLine);
  const sums = [lines.reduce((sum, line) => sum + line.amount, 0n), lines.reduce((sum, line) => sum + line.fee, 0n)];
  if (end !== 'end' || count !== String(lines.length) || readAmount(amount) !== sums[0] || readAmount(fee) !== sums[1])
    throw new ProviderError('defect', 'settlement-footer');
  return { batch, lines, raw };
}
