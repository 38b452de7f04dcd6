import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs one of the gateway's own benches on a PostgreSQL that it fills; it prints its table. */
function run(name: 'team' | 'settlement' | 'records' | 'files' | 'agent-files'): void {
  const script = fileURLToPath(new URL(`../../apps/gateway/test/bench/${name}.ts`, import.meta.url));
  const { status } = spawnSync('node', [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The bench "${name}" of the gateway failed: see its message above.`);
}

/** Pages of the agent centre on a tree of 100,000 members. */
export const measureTeam = (): void => run('team');

/** The settlement of a day with 1,000,000 results for 10,000 agents. */
export const measureSettlement = (): void => run('settlement');

/** Record pages on 5,000,000 entries of the ledger and 1,000,000 bets. */
export const measureRecords = (): void => run('records');

/** Files of 100,000 bets, as tables and as documents. */
export const measureFiles = (): void => run('files');

/** Files of 100,000 rows of an agent: team, losses, bets, money and bills. */
export const measureAgentFiles = (): void => run('agent-files');
