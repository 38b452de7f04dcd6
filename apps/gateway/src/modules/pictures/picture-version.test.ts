import { expect, test } from 'vitest';
import { pictureVersion } from './picture-version.ts';

test('a picture is made anew when the drawings change, and kept while they stay', () => {
  expect(pictureVersion('a')).toBe(pictureVersion('a'));
  expect(pictureVersion('a')).not.toBe(pictureVersion('b'));
});
