import { coverPlan } from '../cover/cover-plan.ts';
import { isMotifName } from '../cover/game-cover.ts';
import type { BackdropName } from '../cover/styles.ts';
import type { Ramp } from '../kit/color.ts';
import { Ink, isMaterial, type Material } from '../kit/ink.ts';
import { type Random, randomFrom } from '../kit/random.ts';
import { motifs } from '../motifs/motifs.ts';
import type { MotifName } from '../motifs/names.ts';
import type { Palette } from '../palettes.ts';
import { type CrestName, crestNames } from './crest.ts';
import { type FrameName, frameNames } from './frame.ts';
import type { SlotSet, SlotSound } from './sets/set.ts';
import { type SlotSetName, slotSets } from './sets.ts';

export interface SlotThemeOptions {
  /** Decides everything that is not given; the slug of the game, as for its cover. */
  readonly seed: string;
  /** The cover's motif: the hero of the reels. */
  readonly motif: MotifName;
  /** Coat of the hero, where the game has one of its own. */
  readonly coat?: Material | undefined;
  /** BINGO or BOARD, where the game is one, as for its cover. */
  readonly classify?: string | undefined;
  /** Code of the vendor: the games of one vendor share three frames. */
  readonly vendor?: string | undefined;
}

/** A drawing in the coat that it wears. */
export interface TintedMotif {
  readonly motif: MotifName;
  readonly coat: Material;
}

/** How a slot looks and sounds. The same options give the same theme for ever. */
export interface SlotTheme {
  readonly key: string;
  readonly palette: Palette;
  readonly set: SlotSetName;
  /** High symbols, dearest first; the first is the motif of the cover. */
  readonly highs: readonly [TintedMotif, TintedMotif, TintedMotif, TintedMotif];
  readonly frame: FrameName;
  readonly crest: CrestName;
  /** Landscape behind the reels: the backdrop of the cover. */
  readonly scene: BackdropName;
  readonly sound: SlotSound;
}

/** Sets that a motif may lead. */
export function setsOf(motif: MotifName): readonly SlotSetName[] {
  return (Object.entries(slotSets) as [SlotSetName, SlotSet][])
    .filter(([, { heroes }]) => heroes.includes(motif))
    .map(([name]) => name);
}

/** Theme of a slot: motif, coat, palette and landscape are those of the cover of the same game. */
export function slotTheme(options: SlotThemeOptions): SlotTheme {
  const { seed, motif, vendor } = options;
  const { palette, coat, backdrop } = coverPlan({ ...options, category: 'RNG' });
  const random = randomFrom(`slot ${seed}`);
  const set = random.pick(setsOf(motif));
  const hero = { motif, coat };
  return {
    key: keyOf(options),
    palette,
    set,
    highs: [hero, ...companionsOf(random, slotSets[set], hero)],
    frame: random.pick(framesOf(vendor)),
    crest: random.pick(crestNames),
    scene: backdrop,
    sound: slotSets[set].sound,
  };
}

/** A theme of each set, for those who look at all of them. */
export function themeOfEachSet(): readonly SlotTheme[] {
  return (Object.entries(slotSets) as [SlotSetName, SlotSet][]).map(([name, { heroes }]) => {
    for (let i = 0; ; i++) {
      const theme = slotTheme({ seed: `${name}-${i}`, motif: heroes[i % heroes.length] as MotifName });
      if (theme.set === name) return theme;
    }
  });
}

/** Three frames of a vendor; all of them where no vendor is said. */
function framesOf(vendor?: string): readonly FrameName[] {
  if (vendor === undefined) return frameNames;
  const random = randomFrom(`frames of ${vendor}`);
  const left = [...frameNames];
  return [0, 1, 2].flatMap(() => left.splice(random.int(0, left.length - 1), 1));
}

/** Most bytes that the four high symbols of a game may take together, drawn alone: the sprite has to stay small. */
const HIGHS_LIMIT = 12_300;

const weights = new Map<MotifName, number>();

/** Bytes of a motif drawn alone, in any palette. */
function weightOf(motif: MotifName): number {
  const known = weights.get(motif);
  if (known !== undefined) return known;
  const ink = new Ink({ gold: black, a: black, b: black }, black.d);
  const drawing = motifs[motif].draw(ink);
  const weight = drawing.length + ink.defs().length;
  weights.set(motif, weight);
  return weight;
}

const black: Ramp = { x: '#000000', l: '#000000', m: '#000000', s: '#000000', d: '#000000' };

/** Three drawings of the set beside the hero, in coats of their own as far as they have any. */
function companionsOf(
  random: Random,
  { companions }: SlotSet,
  hero: TintedMotif,
): [TintedMotif, TintedMotif, TintedMotif] {
  const left = companions.filter((name) => name !== hero.motif);
  const worn = new Set<Material>([hero.coat]);
  let room = HIGHS_LIMIT - weightOf(hero.motif);
  const next = (others: number): TintedMotif => {
    // the lightest ones that are left have to fit beside the one that is taken
    const light = (name: MotifName) => {
      const rest = left.filter((one) => one !== name).map(weightOf);
      const least = rest.sort((a, b) => a - b).slice(0, others);
      return weightOf(name) + least.reduce((sum, weight) => sum + weight, 0) <= room;
    };
    const fitting = left.filter(light);
    const lightest = left.reduce((best, one) => (weightOf(one) < weightOf(best) ? one : best));
    const motif = random.pick(fitting.length > 0 ? fitting : [lightest]);
    left.splice(left.indexOf(motif), 1);
    room -= weightOf(motif);
    const wardrobe = motifs[motif].coats ?? ['a', 'b'];
    const fresh = wardrobe.filter((coat) => !worn.has(coat));
    const coat = random.pick(fresh.length > 0 ? fresh : wardrobe);
    worn.add(coat);
    return { motif, coat };
  };
  return [next(2), next(1), next(0)];
}

const none = '-';

/** All options in one word that is safe in an address. */
function keyOf({ seed, motif, coat, classify, vendor }: SlotThemeOptions): string {
  return [seed, motif, coat ?? none, classify ?? none, vendor ?? none].join('.');
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const code = /^[A-Za-z0-9_-]{1,32}$/;

/** The theme of a key, or nothing where the text is not the key of any theme. */
export function slotThemeOf(key: string): SlotTheme | undefined {
  const [seed = '', motif = '', coat = '', classify = '', vendor = '', ...rest] = key.split('.');
  const isKey =
    slug.test(seed) &&
    seed.length <= 64 &&
    isMotifName(motif) &&
    (coat === none || isMaterial(coat)) &&
    code.test(classify) &&
    code.test(vendor) &&
    rest.length === 0;
  if (!isKey) return undefined;
  return slotTheme({
    seed,
    motif,
    coat: coat === none ? undefined : (coat as Material),
    classify: classify === none ? undefined : classify,
    vendor: vendor === none ? undefined : vendor,
  });
}
