/** A round as the player lives it: stake, spin, result; one at a time, each started by hand. */
import { t } from '@lingui/core/macro';
import type { Frame } from '@mekong/game-frame/connect';
import { isolateLtr } from '@mekong/i18n/bidi';
import { ApiError } from '../api.ts';
import type { Controls } from '../controls.ts';
import type { Promises } from '../fair/seeds.ts';
import type { Footer } from '../footer.ts';
import { tellMoney, toAmount, toUnits } from '../format.ts';
import type { RoundClock } from '../live/round-clock.ts';
import { type BalanceNow, type Commitment, type LiveState, paidBy, type Round } from '../model.ts';
import type { Overlay } from '../overlay.ts';
import { explain } from '../texts.ts';
import { isEnded, type Server } from '../vendor.ts';
import { place, takeStep } from './place.ts';
import type { Stage } from './stage.ts';

export interface RoundPlayerOptions<R extends Round> {
  readonly stage: Stage<R>;
  readonly server: Pick<Server<R>, 'spin' | 'step' | 'history' | 'seen' | 'ended' | 'balance'>;
  readonly controls: Pick<Controls, 'stake' | 'setBalance' | 'setBusy' | 'setLargest'>;
  readonly footer: Pick<Footer, 'setRound'>;
  readonly overlay: Pick<Overlay, 'show' | 'hide'>;
  readonly frame: Frame;
  readonly currency: string;
  /** Balance at the start. */
  readonly balance: string;
  /** Largest bet that a bonus allows at the start; null for any. */
  readonly maxStake: string | null;
  /** Seeds of the next round, as the page shows them. */
  readonly commitment: () => Commitment;
  readonly promises: Pick<Promises, 'note'>;
  /** The server has told the seeds of the next round. */
  readonly onCommitment: (commitment: Commitment) => void;
  /** A round is over and has been shown. */
  readonly onEnd?: (round: R) => void;
  /** When the next round may start. */
  readonly clock: RoundClock;
  /** Whether the ends of rounds are pushed now. */
  readonly isPushed: () => boolean;
}

/** Longer than this, in milliseconds, nobody waits for a button without being told why: the movement of one spin is shorter. */
const longWait = 3_000;
/** After this long without an answer the player is told what is waited for: the movement of a spin is over then. */
const slowAnswer = 4_000;

export function createRoundPlayer<R extends Round>(options: RoundPlayerOptions<R>) {
  const { stage, server, controls, footer, overlay, frame, currency, clock, isPushed } = options;
  const { gate, announce, decimals } = stage;
  let { balance, maxStake } = options;
  let playing = false;
  let over = false;

  /** The newest round that was pushed, and the one whose end is waited for. */
  let pushed: R | undefined;
  let awaited: { readonly number: string; readonly found: (round: R) => void } | undefined;
  /** The round whose end this page has shown last. */
  let shown: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHeld = () => playing || over || !gate.isOpen();

  function updateBusy(): void {
    clearTimeout(timer);
    // read once: the time may run out between two looks, and nothing would ever look again
    const left = clock.remaining();
    controls.setBusy(isHeld() || left > 0);
    if (left > 0) timer = setTimeout(updateBusy, Math.ceil(left));
  }

  /** Does one thing after which a round may be started again. */
  async function busyWith(work: () => Promise<void>): Promise<void> {
    playing = true;
    updateBusy();
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      playing = false;
      updateBusy();
    }
  }

  function setBalance(next: string): void {
    balance = next;
    controls.setBalance(balance);
    frame.send({ type: 'balance', balance, currency });
  }

  /** Takes over what the wallet says now: a bonus may have begun or ended too. */
  function setWallet({ balance: now, maxStake: largest }: BalanceNow): void {
    setBalance(now);
    maxStake = largest;
    controls.setLargest(largest);
  }

  function fail(error: unknown): void {
    const code = error instanceof ApiError ? error.code : 'UNKNOWN';
    controls.setBalance(balance);
    if (error instanceof ApiError && error.largest !== undefined) {
      maxStake = error.largest;
      controls.setLargest(maxStake);
    }
    // the site shows what it can do about a refusal by its reason: other games for one under maintenance
    frame.send({ type: 'error', code: (error instanceof ApiError && error.reason) || code });
    if (code === 'SESSION_ENDED') {
      over = true;
      overlay.show('ended', () => frame.send({ type: 'close' }));
      frame.send({ type: 'session-ended' });
      return;
    }
    stage.notice('warning', () => explain(error, decimals));
    announce(explain(error, decimals));
  }

  async function playRound(): Promise<void> {
    const stake = controls.stake();
    // funds may have come in since: the wallet is asked before the player is turned away
    if (toUnits(balance) < toUnits(stake)) setWallet(await server.balance());
    const left = toUnits(balance) - toUnits(stake);
    if (left < 0n) throw new ApiError('WALLET_INSUFFICIENT');
    stage.clear();
    footer.setRound(null);
    frame.send({ type: 'round-start', stake, currency });
    const moving = stage.start();
    controls.setBalance(toAmount(left));
    let played: R | undefined;
    const slow = setTimeout(sayConfirming, slowAnswer);
    try {
      const promised = options.commitment();
      const { round, commitment } = await place({ server, stake, clientSeed: promised.clientSeed, onTrouble });
      options.promises.note(round, promised);
      clearTimeout(slow);
      overlay.hide('offline');
      played = round;
      await moving.land(round);
      options.onCommitment(commitment);
      footer.setRound(round.number);
      played = await playOn(round);
      await stage.showResult(played);
      played = await settle(played);
    } finally {
      clearTimeout(slow);
      overlay.hide('offline');
      if (!played) await moving.land();
      frame.send({
        type: 'round-end',
        round: played?.number ?? null,
        stake,
        payout: played ? paidBy(played) : null,
        currency,
      });
    }
  }

  /** The wallet is slow: the round has its key, so it is one round however long that takes. */
  const sayConfirming = (): void => sayOfClock(() => t`Confirming your bet. Nothing is charged twice.`);

  function sayOfClock(text: () => string): void {
    stage.notice('clock', text);
    announce(text());
  }

  /** Asks the player for as long as the round waits. */
  async function playOn(round: R): Promise<R> {
    let now = round;
    while (now.state === 'PLAYING' && stage.choose) {
      const choice = await stage.choose(now);
      const taken = await takeStep({ server, round: now, choice, onTrouble });
      overlay.hide('offline');
      now = taken.round;
      options.onCommitment(taken.commitment);
    }
    return now;
  }

  /** A round that an earlier page left in the middle goes on here. */
  async function goOn(round: R): Promise<void> {
    const number = isolateLtr(round.number);
    footer.setRound(round.number);
    stage.showEnd(round);
    stage.notice('clock', () => t`Round ${number} was interrupted. Choose how it goes on.`);
    const whole = await playOn(round);
    await stage.showResult(whole);
    await settle(whole);
  }

  function onTrouble(error: ApiError, retryNow: () => void): void {
    frame.send({ type: 'error', code: error.code });
    overlay.show('offline', retryNow);
  }

  /** The end of a round that is settled in the background. */
  async function untilEnded(number: string): Promise<R> {
    if (pushed?.number === number && isEnded(pushed)) return pushed;
    const stop = new AbortController();
    const found = new Promise<R>((resolve) => {
      awaited = { number, found: resolve };
    });
    try {
      return await Promise.race([found, server.ended(number, { isPushed, signal: stop.signal })]);
    } finally {
      awaited = undefined;
      stop.abort();
    }
  }

  /** After a round that was played elsewhere: the wallet knows what is left, and more than rounds may have changed it. */
  function followWallet(): void {
    void server.balance().then(
      (now) => {
        if (!playing && !over) setWallet(now);
      },
      // nobody has asked for it here
      () => undefined,
    );
  }

  /** Takes over what the server has pushed: the end of a round, here or on another page of the player, and its clock. */
  function follow({ round, commitment, ...phase }: LiveState<R>, isFirst: boolean): void {
    clock.set(phase);
    if (round) pushed = round;
    if (round && isEnded(round) && round.number === awaited?.number) awaited.found(round);
    if (!playing && !over) {
      options.onCommitment(commitment);
      if (!isFirst && round && isEnded(round) && round.number !== shown) followWallet();
    }
    updateBusy();
  }

  /** Waits for the end of a round whose money the wallet has not confirmed, and takes over its balance. */
  async function settle(round: R): Promise<R> {
    if (!isEnded(round)) {
      // a stake is back when the wallet has said so
      if (round.payout === null) sayConfirming();
      else sayOfClock(() => t`Your round is safe. Its payout is on the way to your balance.`);
    }
    const ended = isEnded(round) ? round : await untilEnded(round.number);
    shown = ended.number;
    if (ended.balance !== null) setBalance(ended.balance);
    if (ended.state === 'VOID') stage.notice('warning', sayCancelled);
    else if (ended !== round) stage.sayResult(ended);
    if (ended.state === 'VOID') announce(sayCancelled());
    void server.seen(ended.number);
    options.onEnd?.(ended);
    return ended;
  }

  const sayCancelled = () => t`The bet did not go through. Your stake is back in your balance.`;

  /** A round that an earlier page did not show to its end: it is over or being ended; its result is shown here. */
  async function showInterrupted(round: R): Promise<void> {
    const ended = isEnded(round) ? round : await settle(round);
    shown = ended.number;
    const payout = paidBy(ended);
    const number = isolateLtr(ended.number);
    footer.setRound(ended.number);
    stage.showEnd(ended);
    const text = () => {
      const amount = tellMoney(payout ?? '0.0000', { decimals });
      return payout === null
        ? t`Round ${number} was interrupted and cancelled. Your stake is back in your balance.`
        : t`Round ${number} was interrupted. It has been completed and paid ${amount}.`;
    };
    sayOfClock(text);
    void server.seen(ended.number);
  }

  /** Asks for the balance again; not while a round is played, whose end tells it anyway. */
  async function refreshBalance(): Promise<void> {
    if (playing || over) return;
    await server.balance().then(setWallet, fail);
  }

  /** Says why nothing starts: the round before, which was played on another page or was loaded away, still has its time. */
  function sayWait(): void {
    sayOfClock(() => explain(new ApiError('ROUND_OPEN')));
  }

  return {
    /** Starts a round, unless one is played or none may be started. */
    async spin(): Promise<void> {
      if (isHeld()) return;
      const left = clock.remaining();
      if (left > longWait) sayWait();
      else if (left === 0) {
        const hasLimit = maxStake !== null;
        await busyWith(playRound);
        // the round may have been the last that the bonus asked for
        if (hasLimit) followWallet();
      }
    },
    showInterrupted: (round: R): Promise<void> =>
      busyWith(() => (round.state === 'PLAYING' ? goOn(round) : showInterrupted(round))),
    pause: () => {
      gate.close();
      overlay.show('paused');
      updateBusy();
    },
    resume: () => {
      gate.open();
      overlay.hide('paused');
      updateBusy();
    },
    refreshBalance,
    follow,
    /** The session has ended; a round that is played finds out by itself. */
    end: () => {
      if (!playing && !over) fail(new ApiError('SESSION_ENDED'));
    },
    isPlaying: () => playing,
  };
}
