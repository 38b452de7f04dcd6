import type { GameFeature } from '@mekong/api-client/contract/types';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import { type Chance, chanceFrom } from '../chance.ts';
import { hash, mix } from '../hash.ts';
import { slotSeed } from '../slots/slot-seed.ts';
import { type GameFacts, type GameSeed, type Localized, seedLanguages } from '../types.ts';
import { type Family, plans, slots, type VendorPlan } from './plan.ts';
import { type Noun, type Phrase, say, sayBoth } from './words.ts';

/** One name that a family can make. */
interface Idea {
  readonly gameId: string;
  readonly key: number;
  readonly names: Localized;
  readonly motif: MotifName;
  readonly coat: Material | undefined;
  readonly feature: GameFeature | undefined;
  /** What a vendor may like or not: the first noun and the phrase. */
  readonly traits: readonly number[];
}

/** Node ids of these games lie above; they are made of the slug, so that a new game moves no other. */
const FIRST_NODE_ID = 2_000_000;
const NODE_IDS = 1_000_000_000;
/** So many games lie between two of one drawing, while there are others to choose from. */
const APART = 14;
const LOOK_AHEAD = 120;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** "Golden Gold" and 黄金金币 are no names. */
function repeatsItself(phrase: Phrase, { texts }: Noun): boolean {
  const words = texts.EN.split(' ');
  return (
    phrase.texts.EN.split(' ').some((word) => word !== '*' && words.includes(word)) ||
    [...phrase.texts.CN].some((sign) => sign !== '*' && texts.CN.includes(sign)) ||
    (phrase.texts.KM.length > 3 && phrase.texts.KM.replace('*', '').includes(texts.KM))
  );
}

const idea = (names: Localized, rest: Omit<Idea, 'gameId' | 'key' | 'names'>): Idea => {
  const gameId = slug(names.EN);
  return { gameId, key: hash(gameId), names, ...rest };
};

function* ideasOf({ nouns, phrases, hasPairs }: Family): Generator<Idea> {
  for (const noun of nouns) {
    const trait = hash(noun.texts.EN);
    for (const phrase of phrases) {
      if (phrase.isForCreatures && !noun.isCreature) continue;
      if ((phrase.coat && noun.coat) || repeatsItself(phrase, noun)) continue;
      yield idea(say(phrase, noun), {
        motif: phrase.motif ?? noun.motif,
        coat: phrase.coat ?? (phrase.motif ? undefined : noun.coat),
        feature: phrase.feature,
        traits: [trait, hash(phrase.texts.EN)],
      });
    }
    if (!hasPairs) continue;
    for (const other of nouns) {
      // each pair once, and never two of one drawing
      if (hash(other.texts.EN) <= trait || other.motif === noun.motif) continue;
      yield idea(sayBoth(noun, other), {
        motif: noun.motif,
        coat: noun.coat,
        feature: undefined,
        traits: [trait, hash(other.texts.EN)],
      });
    }
  }
}

/** What every vendor still has to choose from: its favourites first, then what is left. */
function queueOf(ideas: readonly Idea[], { vendor }: VendorPlan): Idea[] {
  const taste = hash(vendor);
  const rank = ({ key, traits }: Idea): number => {
    const dislikes = traits.filter((trait) => mix(trait ^ taste) % 5 < 2).length;
    return dislikes * 4_294_967_296 + mix(key ^ taste);
  };
  return ideas
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function featuresOf(chance: Chance, { always, often }: Family, named: GameFeature | undefined): GameFeature[] {
  const found = new Set<GameFeature>(always);
  if (named) found.add(named);
  for (let more = chance.between(0, 2); more > 0; more--) found.add(chance.pick(often));
  return [...found];
}

function factsOf(chance: Chance, family: Family, named: GameFeature | undefined): GameFacts {
  const { rtp: bounds } = family;
  const rtp = bounds && Math.round((bounds[0] + chance.next() * (bounds[1] - bounds[0])) * 100) / 100;
  return {
    ...(rtp !== undefined && { rtp }),
    volatility: chance.pick(family.volatility),
    minBet: `${chance.pick(family.minBets)}.0000`,
    features: featuresOf(chance, family, named),
  };
}

function gameOf({ gameId, key, names, motif, coat, feature }: Idea, plan: VendorPlan, nodeId: number): GameSeed {
  const chance = chanceFrom(key);
  const { family } = plan;
  const luck = chance.next();
  const game = {
    gameId,
    nodeId,
    vendor: plan.vendor,
    category: plan.category,
    ...(plan.classify && { classify: plan.classify }),
    names,
    motif,
    ...(coat && { coat }),
    // one of eighty is hot, one of thirty is new, none is both
    isHot: luck < 0.0125,
    isNew: luck > 0.967,
  };
  return family === slots ? slotSeed(game, feature) : { ...game, ...factsOf(chance, family, feature) };
}

/**
 * The games that fill the catalogue up to ten thousand: the same ones on every machine. No name, in no language, is
 * there twice or the same as one of `written`.
 */
export function generateGames(written: readonly GameSeed[]): readonly GameSeed[] {
  const used = new Set(
    written.flatMap(({ gameId, names }) => [gameId, ...seedLanguages.map((code) => code + names[code])]),
  );
  const nodeIds = new Set(written.map(({ nodeId }) => nodeId));
  const nodeIdOf = (key: number): number => {
    let nodeId = FIRST_NODE_ID + (key % NODE_IDS);
    while (nodeIds.has(nodeId)) nodeId++;
    nodeIds.add(nodeId);
    return nodeId;
  };
  const ideas = new Map<Family, readonly Idea[]>();
  const stocks = plans.map((plan) => {
    const known = ideas.get(plan.family) ?? [...ideasOf(plan.family)];
    ideas.set(plan.family, known);
    return { plan, queue: queueOf(known, plan), left: plan.count };
  });
  const made: GameSeed[] = [];
  const take = (queue: Idea[]): Idea | undefined => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const marks = [next.gameId, ...seedLanguages.map((code) => code + next.names[code])];
      if (marks.some((mark) => used.has(mark))) continue;
      for (const mark of marks) used.add(mark);
      return next;
    }
    return undefined;
  };
  // turn by turn, so that the last vendor is not left with what nobody wanted
  for (let open = stocks; open.length > 0; open = open.filter(({ left }) => left > 0)) {
    for (const stock of open) {
      const found = take(stock.queue);
      if (!found) throw new Error(`No names are left for ${stock.plan.vendor}: it wants ${stock.left} more.`);
      made.push(gameOf(found, stock.plan, nodeIdOf(found.key)));
      stock.left--;
    }
  }
  return spread(made);
}

/** An order in which neither a vendor nor a drawing comes again at once. */
function spread(games: readonly GameSeed[]): readonly GameSeed[] {
  const waiting = games
    .map((game) => ({ game, rank: hash(`place ${game.gameId}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
  const lastAt = new Map<string, number>();
  const placed: GameSeed[] = [];
  const since = (key: string): number => placed.length - (lastAt.get(key) ?? -LOOK_AHEAD);
  const isFresh = ({ motif, vendor }: GameSeed): boolean => since(motif) > APART && since(vendor) > 4;
  while (waiting.length > 0) {
    const near = waiting.slice(0, LOOK_AHEAD);
    const fresh = near.findIndex(isFresh);
    const longest = near.reduce(
      (best, { motif }, at) => (since(motif) > since(near[best]?.motif ?? '') ? at : best),
      0,
    );
    const [next] = waiting.splice(fresh < 0 ? longest : fresh, 1);
    if (!next) break;
    lastAt.set(next.motif, placed.length).set(next.vendor, placed.length);
    placed.push(next);
  }
  return placed;
}
