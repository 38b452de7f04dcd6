import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askProvider } from './social-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page(popup: { closed: boolean; close: () => void } | null) {
  const messages = new EventTarget();
  return {
    open: vi.fn(() => popup),
    origin: 'https://site.example',
    messages,
    say: (data: unknown, origin = 'https://site.example') =>
      messages.dispatchEvent(new MessageEvent('message', { data, origin })),
  };
}
const popup = () => ({ closed: false, close: () => undefined });

test('the result of the window is handed on', async () => {
  const site = page(popup());
  const answer = askProvider('google', { page: site });
  site.say({ type: 'mekong:social', result: 'r1' });
  await expect(answer).resolves.toBe('r1');
  expect(site.open).toHaveBeenCalledWith('/wps/session/social/google/start', 'mekong-social', expect.any(String));
});

test('a message of another origin, or about something else, is not heard', async () => {
  const site = page(popup());
  const answer = askProvider('line', { page: site });
  site.say({ type: 'mekong:social', result: 'forged' }, 'https://elsewhere.example');
  site.say({ type: 'other', result: 'forged' });
  site.say({ type: 'mekong:social', result: 'true' });
  await expect(answer).resolves.toBe('true');
});

test('a blocked window, a closed one and a refusal are told apart', async () => {
  await expect(askProvider('google', { page: page(null) })).rejects.toMatchObject({ code: 'SOCIAL_POPUP_BLOCKED' });

  const left = popup();
  const closed = askProvider('google', { page: page(left) });
  left.closed = true;
  const told = expect(closed).rejects.toMatchObject({ code: 'SOCIAL_POPUP_CLOSED' });
  await vi.advanceTimersByTimeAsync(1000);
  await told;

  const site = page(popup());
  const refused = askProvider('google', { page: site });
  site.say({ type: 'mekong:social', code: 'REPLAY' });
  await expect(refused).rejects.toMatchObject({ code: 'REPLAY' });
});

test('a window that closes itself after its message is no closed one', async () => {
  const own = popup();
  const site = page(own);
  const answer = askProvider('google', { page: site });
  own.closed = true;
  await vi.advanceTimersByTimeAsync(500);
  site.say({ type: 'mekong:social', result: 'r2' });
  await expect(answer).resolves.toBe('r2');
});

test('a window that is to link an account says so to the gateway, which then logs nobody in', () => {
  const site = page(popup());
  void askProvider('line', { intent: 'link', page: site });
  expect(site.open.mock.calls[0]).toContain('/wps/session/social/line/start?intent=link');
  site.say({ type: 'mekong:social', result: 'r1' });
});
