import { describe, expect, test } from 'vitest';
import { decideEntry, type Permission } from './decision.ts';

const permission = (change: Partial<Permission> = {}): Permission => ({
  maintenance: false,
  regionRestriction: false,
  ...change,
});

describe('decideEntry', () => {
  test('opens the normal site when nothing stands against it', () => {
    expect(decideEntry(permission())).toBe('normal');
  });

  test('shows only maintenance while the site is maintained', () => {
    expect(decideEntry(permission({ maintenance: true }))).toBe('maintenance');
  });

  test('tells a blocked region nothing about maintenance', () => {
    expect(decideEntry(permission({ maintenance: true, regionRestriction: true }))).toBe('region');
  });

  test('refuses a host that the merchant does not own before anything else', () => {
    expect(decideEntry(permission({ domainInvalid: true, maintenance: true, regionRestriction: true }))).toBe(
      'invalid-domain',
    );
  });

  test('neither opens nor blocks when the permission call failed', () => {
    expect(decideEntry(undefined)).toBe('unreachable');
  });
});
