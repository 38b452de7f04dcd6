import type { Material } from '../kit/ink.ts';
import { type Random, randomFrom } from '../kit/random.ts';
import { motifs } from '../motifs/motifs.ts';
import { type MotifFamily, type MotifName, motifFamilies } from '../motifs/names.ts';
import { type Palette, palettes } from '../palettes.ts';
import type { CompositionName } from './compositions.ts';
import type { ForegroundName } from './foregrounds.ts';
import type { FrameName } from './frames.ts';
import { type WeaveName, weaveNames } from './patterns.ts';
import { type BackdropName, styles } from './styles.ts';

export interface CoverPlanOptions {
  /** Decides everything that is not given; the slug of the game. */
  readonly seed: string;
  /** Game type on the wire, in any of its spellings; decides the family of the motif. */
  readonly category: string;
  /** BINGO or COCKFIGHT, where the game is one. */
  readonly classify?: string | undefined;
  /** Drawing in the middle; without it the seed picks one of the family. */
  readonly motif?: MotifName | undefined;
  /** Coat of the motif where the name of the game says one: an emerald is green. Default: by the seed. */
  readonly coat?: Material | undefined;
}

/** What the seed chose for a cover. The theme of a slot asks for the same plan, so that cover and game agree. */
export interface CoverPlan {
  readonly motif: MotifName;
  readonly palette: Palette;
  readonly coat: Material;
  readonly backdrop: BackdropName;
  readonly composition: CompositionName;
  readonly foreground: ForegroundName;
  readonly frame: FrameName;
  readonly weave: WeaveName | undefined;
  /** The source after these choices: what is drawn by chance goes on from here. */
  readonly random: Random;
}

const familyOfCategory: Readonly<Record<string, MotifFamily>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'table',
  CONS: 'comprehensive',
  BINGO: 'bingo',
  BOARD: 'table',
  COCKFIGHT: 'cockfight',
};

const familyOfMotif = new Map<MotifName, MotifFamily>(
  (Object.entries(motifFamilies) as [MotifFamily, readonly MotifName[]][]).flatMap(([family, names]) =>
    names.map((name): [MotifName, MotifFamily] => [name, family]),
  ),
);

const familyOf = (category: string, classify?: string): MotifFamily =>
  familyOfCategory[classify ?? category] ?? familyOfCategory[category] ?? 'slots';

/** The motif that a game without one gets by its seed. */
export function motifOf({
  seed,
  category,
  classify,
}: Pick<CoverPlanOptions, 'seed' | 'category' | 'classify'>): MotifName {
  return randomFrom(`motif ${seed}`).pick<MotifName>(motifFamilies[familyOf(category, classify)]);
}

/** What is chosen for a cover, in the order of the draws: changing the order changes every cover. */
export function coverPlan({ seed, category, classify, motif, coat }: CoverPlanOptions): CoverPlan {
  const random = randomFrom(seed);
  const asked = familyOf(category, classify);
  const name = motif ?? motifOf({ seed, category, classify });
  // A slot about a tiger stays a slot; esports are sports on the wire and told apart by their motif.
  const style = styles[asked === 'sports' ? (familyOfMotif.get(name) ?? asked) : asked];
  const fitting = palettes.filter(({ name: mood, shuns }) => {
    return (style.moods?.includes(mood) ?? true) && !(coat && shuns.includes(coat));
  });
  const palette = random.pick(fitting);
  // The coat must not be of the background's own hue.
  const wardrobe = motifs[name].coats ?? ['a', 'b'];
  const clear = wardrobe.filter((material) => !palette.shuns.includes(material));
  const material: Material = random.pick(clear.length > 0 ? clear : wardrobe);
  return {
    motif: name,
    palette,
    coat: coat ?? material,
    backdrop: random.pick(style.backdrops),
    composition: random.pick(style.compositions),
    foreground: random.pick(style.foregrounds),
    frame: random.pick(style.frames),
    weave: random.chance(0.55) ? random.pick(weaveNames) : undefined,
    random,
  };
}
