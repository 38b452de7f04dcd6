import type { DomainResource } from '@mekong/api-client/types';

/**
 * Ways to put the site on a phone, as the header shows them: one for iOS, which is the app or else its profile,
 * then one for Android. A site that has neither offers what every phone can do.
 */
export function phoneResources(resources: readonly DomainResource[]): DomainResource[] {
  const of = (type: DomainResource['resourceType']) => resources.find(({ resourceType }) => resourceType === type);
  const phones = [of('IOS') ?? of('IOS_PROFILE'), of('ANDROID')].filter((resource) => resource !== undefined);
  const any = of('PWA');
  return phones.length > 0 || !any ? phones : [any];
}
