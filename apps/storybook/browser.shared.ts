import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const shellPath = join(dirname(chromiumPath), 'chromium-headless-shell');

/** The Chromium that the tests run in: the headless shell where it lies beside it, which paints the same for less work. */
export const executablePath = existsSync(shellPath) ? shellPath : chromiumPath;

/** A Chromium whose pictures do not depend on the screen or the graphics card of the machine. */
export const chromium = (context: NonNullable<Parameters<typeof playwright>[0]>['contextOptions'] = {}) =>
  playwright({
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // what Chromium does by itself; the shell would not hint at all, and paint every letter a little otherwise
        '--font-render-hinting=slight',
      ],
    },
    contextOptions: context,
  });
