import { createHash, randomUUID } from 'node:crypto';
import type { Chance } from '@mekong/catalogue/chance';
import type { Executor } from '../../../src/kernel/db/types.ts';
import { createGameSession } from '../../../src/modules/seamless/game-session.repository.ts';
import { isPassing, send } from '../../processes/running-gateway.ts';
import type { PlayedGame } from './world.ts';

/** A round as its page is told of it. */
export interface ShownRound {
  readonly number: string;
  readonly state: string;
  readonly stake: string;
  readonly payout: string | null;
  readonly step: number;
  readonly serverSeedHash: string;
  readonly offers?: readonly { readonly choice: string }[];
}

/** A member at one vendor, who plays one game after the other there. */
export interface Seat {
  readonly member: string;
  /** Played in this order, again and again. */
  readonly games: readonly PlayedGame[];
  readonly chance: Chance;
}

interface Page {
  readonly token: string;
  readonly stakes: readonly string[];
}

export interface TableOptions {
  readonly db: Executor;
  readonly arcadeUrl: string;
  /** Told of every round that has ended, as often as its page is. */
  readonly onEnd: (round: ShownRound, game: PlayedGame) => void;
}

/** Rounds that are played of a game before the next one is opened. */
const roundsOfGame = 40;
/** So seldom a player does what few do. */
const seldom = 30;
/** `undefined` where it has to be tried again. @throws what is no passing trouble */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
}

const hasEnded = ({ state }: ShownRound): boolean => state === 'DONE' || state === 'VOID';

/** Plays as the page of a game does: a round without a clear answer is asked for again under its key. */
export function createPlayer({ db, arcadeUrl, onEnd }: TableOptions, { member, games, chance }: Seat) {
  let opened = 0;
  let page: Page | undefined;
  let left = roundsOfGame;
  let pending: { readonly key: string; readonly stake: string } | undefined;

  const post = async <T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> => {
    const { value } = await send<T>(`${arcadeUrl}/house/v1/${path}`, { method: 'POST', headers, body });
    return value;
  };
  const authorized = ({ token }: Page) => ({ authorization: `Bearer ${token}` });

  async function openPage({ vendor, gameId }: PlayedGame): Promise<Page> {
    const { launchCode } = await createGameSession(db, {
      ...{ vendor, gameId, memberId: member },
      ...{ currency: 'KHR', language: 'KM' },
    });
    return post<Page>('session', { vendor, launchCode });
  }

  async function ask(from: Page, { key, stake }: { readonly key: string; readonly stake: string }) {
    const headers = { ...authorized(from), 'idempotency-key': key };
    const { round } = await post<{ round: ShownRound }>('spin', { stake }, headers);
    return round;
  }

  /** The round with all that its player may choose chosen: the same whenever it is asked again. */
  async function playOut(from: Page, round: ShownRound): Promise<ShownRound> {
    let now = round;
    while (now.state === 'PLAYING') {
      const { offers = [], number, step } = now;
      const { choice } = offers[Number(number.slice(-1)) % offers.length] ?? {};
      const path = `rounds/${number}/steps`;
      now = (await post<{ round: ShownRound }>(path, { step: step + 1, choice }, authorized(from))).round;
    }
    return now;
  }

  /** The button pressed twice is one round: both answers are of the same one. */
  async function askTwice(from: Page, order: { readonly key: string; readonly stake: string }) {
    const [round, twin] = await Promise.all([ask(from, order), ask(from, order)]);
    if (round.number !== twin.number) throw new Error(`One key is ${round.number} and ${twin.number}.`);
    return round;
  }

  /** A second page of the game that plays at the same moment: one of them waits or is refused. */
  async function playBeside(playing: PlayedGame, stake: string): Promise<void> {
    await attempt(async () => {
      const other = await openPage(playing);
      const round = await playOut(other, await ask(other, { key: randomUUID(), stake }));
      if (hasEnded(round)) onEnd(round, playing);
    });
  }

  /** Has the seed revealed, and checks it against its hash. */
  async function changeSeeds(from: Page): Promise<void> {
    const rotated = await attempt(() =>
      post<{ revealed: { serverSeed: string; serverSeedHash: string } }>('seeds/rotate', {}, authorized(from)),
    );
    if (!rotated) return;
    const { serverSeed, serverSeedHash } = rotated.revealed;
    const hash = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
    if (hash !== serverSeedHash) throw new Error(`${serverSeed} is not the seed of ${serverSeedHash}.`);
  }

  /**
   * Plays a round, or goes on with the one that has had no clear answer.
   *
   * @returns whether it has ended; else it is to be asked for again
   */
  async function play(): Promise<boolean> {
    if (!pending && left === 0) {
      page = undefined;
      opened += 1;
      left = roundsOfGame;
    }
    const playing = games[opened % games.length];
    if (!playing) throw new Error('There is no game to play.');
    page ??= await attempt(() => openPage(playing));
    const from = page;
    if (!from) return false;
    const isNew = pending === undefined;
    pending ??= { key: randomUUID(), stake: chance.pick(from.stakes.slice(0, 3)) };
    const order = pending;
    const isTwice = isNew && chance.between(1, seldom) === 1;
    const isBeside = isNew && chance.between(1, seldom) === 1;
    const [round] = await Promise.all([
      attempt(async () => playOut(from, await (isTwice ? askTwice(from, order) : ask(from, order)))),
      isBeside ? playBeside(playing, order.stake) : undefined,
    ]);
    if (!round || !hasEnded(round)) return false;
    onEnd(round, playing);
    pending = undefined;
    left -= 1;
    if (chance.between(1, seldom) === 1) await changeSeeds(from);
    return true;
  }

  return {
    play,
    /** Whether a round has had no clear answer yet. */
    isWaiting: () => pending !== undefined,
  };
}
