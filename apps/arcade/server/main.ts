/** The arcade in a process of its own: `npm run arcade`. */
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnavailable } from './db/errors.ts';
import { createArcade } from './server.ts';

/** Requests that run get this long to finish. */
const graceMs = 9_000;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

try {
  const { host, port, logLevel, ...config } = readConfig(process.env);
  const arcade = await createArcade({
    ...config,
    arcadeRoot: fileURLToPath(new URL('../dist', import.meta.url)),
    logger: logLevel === 'silent' ? false : { level: logLevel },
  });
  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) arcade.log.fatal({ err }, 'unforeseen failure: the process ends');
    await arcade.close();
  });
  await arcade.listen({ host, port }).catch(async (error: unknown) => {
    await arcade.close();
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new ConfigError(`Port ${port} is in use by another program: choose another one with VENDOR_PORT=<port>.`);
  });
  process.stdout.write(`\n  House games    ${config.vendorOrigin}\n  Ctrl+C stops it; the data stays.\n\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseUnavailable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
