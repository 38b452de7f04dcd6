import { playwright } from '@vitest/browser-playwright';

/** The Chromium that the tests run in. */
export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

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
        '--font-render-hinting=none',
      ],
    },
    contextOptions: context,
  });
