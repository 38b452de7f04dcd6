// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { i18n } from '@lingui/core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairPlay } from '../../client/kit/dialogs/fair-play.ts';
import { createPromises } from '../../client/kit/fair/seeds.ts';
import type { Commitment } from '../../client/kit/model.ts';
import { roundPicture } from '../../client/slot/dialogs/round-picture.ts';
import { howText } from '../../client/slot/how.ts';
import { type Round, roundShape, rulesShape } from '../../client/slot/model.ts';
import { verifierOf } from '../../client/slot/verifier.ts';
import { hashOfSeed, openStream } from '../core/fair.ts';
import { formatAmount } from '../core/money.ts';
import { createModelSlot } from './model-slot.ts';
import { slotFamilies } from './models/models.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));

const stake = 1_000_000n;
const serverSeed = '5a'.repeat(32);
const nonces = [0, 1, 2, 3];

beforeAll(() => {
  // a document of the tests has neither cryptography nor dialogs
  vi.stubGlobal('crypto', webcrypto);
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe.each(slotFamilies)('the page of fair play of $id', ({ id }) => {
  const game = createModelSlot({ id: `slot-of-${id}`, family: id, goal: 96, ladder: () => [stake] });
  const rules = rulesShape(JSON.parse(JSON.stringify(game.rules())));
  const shares = game.jackpots?.sharesOf(stake, 'KHR');

  /** A round as the server tells of it after its seed was revealed. */
  function roundOf(nonce: number): Round {
    const seeds = { serverSeed, clientSeed: 'mine', nonce };
    const {
      result,
      payout,
      jackpots = [],
    } = game.play(stake, openStream({ ...seeds, stream: game.stream }).draw, shares);
    return roundShape({
      number: `20261123-${nonce + 1}`,
      state: 'DONE',
      startedAt: '2026-11-23T00:00:00.000Z',
      currency: 'KHR',
      stake: formatAmount(stake),
      payout: formatAmount(payout ?? 0n),
      balance: '0.0000',
      step: 0,
      serverSeedHash: hashOfSeed(serverSeed),
      ...seeds,
      jackpots: jackpots.map((pool) => ({ pool, amount: '1.0000' })),
      ...JSON.parse(JSON.stringify(game.view(stake, JSON.parse(JSON.stringify(result))))),
    });
  }

  function openPage(rounds: readonly Round[]) {
    const commitment = { serverSeedHash: hashOfSeed(serverSeed), clientSeed: 'mine', nonce: nonces.length };
    const next = { serverSeedHash: hashOfSeed('5b'.repeat(32)), clientSeed: 'mine', nonce: 0 };
    const committed: Commitment[] = [];
    let isRevealed = false;
    const page = createFairPlay({
      verify: verifierOf(rules),
      howText: () => howText(rules),
      picture: (round) => roundPicture(round, rules, 2),
      server: {
        history: async () => ({
          rounds: rounds.map((round) => (isRevealed ? round : { ...round, serverSeed: null })),
          commitment,
        }),
        rotate: async () => {
          isRevealed = true;
          const revealed = { serverSeed, serverSeedHash: hashOfSeed(serverSeed), rounds: nonces.length };
          return { revealed, commitment: next };
        },
      },
      decimals: 2,
      commitment,
      promises: createPromises(),
      onCommitment: (one) => {
        committed.push(one);
        page.setCommitment(one);
      },
      isPlaying: () => false,
    });
    document.body.replaceChildren(page.element);
    const find = <E extends Element>(selector: string) => {
      const found = page.element.querySelector<E>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    const press = (name: string) =>
      [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
    const verdicts = () => [...page.element.querySelectorAll('.verdict')].map(({ textContent }) => textContent);
    page.open();
    return { ...page, commitment, next, committed, find, press, verdicts };
  }

  const rounds = nonces.map(roundOf);

  test('shows the hash and the nonce of the next round, and takes the seed of the player', async () => {
    const { find, commitment, committed, element } = openPage(rounds);
    const [hash, nonce] = [...element.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect([hash, nonce]).toEqual([commitment.serverSeedHash, String(nonces.length)]);
    find<HTMLInputElement>('#client-seed').value = 'a-seed-of-my-own';
    find<HTMLFormElement>('form').requestSubmit();
    expect(committed).toEqual([{ ...commitment, clientSeed: 'a-seed-of-my-own' }]);
  });

  test('says that a seed is secret, reveals it, and finds every round right', async () => {
    const { press, verdicts, next, committed, find } = openPage(rounds);
    await vi.waitFor(() => expect(verdicts()).toHaveLength(rounds.length));
    press('Check all rounds');
    await vi.waitFor(() => expect(verdicts()).toEqual(rounds.map(() => 'Seed secret')));
    press('Reveal and change the server seed');
    await vi.waitFor(() => expect(find('.revealed').textContent).toContain(serverSeed));
    expect(committed.at(-1)).toMatchObject({ serverSeedHash: next.serverSeedHash, nonce: 0 });
    // the server could have chosen its new seed to suit a known one of the player
    expect(committed.at(-1)?.clientSeed).not.toBe('mine');
    await vi.waitFor(() => expect(verdicts()).toEqual(rounds.map(() => '–')));
    press('Check all rounds');
    await vi.waitFor(() => expect(verdicts()).toEqual(rounds.map(() => 'Match')));
  });

  test('says so when a round was played with another seed than the one of its hash', async () => {
    const forged = rounds.map((round, place) => (place === 1 ? { ...round, serverSeed: 'ab'.repeat(32) } : round));
    const { press, verdicts, element } = openPage(forged);
    press('Reveal and change the server seed');
    await vi.waitFor(() => expect(element.querySelector('.revealed')?.textContent).toContain(serverSeed));
    await vi.waitFor(() => expect(verdicts()).toHaveLength(rounds.length));
    press('Check all rounds');
    await vi.waitFor(() => expect(verdicts()).toEqual(['Match', 'Mismatch', 'Match', 'Match']));
    expect(element.textContent).toContain('Match: 3. Mismatch: 1.');
  });

  test('shows each round of the past by the board that was seen, and says it in words', async () => {
    const { element } = openPage(rounds);
    await vi.waitFor(() => expect(element.querySelectorAll('th details')).toHaveLength(rounds.length));
    const all = [...element.querySelectorAll<HTMLDetailsElement>('th details')];
    for (const [place, details] of all.entries()) {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
      const board = rounds[place]?.steps[0]?.board ?? [];
      const picture = details.querySelector('[role=img]');
      expect(picture?.querySelectorAll('.cell')).toHaveLength(board.flat().length);
      const rows = Math.max(...board.map(({ length }) => length));
      for (let row = 1; row <= rows; row += 1) expect(picture?.getAttribute('aria-label')).toMatch(`Row ${row}: `);
    }
  });
});
