import { sendRecoveryCode } from '@mekong/api-client/sdk/sendRecoveryCode';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSmsCode } from './use-sms-code.ts';

vi.mock('@mekong/api-client/sdk/sendRecoveryCode', () => ({ sendRecoveryCode: vi.fn() }));
vi.mock('../../../parts/check/use-captcha.ts', () => ({
  useCaptcha: () => ({ missing: undefined, answer: {}, reset: () => undefined, note: () => undefined }),
}));
vi.mock('../../../parts/check/use-human-check.ts', () => ({
  useHumanCheck: () => ({ run: (send: (proof: undefined) => unknown) => send(undefined) }),
}));

const nothing = () => undefined;

test('useSmsCode asks for one code when the button is pressed sixteen times, and counts sixty seconds', async () => {
  vi.mocked(sendRecoveryCode).mockResolvedValue({ expiredMinutes: 5, resendSeconds: 60 });
  const { result } = renderHook(() =>
    useSmsCode({
      purpose: 'recovery',
      readNumber: async () => ({ mobileNum: '12345678', mobileCountryCode: '855' }),
      onSent: nothing,
      onFailure: nothing,
      onCaptchaMissing: nothing,
    }),
  );
  const before = Date.now();
  await act(async () => {
    for (let press = 0; press < 16; press++) result.current.button.onSend();
  });
  expect(sendRecoveryCode).toHaveBeenCalledOnce();
  const { deadline } = result.current.button;
  expect(deadline).toBeGreaterThanOrEqual(before + 60_000);
  expect(deadline).toBeLessThanOrEqual(Date.now() + 60_000);
});
