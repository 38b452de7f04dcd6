/** Puts the parts of the game together. */
import { t } from '@lingui/core/macro';
import type { Frame } from '@mekong/game-frame/connect';
import { createAnnouncer } from '../kit/announcer.ts';
import { createChoice } from '../kit/choice.ts';
import { createControls } from '../kit/controls.ts';
import { createFairPlay } from '../kit/dialogs/fair-play.ts';
import { createSettingsDialog } from '../kit/dialogs/settings.ts';
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
import type { SettingsStore } from '../kit/settings.ts';
import { createSound } from '../kit/sound.ts';
import { createTools } from '../kit/tools.ts';
import type { Server } from '../kit/vendor.ts';
import { createBanner } from './banner.ts';
import { createBoard } from './board/board.ts';
import { createMultiplier } from './board/multiplier.ts';
import { createWheel } from './board/wheel.ts';
import { createPaytable } from './dialogs/paytable.ts';
import { roundPicture } from './dialogs/round-picture.ts';
import { factOf } from './fact.ts';
import { howText } from './how.ts';
import { createJackpots } from './jackpots.ts';
import { type Round, type Rules, roundShape } from './model.ts';
import { createPanels } from './panels.ts';
import { createPetals } from './petals.ts';
import { slotName } from './slots.ts';
import { createTones } from './sounds.ts';
import { createStage } from './stage.ts';
import { verifierOf } from './verifier.ts';

/** From this width on panels stand beside the board: the same as in styles/panels.css. */
const roomForPanels = '(min-width: 80rem) and (min-height: 40rem)';

export interface GameOptions {
  readonly rules: Rules;
  readonly session: Session<Round>;
  readonly server: Server<Round>;
  readonly frame: Frame;
  readonly overlay: Overlay;
  readonly settings: SettingsStore;
  /** Whether the game shows the balance: not where the page around it does. */
  readonly hasBalance: boolean;
}

export function createGame({ rules, session, server, frame, overlay, settings, hasBalance }: GameOptions) {
  const { currency, decimals, balance, maxStake } = session;
  let commitment = answer(session.commitment);
  const promises = createPromises();
  const announcer = createAnnouncer();
  const banner = createBanner();
  const petals = createPetals();
  const isQuick = () => settings.get().isQuick;
  const sound = createSound({
    settings,
    tonesOf: createTones(rules.theme?.sound, rules.gameId),
    onBlocked: () => {
      const text = () => t`Your browser blocks sound on this page. Allow sound for it, then turn it on again.`;
      settingsDialog.say(text());
      announcer.say(text());
      if (!player.isPlaying()) banner.say({ kind: 'notice', icon: 'sound-off', text });
    },
  });
  const unlock = () => void sound.unlock();
  const settingsDialog = createSettingsDialog({ settings, onSound: unlock });
  const board = createBoard(rules, {
    isQuick,
    onStop: () => sound.play('stop'),
    onTense: () => sound.play('tense'),
  });
  const wheel = createWheel(rules);
  const multiplier = createMultiplier();
  const choice = createChoice({
    title: () => t`Choose your free spins`,
    hint: () => t`Every choice has the same return over a very large number of spins.`,
  });
  const footer = createFooter(rules, commitment);
  const paytable = createPaytable(rules, { decimals, currency, stake: session.stakes[0] ?? '0.0000' });
  const openRounds = () => fairPlay.open('rounds');
  const panels = createPanels({
    rules,
    decimals,
    currency,
    stake: session.stakes[0] ?? '0.0000',
    commitment,
    onPaytable: paytable.open,
    onRounds: openRounds,
  });
  const tools = createTools({
    settings,
    onPaytable: paytable.open,
    onFairPlay: () => fairPlay.open(),
    onRounds: openRounds,
    onSettings: settingsDialog.open,
    onSound: unlock,
  });
  const controls = createControls({
    session,
    hasBalance,
    tools: tools.element,
    fact: () => factOf(rules),
    onSpin: spin,
    onStake: (stake) => {
      paytable.setStake(stake);
      panels.setStake(stake);
    },
  });
  /** Starts a round; a press is also what a browser wants to see before it lets a page make a sound. */
  function spin(): void {
    unlock();
    void player.spin();
  }
  // the page around the frame has a main part too: by its name one is told from the other
  const element = el('main', { class: 'game', 'aria-labelledby': 'game-title' });
  settings.onChange(({ hand }) => {
    element.dataset.hand = hand;
  });
  const jackpots =
    rules.jackpotUnits && createJackpots({ ask: server.jackpots, decimals, isFrozen: () => player.isPlaying() });
  const stage = createStage({
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
    isQuick,
    play: sound.play,
    setWin: controls.setWin,
  });
  const player = createRoundPlayer({
    stage,
    server,
    controls,
    footer,
    overlay,
    frame,
    currency,
    balance,
    maxStake,
    commitment: () => commitment,
    promises,
    onCommitment: commit,
    onEnd: (round) => panels.addRounds([round]),
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
    panels.setCommitment(next);
    fairPlay.setCommitment(next);
  }

  void jackpots?.refresh();
  // what has been played before is of no use to a page that has no room for it
  if (window.matchMedia(roomForPanels).matches)
    void server.history().then(
      ({ rounds }) => panels.addRounds(rounds),
      () => undefined,
    );
  // a press anywhere ends the count of a win
  element.addEventListener('pointerdown', stage.skip);

  const corners = ['start-top', 'end-top', 'start-bottom', 'end-bottom'].map((place) =>
    el('span', { class: `corner ${place}`, 'aria-hidden': 'true' }),
  );
  const crest = el('span', { class: 'crest', 'aria-hidden': 'true' });
  const title = el('h1', { id: 'game-title', class: 'visually-hidden' });
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
    panels.pays,
    panels.rounds,
    controls.element,
    footer.element,
    announcer.element,
    petals.element,
    paytable.element,
    fairPlay.element,
    settingsDialog.element,
  );
  return {
    element,
    player,
    spin,
    isModal: () => [paytable, fairPlay, settingsDialog].some((dialog) => dialog.element.open),
  };
}

export type Game = ReturnType<typeof createGame>;
