import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { coverPlan } from '../cover/cover-plan.ts';
import { contrast } from '../kit/contrast.ts';
import { type MotifName, motifFamilies, motifNames } from '../motifs/names.ts';
import { slotColors } from './colors.ts';
import { slotCrest } from './crest.ts';
import { slotFrame } from './frame.ts';
import { sceneShapes, slotScene } from './scene/scene.ts';
import type { SlotSet } from './sets/set.ts';
import { slotSets } from './sets.ts';
import { commonSymbolCodes, slotSprite, slotSymbolCodes, slotSymbolName, slotSymbolSvg } from './symbols.ts';
import { type SlotTheme, setsOf, slotTheme, slotThemeOf } from './theme.ts';

const KIB = 1024;
const sets: readonly SlotSet[] = Object.values(slotSets);

/** A page of games: every motif leads some, in every set that it suits. */
const themes: readonly SlotTheme[] = motifNames.flatMap((motif) =>
  [0, 1, 2, 3].map((i) => slotTheme({ seed: `${motif}-${i}`, motif, vendor: `V${i}` })),
);

/** What is wrong with a document that a page holds inline: it has to be well-formed, whole and harmless. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, close, tag = '', empty] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (!close && !empty) open.push(tag);
    if (close && open.pop() !== tag) faults.push(`crossed ${tag}`);
  }
  if (open.length > 0) faults.push(`open ${open.join()}`);
  if (svg.replace(/<[^<>]*>/g, '') !== '') faults.push('text or a broken tag');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (known.size !== ids.length) faults.push('an id twice');
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([A-Za-z0-9]+)/g)) if (!known.has(id)) faults.push(`no #${id}`);
  if (/NaN|undefined|Infinity|\d\.\d{3}/.test(svg)) faults.push('a bad number');
  if (/<(text|script|foreignObject|image|style|a|iframe|animate|filter)\b|\son\w+=/i.test(svg))
    faults.push('a bad element');
  if (/https?:|data:|javascript:/i.test(svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')))
    faults.push('an address');
  return faults;
}

describe('a set of symbols', () => {
  test('is one of two dozen and more', () => {
    expect(sets.length).toBeGreaterThanOrEqual(24);
  });

  test('has five low symbols of different names, companions enough, and marks of its own', () => {
    for (const { lows, companions } of sets) {
      expect(new Set(lows.map(([name]) => name)).size).toBe(5);
      expect(new Set(companions).size).toBe(companions.length);
      expect(companions.length).toBeGreaterThanOrEqual(5);
    }
    const marks = sets.map(({ emblem, wild, scatter, coin }) => [emblem, wild, scatter, coin].join());
    expect(new Set(marks).size).toBe(sets.length);
  });

  test('has low symbols that no other set has', () => {
    const [theme] = themes as [SlotTheme];
    const drawn = Object.keys(slotSets).map((set) => slotSymbolSvg({ ...theme, set: set as SlotTheme['set'] }, 'L1'));
    expect(new Set(drawn).size).toBe(sets.length);
  });

  test('draws every symbol, and no two alike', () => {
    for (const theme of themes.filter((_, i) => i % 4 === 0)) {
      const drawings = commonSymbolCodes.map((code) => slotSymbolSvg(theme, code));
      expect(new Set(drawings).size, theme.key).toBe(commonSymbolCodes.length);
      expect(new Set(commonSymbolCodes.map((code) => slotSymbolName(theme, code))).size, theme.key).toBe(
        commonSymbolCodes.length,
      );
    }
  });

  test('draws classic reels with the hero for their seven, and never as their bell or cherries', () => {
    const codes = ['SEV', 'B3', 'B2', 'B1', 'BEL', 'CHE'] as const;
    for (const motif of ['bell', 'cherries', 'naga'] as const) {
      const theme = slotTheme({ seed: 'classic', motif });
      expect(slotSymbolName(theme, 'SEV')).toBe(motif);
      expect(new Set(codes.map((code) => slotSymbolSvg(theme, code))).size, motif).toBe(codes.length);
      expect(new Set(codes.map((code) => slotSymbolName(theme, code))).size, motif).toBe(codes.length);
    }
  });
});

describe('the theme of a slot', () => {
  test('is the same for the same options, and is found again by its key', () => {
    const options = { seed: 'lotus-fortune', motif: 'lotus', coat: 'rose', vendor: 'HOUSE' } as const;
    expect(slotTheme(options)).toEqual(slotTheme(options));
    for (const theme of themes) expect(slotThemeOf(theme.key)).toEqual(theme);
    expect(slotThemeOf(slotTheme(options).key)).toEqual(slotTheme(options));
  });

  test('stays what it was for games that are out', () => {
    const look = (seed: string, motif: MotifName, vendor: string) => {
      const { set, palette, frame, scene, highs } = slotTheme({ seed, motif, vendor });
      return [set, palette.name, frame, scene, ...highs.map((high) => `${high.coat} ${high.motif}`)].join(', ');
    };
    expect([
      look('naga-moon', 'naga', 'HOUSE'),
      look('tea-of-the-south', 'teapot', 'SUNB'),
      look('emerald-path', 'gem', 'PEARL'),
    ]).toEqual([
      'river, midnight-gold, meander, terraces, violet naga, ivory koi, gold lotus, leaf turtle',
      'tileRoom, monsoon, meander, moonrise, teal teapot, sky gem, ivory fan, violet orb',
      'palace, pearl-mist, lacquer, karst, jade gem, violet pearl, rose temple, ruby fan',
    ]);
  });

  test('is not found by a text that is no key', () => {
    for (const key of [
      '',
      'a.b',
      'a.naga',
      '../x.naga.-.-.-',
      'a.toString.-.-.-',
      'a.naga.mud.-.-',
      'a.naga.-.-.-.-',
      'A.naga.-.-.-',
    ])
      expect(slotThemeOf(key), key).toBeUndefined();
  });

  test('has the motif, coat, palette and landscape of the cover of the same game', () => {
    for (const motif of motifNames) {
      const options = { seed: `game-${motif}`, motif };
      const plan = coverPlan({ ...options, category: 'RNG' });
      expect(slotTheme(options)).toMatchObject({
        palette: plan.palette,
        scene: plan.backdrop,
        highs: [{ motif, coat: plan.coat }, {}, {}, {}],
      });
    }
  });

  test('never shows one drawing on two high symbols', () => {
    for (const { key, highs } of themes) expect(new Set(highs.map(({ motif }) => motif)).size, key).toBe(4);
  });

  test('differs in set, palette, frame or landscape for any two of five hundred pairs of games', () => {
    const look = (i: number) => {
      const motif = motifNames[i % motifNames.length] as MotifName;
      const { set, palette, frame, scene } = slotTheme({ seed: `pair-${i}`, motif });
      return [set, palette.name, frame, scene].join();
    };
    for (let i = 0; i < 500; i++) expect(look(i), `pair ${i}`).not.toBe(look(i + 500));
  });

  test('leaves every motif of slots a choice of sets, and every motif at least one', () => {
    for (const motif of motifNames) expect(setsOf(motif).length, motif).toBeGreaterThanOrEqual(1);
    for (const motif of motifFamilies.slots) expect(setsOf(motif).length, motif).toBeGreaterThanOrEqual(2);
  });
});

describe('the pictures of a theme', () => {
  test('are the same bytes for the same theme', () => {
    const [theme] = themes as [SlotTheme];
    const again = slotThemeOf(theme.key) as SlotTheme;
    expect(slotSprite(again)).toBe(slotSprite(theme));
    expect(slotScene(again, 'tall')).toBe(slotScene(theme, 'tall'));
  });

  test('stay within their sizes: a sprite 24 KiB and 9 KiB packed, a scene 8 KiB', () => {
    for (const theme of themes) {
      const sprite = slotSprite(theme);
      expect(sprite.length, `${theme.key} ${theme.set}`).toBeLessThanOrEqual(24 * KIB);
      expect(gzipSync(sprite).length, theme.key).toBeLessThanOrEqual(9 * KIB);
      for (const shape of sceneShapes) expect(slotScene(theme, shape).length, theme.key).toBeLessThanOrEqual(8 * KIB);
      expect(slotFrame(theme).length + slotCrest(theme).length, theme.key).toBeLessThanOrEqual(6 * KIB);
    }
  });

  test('are well-formed, without text, script, filter or anything from outside', () => {
    for (const theme of themes) {
      const scenes = sceneShapes.map((shape) => slotScene(theme, shape));
      const faults = [slotSprite(theme), ...scenes, slotFrame(theme), slotCrest(theme)].flatMap(faultsOf);
      expect(faults, theme.key).toEqual([]);
    }
    const [first] = themes as [SlotTheme];
    expect(slotSymbolCodes.flatMap((code) => faultsOf(slotSymbolSvg(first, code)))).toEqual([]);
  });

  test('include a sprite with a size of its own, whose cells are squares', () => {
    const [theme] = themes as [SlotTheme];
    expect(slotSprite(theme)).toMatch(/^<svg width="896" height="896" [^>]*viewBox="0 0 400 400"/);
    expect(slotSprite(theme, ['H1', 'H2', 'B'])).toMatch(/^<svg width="896" height="224" [^>]*viewBox="0 0 400 100"/);
  });

  test('hold a symbol by the code of every one that is asked for', () => {
    const [theme] = themes as [SlotTheme];
    const sprite = slotSprite(theme, ['SEV', 'B1', 'B2', 'B3', 'BEL', 'CHE']);
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'SEV',
      'B1',
      'B2',
      'B3',
      'BEL',
      'CHE',
    ]);
  });
});

describe('the colours of a theme', () => {
  test.each(['dark', 'light'] as const)('keep their contrast on %s reels', (reels) => {
    for (const theme of themes) {
      const { panel, text, textQuiet, accent, onAccent, reel, cell, cellLit, line, onCell, onCoin, onOrb } = slotColors(
        theme,
        reels,
      );
      const { gold } = theme.palette;
      const pairs = [
        [text, panel, 7],
        [textQuiet, panel, 4.5],
        [accent, panel, 4.5],
        [onAccent, accent, 4.5],
        [line, reel, 3],
        [line, cell, 3],
        [line, cellLit, 3],
        [onCell, cell, 7],
        [onCell, cellLit, 7],
        [onCoin, gold.l, 4.5],
        [onCoin, gold.x, 4.5],
        [onOrb, '#8b8b8b', 4.5],
      ] as const;
      for (const [one, other, ratio] of pairs)
        expect(contrast(one, other), `${theme.key} ${one} on ${other}`).toBeGreaterThanOrEqual(ratio);
    }
  });
});
