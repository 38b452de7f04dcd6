import { startPayments } from './lib/payments.mjs';
import { run } from './lib/run.mjs';

const built = await run('turbo', [
  'run',
  'build',
  '--filter=@mekong/web',
  '--filter=@mekong/arcade',
  '--filter=@mekong/console',
  '--output-logs=errors-only',
  '--log-order=grouped',
]);
if (built !== 0) {
  console.error('The site could not be built: see the first error above.');
  process.exit(built);
}
const payments = startPayments();
const code = await run('node', ['apps/gateway/src/main.ts', '--demo'], { NODE_ENV: 'production', ...payments.env });
payments.end();
process.exit(code);
