import { readFileSync } from 'node:fs';
import type { ContractKind, ContractState } from '../src/modules/agent-contracts/machine.ts';

/** One row of the contract machine as it was agreed: who sends what in which state, and what comes of it. */
export interface MatrixRow {
  kind: ContractKind;
  /** `NONE` = there is no contract. */
  state: ContractState | 'NONE';
  actor: 'UPLINE' | 'DOWNLINE' | 'OTHER' | 'TRIAL' | 'SYSTEM';
  letter: string;
  guard: string;
  meaning: string;
  after: ContractState | 'NONE';
  /** Code of the refusal; `undefined` when it is done. */
  refused: string | undefined;
}

const states: Readonly<Record<string, ContractState | 'NONE'>> = {
  NONE: 'NONE',
  P: 'OFFERED',
  E: 'AMENDED',
  A: 'SIGNED',
  'A + pending': 'SIGNED_END_UP',
  V: 'IN_FORCE',
  V_PENDING_UP: 'IN_FORCE_END_UP',
  V_PENDING_DOWN: 'IN_FORCE_END_DOWN',
  V_ENDING: 'ENDING',
  R: 'REJECTED',
  C: 'ENDED',
};

/** Codes of the paper, and those of the contract that say the same. */
const codes: Readonly<Record<string, string>> = {
  REAL_ACCOUNT_REQUIRED: 'AUTH_TRIAL_BLOCKED',
  STEP_UP_REQUIRED: 'AUTH_STEP_UP',
  CONTRACT_TIERS: 'VALIDATION_FAILED',
};

const stateOf = (text: string): ContractState | 'NONE' => {
  const state = states[text];
  if (!state) throw new Error(`no state ${text}`);
  return state;
};

/** All rows: five kinds, ten states, each party and letter, current and stale. */
export const contractMatrix: readonly MatrixRow[] = readFileSync(
  new URL('./contract-matrix.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind, state = '', actor, letter = '', guard = '', meaning = '', after = '', answer = ''] = line.split('\t');
    const [, code = ''] = answer.split(' ');
    return {
      ...{ letter, guard, meaning },
      kind: kind as ContractKind,
      state: stateOf(state),
      actor: actor as MatrixRow['actor'],
      after: stateOf(after),
      refused: code ? (codes[code] ?? code) : undefined,
    };
  });
