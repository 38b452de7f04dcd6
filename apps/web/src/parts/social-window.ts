import { ApiError, type ErrorCode } from '@mekong/api-client/errors';
import type { SocialProvider } from '@mekong/api-client/types';

const half = 500;
const size = { width: 480, height: 640 };

interface Handover {
  readonly type: 'mekong:social';
  readonly result?: string | undefined;
  readonly code?: string | undefined;
}

const isHandover = (value: unknown): value is Handover =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'mekong:social';

/** What the page needs of the browser; handed over by tests. */
export interface SocialWindowPage {
  readonly open: (address: string, name: string, features: string) => Pick<Window, 'closed' | 'close'> | null;
  readonly origin: string;
  readonly messages: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const browser = (): SocialWindowPage => ({
  open: (address, name, features) => window.open(address, name, features),
  origin: location.origin,
  messages: window,
});

interface Asking {
  /**
   * `link` finds out whose account of the provider it is, and never logs anybody in.
   * @default 'signIn'
   */
  readonly intent?: 'signIn' | 'link';
  readonly page?: SocialWindowPage;
}

/**
 * Lets a provider prove who the visitor is, in a window of its own. Call it in the handler of the press: a window that
 * nobody asked for is blocked.
 *
 * @returns the result to complete the sign-in with
 * @throws ApiError SOCIAL_POPUP_BLOCKED, SOCIAL_POPUP_CLOSED, or what the gateway's page said
 */
export function askProvider(
  provider: SocialProvider,
  { intent = 'signIn', page = browser() }: Asking = {},
): Promise<string> {
  const popup = page.open(
    `/wps/session/social/${provider}/start${intent === 'link' ? '?intent=link' : ''}`,
    'mekong-social',
    `popup,width=${size.width},height=${size.height}`,
  );
  if (!popup) return Promise.reject(new ApiError({ code: 'SOCIAL_POPUP_BLOCKED', status: 0 }));
  // pages of the provider may cut the tie between the windows; then the answer comes by this channel
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mekong:social');
  return new Promise((resolve, reject) => {
    let wasClosed = false;
    const take = (message: unknown): void => {
      if (!isHandover(message)) return;
      stop();
      if (message.result) resolve(message.result);
      else reject(new ApiError({ code: (message.code ?? 'UNKNOWN') as ErrorCode, status: 0 }));
    };
    const onMessage = (event: Event): void => {
      if (event instanceof MessageEvent && event.origin === page.origin) take(event.data);
    };
    const timer = setInterval(() => {
      // the window closes itself right after its message, which may be under way
      if (wasClosed) {
        stop();
        reject(new ApiError({ code: 'SOCIAL_POPUP_CLOSED', status: 0 }));
      }
      wasClosed = popup.closed;
    }, half);
    function stop(): void {
      clearInterval(timer);
      channel?.close();
      page.messages.removeEventListener('message', onMessage);
    }
    page.messages.addEventListener('message', onMessage);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(data));
  });
}
