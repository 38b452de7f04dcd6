/**
 * Random slots of the catalogue, each launched and played for one round as a person does: what the game shows is what its cover
 * has shown, the round is settled and booked, on a small phone nothing lies over board and spin button, and the browser has
 * nothing to complain of.
 *
 *   WALK_GAMES=10 npx playwright test -c e2e/walk.config.ts
 */
import { createHash } from 'node:crypto';
import { siteOrigin } from '../support/addresses.ts';
import { expectNothingOverPlay, houseSlot, playRound } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, test as base, expect, expectLoggedIn, visit } from '../support/site.ts';

interface Slot {
  readonly gameId: string;
  readonly nodeId: number;
  readonly name: string;
  readonly vassalage: string;
  /** Address of its cover. */
  readonly image: string;
}

interface GamePage {
  readonly content: readonly Slot[];
  readonly totalPages: number;
}

const count = Number(process.env.WALK_GAMES ?? 200);
const seed = Number(process.env.WALK_SEED);
/** What a new member has. */
const opening = 1_000_000;

async function ask<Value>(path: string): Promise<Value> {
  const answer = await fetch(siteOrigin + path);
  return ((await answer.json()) as { value: Value }).value;
}

const pageOf = (page: number): Promise<GamePage> =>
  ask(`/wps/relay/GCSGAME_gameList?category=RNG&classify=NONE&playable=true&page=${page}`);

/** What the cover of a slot says that it shows: the drawing is the one that its pictures are made from. */
async function heroOf({ image }: Slot): Promise<string | undefined> {
  const { info } = await ask<{ info: { imageCDNs: readonly string[] } }>('/wps/system/status');
  const answer = await fetch(new URL(`${info.imageCDNs[0]}${image.replace(/\.\w+$/, '.svg')}`, siteOrigin));
  return /data-hero="([a-z0-9 -]+)"/.exec(await answer.text())?.[1];
}

/** Every slot that the site says can be played. */
async function openSlots(): Promise<readonly Slot[]> {
  const first = await pageOf(1);
  const slots = [...first.content];
  for (let page = 2; page <= first.totalPages; page++) slots.push(...(await pageOf(page)).content);
  return slots;
}

/** So many of them, the same ones for the same seed. */
function choose(slots: readonly Slot[]): readonly Slot[] {
  const lot = ({ nodeId }: Slot) => createHash('sha256').update(`${seed} ${nodeId}`).digest('hex');
  const lots = slots.map((slot) => ({ slot, lot: lot(slot) }));
  return lots
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ slot }) => slot);
}

const test = base.extend<object, { readonly chosen: readonly Slot[] }>({
  chosen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const slots = await openSlots();
      console.log(`${count} of ${slots.length} slots, WALK_SEED=${seed}`);
      await use(choose(slots));
    },
    { scope: 'worker' },
  ],
});

for (let place = 0; place < count; place++)
  test(`slot ${place + 1} of the walk is launched, shows the hero of its cover, and settles a round`, async ({
    page,
    chosen,
  }) => {
    const slot = chosen[place];
    if (!slot) throw new Error(`There are ${chosen.length} slots.`);
    const { gameId, nodeId, name, vassalage, image } = slot;
    await test.step(`${name} (${gameId} of ${vassalage})`, async () => {
      const hero = await heroOf(slot);
      expect(hero, `the cover ${image} says what it shows`).toBeDefined();

      await newMember(page);
      await visit(page, '/promotions');
      await expectLoggedIn(page);
      await page.goto(`/game?node=${nodeId}`);
      const { game, spin } = await houseSlot(page);
      const root = game.locator('html');
      await expect(root).toHaveAttribute('data-slot', gameId);
      await expect(root).toHaveAttribute('data-hero', hero ?? '');
      await playRound(page, spin);
      await expectNothingOverPlay(page);

      const bets = await page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
        const answer = await (await fetch('/wps/report/bets', { headers })).json();
        return answer.value as {
          totals: { net: string };
          content: { game: { gameId: string }; status: string; payout: string | null }[];
        };
      });
      expect(bets.content).toEqual([expect.objectContaining({ game: expect.objectContaining({ gameId }) })]);
      expect(bets.content[0]?.payout).toMatch(/^\d+\.\d{4}$/);
      await expect.poll(() => balanceOf(page)).toBe(opening + Number(bets.totals.net));
    });
  });
