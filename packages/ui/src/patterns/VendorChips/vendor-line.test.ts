import { describe, expect, test } from 'vitest';
import { findVendors, toggled, vendorLine } from './vendor-line.ts';

const vendors = Array.from({ length: 40 }, (_, index) => ({ code: `V${index}`, name: `Vendor ${index}` }));
const codes = (found: readonly { code: string }[]): string[] => found.map(({ code }) => code);

describe('vendors of the line', () => {
  test('few vendors all stand in it', () => {
    expect(vendorLine(vendors.slice(0, 13), [])).toHaveLength(13);
  });

  test('of many the first twelve do, and the chosen ones in their place', () => {
    expect(vendorLine(vendors, [])).toHaveLength(12);
    expect(codes(vendorLine(vendors, ['V39', 'V2']))).toEqual([...codes(vendors.slice(0, 12)), 'V39']);
  });
});

test('a vendor is added to the choice and taken off', () => {
  expect(toggled([], 'A')).toEqual(['A']);
  expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
});

test('a vendor is found by a part of its name, whatever case and accents', () => {
  const some = [
    { code: 'SUNB', name: 'Sunbird' },
    { code: 'PEARL', name: 'Pérola' },
    { code: 'KITE', name: 'ខ្លែង' },
  ];
  expect(codes(findVendors(some, ' SUN '))).toEqual(['SUNB']);
  expect(codes(findVendors(some, 'perola'))).toEqual(['PEARL']);
  expect(codes(findVendors(some, 'ខ្លែង'))).toEqual(['KITE']);
  expect(codes(findVendors(some, ''))).toHaveLength(3);
  expect(findVendors(some, 'nobody')).toEqual([]);
});
