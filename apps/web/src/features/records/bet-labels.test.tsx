import { expect, test } from 'vitest';
import { betStatusLook, movementLabel } from './bet-labels.tsx';

test('a result or movement that is newer than the page has a neutral word', () => {
  expect(betStatusLook('WON').label.message).toBe('Won');
  expect(betStatusLook('HALF_WON')).toMatchObject({ label: { message: 'Other' }, tone: 'neutral' });
  expect(movementLabel('JACKPOT').message).toBe('Other');
});
