import { expect, test } from 'vitest';
import { objectOf, storedNames } from './audit.objects.ts';

test.each([
  ['listing.changed', 'vendor:HOUSE', { kind: 'vendor', name: 'HOUSE' }],
  ['listing.changed', 'game:101', { kind: 'game', name: '101' }],
  ['setting.changed', 'security', { kind: 'setting', name: 'security' }],
  ['session.ended', 'sokha', { kind: 'member', name: 'sokha' }],
  ['operator.login.failed', 'sophea', { kind: 'operator', name: 'sophea' }],
  ['operator.joined', 'operator:sophea', { kind: 'operator', name: 'sophea' }],
  // there is only one of these
  ['clock.confirmed', 'jobs', { kind: 'jobs' }],
  ['banners.ordered', 'banners', { kind: 'banners' }],
  ['login.failed', '', undefined],
  // of another release
  ['ship.sunk', 'lotus', undefined],
] as const)('a row of %s with the object "%s" tells what it is about', (action, object, about) => {
  expect(objectOf(action, object)).toEqual(about);
});

test('a name that is looked for is found with each kind that stands before names', () => {
  expect(storedNames('HOUSE')).toEqual(expect.arrayContaining(['HOUSE', 'vendor:HOUSE', 'operator:HOUSE']));
});
