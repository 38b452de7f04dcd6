import type { GameMessage } from '@mekong/game-frame/messages';

/** What the page shows around and over the game. */
export interface GameState {
  /** `opening` until the frame shows the game, `over` when only a new launch goes on. */
  readonly phase: 'opening' | 'playing' | 'over';
  /** A round runs: the balance of other sources is held back, so that the header does not tell the result early. */
  readonly isRound: boolean;
  /** The game speaks the protocol: what changes on the page is told to it. */
  readonly isTalking: boolean;
  /** The stake was above the balance; until the next round. */
  readonly isBalanceTooLow: boolean;
  /** The game or its vendor was switched off meanwhile: no new round begins, an open one is paid out. */
  readonly isUnderMaintenance: boolean;
}

/** What can happen: a message of the game, the frame has loaded, a new launch, a round that never told its end. */
export type GameEvent = GameMessage | { readonly type: 'loaded' | 'launched' | 'round-lost' };

export const firstGameState: GameState = {
  phase: 'opening',
  isRound: false,
  isTalking: false,
  isBalanceTooLow: false,
  isUnderMaintenance: false,
};

/** The state after an event. Messages of a game that is over change nothing. */
export function gameStateAfter(state: GameState, event: GameEvent): GameState {
  if (event.type === 'launched') return firstGameState;
  if (state.phase === 'over') return state;
  switch (event.type) {
    case 'loaded':
      return state.phase === 'opening' ? { ...state, phase: 'playing' } : state;
    case 'round-lost':
      return { ...state, isRound: false };
    case 'ready':
      return { ...state, phase: 'playing', isTalking: true };
    case 'round-start':
      return { phase: 'playing', isTalking: true, isRound: true, isBalanceTooLow: false, isUnderMaintenance: false };
    case 'round-end':
      return { ...state, isTalking: true, isRound: false };
    case 'error':
      // a round may go on after it: the game that lost the answer asks again for what the wallet knows already
      return {
        ...state,
        isTalking: true,
        isBalanceTooLow: event.code === 'WALLET_INSUFFICIENT',
        isUnderMaintenance: event.code === 'GAME_MAINTENANCE',
      };
    case 'session-ended':
      return { ...state, phase: 'over', isRound: false, isBalanceTooLow: false, isUnderMaintenance: false };
    case 'balance':
    case 'close':
      return { ...state, isTalking: true };
  }
}
