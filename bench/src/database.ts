import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../apps/gateway/test/bench/team.ts', import.meta.url));

/** Runs the gateway's own bench of the agent centre on a tree of 100,000 members; it prints its table. */
export function measureTeam(): void {
  const { status } = spawnSync('node', [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The bench of the agent centre failed: see its message above.');
}
