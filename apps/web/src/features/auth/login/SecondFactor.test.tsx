import { ApiError, type ErrorCode } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import { SecondFactor } from './SecondFactor.tsx';
import type { WaitingLogin } from './waiting-login.ts';

const { finishSignIn } = vi.hoisted(() => ({ finishSignIn: vi.fn() }));
vi.mock('@mekong/api-client/sdk/finishSignIn', () => ({ finishSignIn }));

const minute = 60_000;
const calls = { onGrant: vi.fn(async () => undefined), onBack: vi.fn(), onTooLate: vi.fn() };
const refusal = (code: ErrorCode, status = 401): ApiError => new ApiError({ code, status });

function show(until = Date.now() + 5 * minute): void {
  const waiting: WaitingLogin = { challenge: 'c', methods: ['totp', 'recoveryCode'], until };
  render(
    <Providers queryClient={createQueryClient()}>
      <SecondFactor waiting={waiting} {...calls} />
    </Providers>,
  );
}
const codeField = () => screen.getByLabelText<HTMLInputElement>(/^Code of your authenticator/);
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  finishSignIn.mockReset();
  for (const call of Object.values(calls)) call.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the second step of a log-in', () => {
  it('sends the code once its last digit is there, and hands the session over', async () => {
    finishSignIn.mockResolvedValue({ token: 't' });
    show();
    type(codeField(), '287082');
    await waitFor(() => expect(calls.onGrant).toHaveBeenCalledExactlyOnceWith({ token: 't' }));
    expect(finishSignIn).toHaveBeenCalledExactlyOnceWith({ body: { challenge: 'c', code: '287082' } });
  });

  it('says at the field that a code is wrong, and takes the next one', async () => {
    finishSignIn.mockRejectedValueOnce(refusal('AUTH_BAD_CREDENTIALS'));
    show();
    type(codeField(), '000000');
    await screen.findByText(/This code is not right/);
    expect(codeField().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(codeField()));
  });

  it('keeps the code when the connection is lost', async () => {
    finishSignIn.mockRejectedValueOnce(refusal('NETWORK', 0));
    show();
    type(codeField(), '287082');
    await screen.findByRole('alert');
    expect(codeField().value).toBe('287082');
    expect(calls.onTooLate).not.toHaveBeenCalled();
  });

  it('takes a recovery code as it was written down, with blanks and dashes', async () => {
    finishSignIn.mockResolvedValue({ token: 't' });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    type(screen.getByLabelText<HTMLInputElement>(/^Recovery code/), '7K2MQ 9XD3B ');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(calls.onGrant).toHaveBeenCalled());
    expect(finishSignIn).toHaveBeenCalledExactlyOnceWith({ body: { challenge: 'c', recoveryCode: '7K2MQ9XD3B' } });
  });

  it('goes back when the gateway waits no more', async () => {
    finishSignIn.mockRejectedValueOnce(refusal('AUTH_TOKEN_EXPIRED'));
    show();
    type(codeField(), '287082');
    await waitFor(() => expect(calls.onTooLate).toHaveBeenCalledOnce());
  });

  it('goes back by itself when its time is over, and not before', () => {
    vi.useFakeTimers();
    show(Date.now() + 5 * minute);
    act(() => vi.advanceTimersByTime(5 * minute - 1));
    expect(calls.onTooLate).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(calls.onTooLate).toHaveBeenCalledOnce();
  });
});
