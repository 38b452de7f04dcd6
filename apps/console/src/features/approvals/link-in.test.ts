import { expect, test } from 'vitest';
import { linkIn } from './link-in.ts';

test('an approved invitation gives its link with the origin of the console', () => {
  expect(linkIn({ address: '/invitation#abc' }, 'https://ops.example')).toBe('https://ops.example/invitation#abc');
});

test('another answer has no link', () => {
  expect(linkIn({ id: '2', name: 'vanna' }, 'https://ops.example')).toBeUndefined();
  expect(linkIn({ address: 'https://elsewhere.example' }, 'https://ops.example')).toBeUndefined();
});
