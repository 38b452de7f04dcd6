// @vitest-environment jsdom
/** What goes wrong around a slot: no canvas, a page out of sight, a device that is turned, a wallet that is slow. */
import { i18n } from '@lingui/core';
import { symbolName as nameOf } from '@mekong/i18n/symbols/load';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRolling } from './board/rolling.ts';
import { stopMs } from './board/spin-motion.ts';
import { setThemeSymbols, symbolName, symbolPicture } from './symbols.ts';
import { rulesOf } from './test/played.ts';
import { commitment, roundOf, setUp } from './test/set-up.ts';
import { applySlotTheme } from './theme.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.className = '';
  document.body.replaceChildren();
});

describe('a theme', () => {
  const upright: { matches: boolean; turn: () => void } = { matches: false, turn: () => undefined };
  beforeEach(() => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    window.matchMedia = () =>
      ({
        get matches() {
          return upright.matches;
        },
        addEventListener: (_: string, turn: () => void) => {
          upright.turn = turn;
        },
      }) as unknown as MediaQueryList;
  });

  test('is replaced by the pictures of the page where the one of its symbols does not come', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('lost'));
    const before = symbolPicture('H1');
    await applySlotTheme(rulesOf('royal-barge'));
    expect(symbolPicture('H1')).toBe(before);
    expect(document.documentElement.classList.contains('themed')).toBe(true);
  });

  /** A canvas of which these parts of a colour are read. */
  const canvasThatReads = (read: () => readonly number[]): void => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;drawn';
    HTMLCanvasElement.prototype.getContext = (() => ({
      clearRect: () => undefined,
      drawImage: () => undefined,
      fillRect: () => undefined,
      getImageData: () => ({ data: read() }),
    })) as unknown as HTMLCanvasElement['getContext'];
  };
  const refuse = (): never => {
    throw new DOMException('The canvas is tainted.', 'SecurityError');
  };

  test('is cut from its one picture where the canvas shows what was drawn, off by what nobody sees', async () => {
    canvasThatReads(() => [65, 127, 192, 255]);
    await applySlotTheme(rulesOf('royal-barge'));
    expect(symbolPicture('H1')).toBe('data:image/png;drawn');
    setThemeSymbols(new Map());
  });

  test.each<[string, () => void]>([
    [
      'gives no canvas',
      () => {
        HTMLCanvasElement.prototype.getContext = () => null;
      },
    ],
    ['gives white for what was drawn', () => canvasThatReads(() => [255, 255, 255, 255])],
    ['lets nobody read what was drawn', () => canvasThatReads(refuse)],
  ])('shows its own symbols, the hero of its cover among them, where the browser %s', async (_, meet) => {
    meet();
    const rules = rulesOf('royal-barge');
    await applySlotTheme(rules);
    expect(symbolPicture('H1')).toMatch(new RegExp(`${rules.theme?.base}${rules.theme?.sprite}#at-H1$`));
    expect(symbolName('H1')).toBe(nameOf(rules.theme?.symbols[0] ?? ''));
    setThemeSymbols(new Map());
  });

  test('shows its other landscape when the device is turned, and touches nothing else', async () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const scene = document.createElement('div');
    scene.className = 'scene';
    const board = document.createElement('div');
    document.body.append(scene, board);
    upright.matches = false;
    await applySlotTheme(rulesOf('royal-barge'));
    const landscape = scene.querySelector('img');
    expect(landscape?.src).toMatch(/wide\.svg$/);
    upright.matches = true;
    upright.turn();
    expect(landscape?.src).toMatch(/tall\.svg$/);
    expect([...document.body.children]).toEqual([scene, board]);
  });
});

test('reels that were out of sight stand on the result with the first frame that is seen again', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const strips = [
    ['H1', 'L1', 'L2'],
    ['H1', 'L1', 'L2'],
  ];
  const hosts = strips.map(() => document.createElement('div'));
  const spinning = createRolling(hosts, strips, { rows: 3, minimumMs: 2500, unitsPerStake: 20 })([0, 0]);
  const stopped: number[] = [];
  const landed = spinning.land({
    stops: [1, 2],
    tense: [false, false],
    onStop: (reel) => stopped.push(reel),
    onTense: () => undefined,
  });
  // a browser draws nothing for a page that nobody sees
  now.mockReturnValue(60_000 + stopMs);
  for (const frame of frames.splice(0)) frame(0);
  await landed;
  expect(stopped).toEqual([0, 1]);
  expect(hosts.every((host) => !host.classList.contains('rolling'))).toBe(true);
  vi.unstubAllGlobals();
});

test('a slow wallet is told as a bet that is being confirmed, and the bet is placed once', async () => {
  vi.useFakeTimers();
  const game = setUp(roundOf({ payout: '500.0000', balance: '9500.0000' }));
  let answer: () => void = () => undefined;
  const result = { round: roundOf({ payout: '500.0000', balance: '9500.0000' }), commitment };
  game.server.spin.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(result);
    }),
  );
  const playing = game.player.spin();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(game.spoken).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(game.spoken).toEqual(['Confirming your bet. Nothing is charged twice.']);
  await game.player.spin();
  answer();
  await vi.runAllTimersAsync();
  await playing;
  expect(game.server.spin).toHaveBeenCalledOnce();
  expect(game.balances).toEqual(['9000.0000', '9500.0000']);
  expect(game.said.at(-1)).toMatchObject({ kind: 'returned' });
});
