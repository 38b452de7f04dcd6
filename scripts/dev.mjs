import { run } from './lib/run.mjs';

// The gateway answers on 8080, the house vendor on 8081; Vite serves the site with hot reload on 5173 and
// hands every other path on to the gateway.
const codes = await Promise.race([
  run('npm', ['run', 'dev', '-w', '@mekong/gateway', '--', '--demo']),
  run('npm', ['run', 'dev', '-w', '@mekong/web']),
]);
process.exit(codes);
