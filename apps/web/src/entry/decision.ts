/** What the permission call says of this host and this visitor; the parts that decide which site exists. */
export interface Permission {
  readonly domainInvalid?: boolean | undefined;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/**
 * Which site exists for this visitor. Each decision has its twin in the gateway, which refuses the calls
 * themselves: what is decided here is only what to show.
 */
export type Decision = 'normal' | 'maintenance' | 'region' | 'invalid-domain' | 'unreachable';

/**
 * Decides which routes exist (specification section 2).
 *
 * Region wins over maintenance: a blocked region is not told how the site is doing. A permission call that failed
 * neither opens nor blocks the site: it asks to try again.
 */
export function decideEntry(permission: Permission | undefined): Decision {
  if (!permission) return 'unreachable';
  if (permission.domainInvalid) return 'invalid-domain';
  if (permission.regionRestriction) return 'region';
  if (permission.maintenance) return 'maintenance';
  return 'normal';
}
