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
process.exit(await run('node', ['apps/gateway/src/main.ts', '--demo'], { NODE_ENV: 'production' }));
