import { expect, test } from 'vitest';
import { admit } from './admit.ts';

/** Where a visitor comes back to who opened an address. */
function returnToOf(href: string): unknown {
  try {
    admit('/game', { location: { href }, context: { shownPage: () => undefined } });
  } catch (refusal) {
    return (refusal as { options: { search: { returnTo?: string } } }).options.search.returnTo;
  }
  throw new Error('A visitor was let in.');
}

test('admit leads back to the guarded page as it was opened', () => {
  expect(returnToOf('/game?node=100001&from=%2Frng#top')).toBe('/game?node=100001&from=%2Frng#top');
});

test('admit leads back without the dialog that was open over the guarded page', () => {
  expect(returnToOf('/game?node=100001&modal=login&returnTo=%2Fgame%3Fnode%3D100001')).toBe('/game?node=100001');
  expect(returnToOf('/game?modal=login')).toBe('/game');
});
