/** The payment sandbox in a process of its own; `npm start` starts it beside the site. */
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { createCashierSandbox } from './server.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

try {
  const { host, port, logLevel, ...config } = readConfig(process.env);
  const app = createCashierSandbox({ ...config, logger: logLevel === 'silent' ? false : { level: logLevel } });
  closeWithGrace({ delay: 3_000, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'unforeseen failure: the process ends');
    await app.close();
  });
  await app.listen({ host, port }).catch(async (error: unknown) => {
    await app.close();
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new ConfigError(
      `Port ${port} is in use by another program: choose another one with CASHIER_SANDBOX_PORT=<port>.`,
    );
  });
  const address = app.server.address();
  process.stdout.write(
    `\n  Payments       http://localhost:${typeof address === 'object' ? address?.port : port} (a demo bank; no real money)\n`,
  );
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
