import type { WhitelabelNode, WhitelabelSwitch } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { switchesOf } from './switches.ts';

const node = (modId: WhitelabelSwitch, enabled: string, ...childrenNodes: WhitelabelNode[]): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
});

test('a switch is on when it and all above it are', () => {
  const isOn = switchesOf([node('REWARD', '1', node('VIP', '1')), node('LOGIN', '0', node('FREEPLAY', '1'))]);
  expect(isOn('VIP')).toBe(true);
  expect(isOn('FREEPLAY')).toBe(false);
});

test.each(['0', '', '2', 'true'])('anything but 1 is off: %j', (enabled) => {
  expect(switchesOf([node('REFERRAL', enabled)])('REFERRAL')).toBe(false);
});

test('a switch that the merchant does not have is off', () => {
  expect(switchesOf([])('POINT_MALL')).toBe(false);
});
