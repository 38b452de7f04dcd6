/** Follows the player's rounds, also those that another page plays. */
import type { LiveState, Round } from '../model.ts';
import { liveStateShape } from '../model.ts';
import type { Shape } from '../shape.ts';
import type { Server } from '../vendor.ts';
import { type Channel, openChannel } from './channel.ts';

export interface FollowOptions<R extends Round> {
  readonly server: Pick<Server<R>, 'events'>;
  readonly round: Shape<R>;
  /** How things stand; `isFirst` is what the page knows already from being opened. */
  readonly onState: (state: LiveState<R>, isFirst: boolean) => void;
  /** The session has ended. */
  readonly onEnded: () => void;
}

export function followPlayer<R extends Round>({ server, round, onState, onEnded }: FollowOptions<R>): Channel {
  const shape = liveStateShape(round);
  let isFirst = true;
  return openChannel({
    open: server.events,
    last: ['ended', 'replaced'],
    onEvent: ({ event, data }) => {
      if (event === 'ended') onEnded();
      if (event !== 'state') return;
      onState(shape(JSON.parse(data)), isFirst);
      isFirst = false;
    },
  });
}
