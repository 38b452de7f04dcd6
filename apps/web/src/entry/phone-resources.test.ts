import type { DomainResource } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { phoneResources } from './phone-resources.ts';

const resource = (resourceType: DomainResource['resourceType']): DomainResource => ({
  resourceType,
  url: '/',
  qrCodeUrl: '/',
  labelNameEn: resourceType,
});
const typesOf = (...types: DomainResource['resourceType'][]) =>
  phoneResources(types.map(resource)).map(({ resourceType }) => resourceType);

test('iOS comes before Android, whatever the order of the answer', () => {
  expect(typesOf('PWA', 'ANDROID', 'IOS')).toEqual(['IOS', 'ANDROID']);
});

test('the profile stands in for the app of iOS, and only then', () => {
  expect(typesOf('IOS_PROFILE', 'ANDROID')).toEqual(['IOS_PROFILE', 'ANDROID']);
  expect(typesOf('IOS_PROFILE', 'IOS')).toEqual(['IOS']);
});

test('a site without apps offers what every phone can do, and nothing when it has nothing', () => {
  expect(typesOf('PWA')).toEqual(['PWA']);
  expect(typesOf()).toEqual([]);
});
