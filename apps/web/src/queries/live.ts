import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteLive } from '../state/live-status.ts';
import { useSessionValue } from '../state/session.ts';
import { applyBalance } from './balance.ts';

/**
 * Follows what the gateway tells of the member: balance, announcements, favourites and recent games of other tabs and
 * devices, games that were switched, the end of the session. The reader of the stream is loaded after log-in only.
 *
 * @param onEnded called when the gateway ended the session
 */
export function useLiveEvents(onEnded: () => void): void {
  const queryClient = useQueryClient();
  const token = useSessionValue('token');
  const account = useSessionValue('account');
  const isOn = token !== undefined && account !== undefined;
  useEffect(() => {
    if (!isOn) return;
    let disconnect: (() => void) | undefined;
    let left = false;
    void import('@mekong/api-client/events')
      .then(({ connectEvents }) => {
        if (left) return;
        disconnect = connectEvents({
          onStatus: (status) => {
            if (!left) noteLive(status === 'open');
          },
          onEvent: (event) => {
            if (event.event === 'balance') applyBalance(queryClient, event.data);
            else if (event.event === 'session-ended') onEnded();
            else
              void import('./live-changes.ts')
                .then(({ applyChange }) => applyChange(queryClient, event))
                .catch(() => undefined); // the next page asks the gateway
          },
        });
      })
      .catch(() => undefined); // answers come when they are asked for, as for visitors
    return () => {
      left = true;
      noteLive(false);
      disconnect?.();
    };
  }, [isOn, queryClient, onEnded]);
}
