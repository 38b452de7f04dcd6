import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepInvitation } from '../../../state/invitation.ts';
import { keptInvitation } from '../../../state/kept-invitation.ts';
import { useRegistrationInvitation } from './use-registration-invitation.ts';

const link = { affiliateCode: 'AG77', recommenderId: undefined, referralCode: 'F5' };
vi.mock('./use-invitation.ts', () => ({ useInvitation: () => ({ ...link, agentName: 'D***a', isRefused: false }) }));

afterEach(() => localStorage.clear());

function open() {
  const { result } = renderHook(useRegistrationInvitation);
  const refuse = (reason: 'AFFILIATE_INVALID' | 'INVITE_INVALID') => {
    let wasOfLink: boolean | undefined;
    act(() => {
      wasOfLink = result.current.refuse(reason);
    });
    return wasOfLink;
  };
  return { result, refuse };
}

test('a code of an agent that the gateway refuses goes alone: the friend still brought the visitor', () => {
  keepInvitation(link);
  const { result, refuse } = open();
  expect(result.current.shown).toEqual({ status: 'verified', agent: 'D***a' });
  expect(refuse('AFFILIATE_INVALID')).toBe(true);
  expect(result.current.codes).toEqual({ recommenderId: undefined, referralCode: 'F5' });
  expect(result.current.shown).toEqual({ status: 'refused' });
  expect(keptInvitation()).toEqual({ referralCode: 'F5' });
  // the second refusal is of a code that somebody typed
  expect(refuse('AFFILIATE_INVALID')).toBe(false);
});

test('a code of a friend that the gateway refuses leaves that of the agent', () => {
  keepInvitation(link);
  const { result, refuse } = open();
  expect(refuse('INVITE_INVALID')).toBe(true);
  expect(result.current.codes).toEqual({ affiliateCode: 'AG77' });
  expect(keptInvitation()).toEqual({ affiliateCode: 'AG77' });
});
