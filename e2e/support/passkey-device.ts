import type { Page } from '@playwright/test';

/** A device with a fingerprint reader, as Chromium simulates it, whose owner touches it whenever it asks. */
export async function newDevice(page: Page): Promise<{ readonly wipe: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { wipe: () => session.send('WebAuthn.clearCredentials', { authenticatorId }).then(() => undefined) };
}
