import { startPayments } from './lib/payments.mjs';
import { run } from './lib/run.mjs';

// The gateway answers on 8080, the house vendor on 8081; Vite serves the site with hot reload on 5173 and
// hands every other path on to the gateway. The operators' console has hot reload on 5175.
const payments = startPayments();
const codes = await Promise.race([
  // The browser sees Vite's address: games may be framed by it, and new tabs ask for their token from it.
  run('npm', ['run', 'dev', '-w', '@mekong/gateway', '--', '--demo'], {
    PUBLIC_ORIGIN: 'http://localhost:5173',
    ...payments.env,
  }),
  run('npm', ['run', 'dev', '-w', '@mekong/web']),
  run('npm', ['run', 'dev', '-w', '@mekong/console']),
]);
payments.end();
process.exit(codes);
