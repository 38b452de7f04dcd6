import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../apps/gateway/test/bench/ledger.ts', import.meta.url));

/** Runs the gateway's own bench of postings beside the bare SQL function, on both engines; it prints its table. */
export function measureLedger(): void {
  const { status } = spawnSync('node', [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The bench of the ledger failed: see its message above.');
}
