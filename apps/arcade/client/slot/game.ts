/** Puts the parts of the game together. */
import { t } from '@lingui/core/macro';
import type { Frame } from '@mekong/game-frame/connect';
import { createAnnouncer } from '../kit/announcer.ts';
import { createChoice } from '../kit/choice.ts';
import { createControls } from '../kit/controls.ts';
import { createFairPlay } from '../kit/dialogs/fair-play.ts';
import { el, onLanguage } from '../kit/dom.ts';
import { answer, createPromises } from '../kit/fair/seeds.ts';
import { createFooter } from '../kit/footer.ts';
import type { Channel } from '../kit/live/channel.ts';
import { followPlayer } from '../kit/live/live-state.ts';
import { createRoundClock } from '../kit/live/round-clock.ts';
import type { Commitment, Session } from '../kit/model.ts';
import { createGate } from '../kit/motion.ts';
import type { Overlay } from '../kit/overlay.ts';
import { createRoundPlayer } from '../kit/round/round-player.ts';
import type { Server } from '../kit/vendor.ts';
import { createBanner } from './banner.ts';
import { createBoard } from './board/board.ts';
import { createMultiplier } from './board/multiplier.ts';
import { createWheel } from './board/wheel.ts';
import { createPaytable } from './dialogs/paytable.ts';
import { roundPicture } from './dialogs/round-picture.ts';
import { howText } from './how.ts';
import { createJackpots } from './jackpots.ts';
import { type Round, type Rules, roundShape } from './model.ts';
import { createPetals } from './petals.ts';
import { slotName } from './slots.ts';
import { createStage } from './stage.ts';
import { verifierOf } from './verifier.ts';

export interface GameOptions {
  readonly rules: Rules;
  readonly session: Session<Round>;
  readonly server: Server<Round>;
  readonly frame: Frame;
  readonly overlay: Overlay;
}

export function createGame({ rules, session, server, frame, overlay }: GameOptions) {
  const { currency, decimals, balance } = session;
  let commitment = answer(session.commitment);
  const promises = createPromises();
  const announcer = createAnnouncer();
  const banner = createBanner();
  const petals = createPetals();
  const board = createBoard(rules);
  const wheel = createWheel(rules);
  const multiplier = createMultiplier();
  const choice = createChoice({
    title: () => t`Choose your free spins`,
    hint: () => t`Every choice has the same return over a very large number of spins.`,
  });
  const footer = createFooter(rules, commitment);
  const paytable = createPaytable(rules, { decimals, currency, stake: session.stakes[0] ?? '0.0000' });
  const controls = createControls({
    session,
    onSpin: () => void player.spin(),
    onPaytable: paytable.open,
    onFairPlay: () => fairPlay.open(),
    onStake: paytable.setStake,
  });
  const element = el('main', { class: 'game' });
  const jackpots =
    rules.jackpotUnits && createJackpots({ ask: server.jackpots, decimals, isFrozen: () => player.isPlaying() });
  const player = createRoundPlayer({
    stage: createStage({
      rules,
      board,
      wheel,
      banner,
      choice,
      gate: createGate(),
      decimals,
      announce: announcer.say,
      celebrate: petals.fall,
      setFreeSpins: (on) => element.classList.toggle('in-free-spins', on),
      setMultiplier: multiplier.set,
    }),
    server,
    controls,
    footer,
    overlay,
    frame,
    currency,
    balance,
    commitment: () => commitment,
    promises,
    onCommitment: commit,
    clock: createRoundClock(),
    isPushed: () => channel.isOpen(),
  });
  const channel: Channel = followPlayer({
    server,
    round: roundShape,
    onState: (state, isFirst) => player.follow({ ...state, commitment: keepOwnSeed(state.commitment) }, isFirst),
    onEnded: player.end,
  });
  const fairPlay = createFairPlay({
    verify: verifierOf(rules),
    howText: () => howText(rules),
    picture: (round) => roundPicture(round, rules, decimals),
    server,
    decimals,
    commitment,
    promises,
    onCommitment: commit,
    isPlaying: player.isPlaying,
  });

  /** A page of the player that plays beside this one takes rounds of the same server seed: this one's own half stays. */
  const keepOwnSeed = (next: Commitment): Commitment =>
    next.serverSeedHash === commitment.serverSeedHash ? { ...next, clientSeed: commitment.clientSeed } : answer(next);

  function commit(next: Commitment): void {
    commitment = next;
    footer.setCommitment(next);
    fairPlay.setCommitment(next);
  }

  void jackpots?.refresh();

  const corners = ['start-top', 'end-top', 'start-bottom', 'end-bottom'].map((place) =>
    el('span', { class: `corner ${place}`, 'aria-hidden': 'true' }),
  );
  const crest = el('span', { class: 'crest', 'aria-hidden': 'true' });
  const title = el('h1', { class: 'visually-hidden' });
  onLanguage(() => {
    title.textContent = slotName();
  });
  element.append(
    title,
    banner.element,
    ...(jackpots ? [jackpots.element] : []),
    el(
      'div',
      { class: 'cabinet' },
      crest,
      ...corners,
      board.element,
      multiplier.element,
      wheel.element,
      choice.element,
      overlay.element,
    ),
    controls.element,
    footer.element,
    announcer.element,
    petals.element,
    paytable.element,
    fairPlay.element,
  );
  return {
    element,
    player,
    isModal: () => paytable.element.open || fairPlay.element.open,
  };
}

export type Game = ReturnType<typeof createGame>;
