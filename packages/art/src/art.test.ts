import { describe, expect, test } from 'vitest';
import { bannerArt, riverLayer } from './banner/banner-art.ts';
import { bannerScenes, riverLayerNames } from './banner/scenes.ts';
import { motifOf } from './cover/cover-plan.ts';
import { coverTint } from './cover/cover-tint.ts';
import { coverLayer, coverLayers, coverLimit, gameCover, isMotifName } from './cover/game-cover.ts';
import { weaveNames } from './cover/patterns.ts';
import { backdrops } from './cover/styles.ts';
import { appLogo, errorImage, logoVariants } from './marks/app-logo.ts';
import { avatarArt, avatarMotifs } from './marks/avatar.ts';
import { vendorHero } from './marks/vendor-hero.ts';
import { vendorMark, vendorVariants } from './marks/vendor-mark.ts';
import { motifs } from './motifs/motifs.ts';
import { motifFamilies, motifNames } from './motifs/names.ts';
import { palettes } from './palettes.ts';

const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT', 'LOTT', 'PVP', 'CONS'];

/** Elements that hold nothing open at the end and close in order: well-formed enough that a strict parser agrees. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return ['crossed', name ?? ''];
    } else if (!empty) open.push(name ?? '');
  }
  return open;
}

const covers = motifNames.flatMap((motif) =>
  Array.from(
    { length: 12 },
    (_, i) => [`${motif} ${i}`, gameCover({ seed: `${motif}-${i}`, category: 'RNG', motif })] as const,
  ),
);
const everything: readonly (readonly [string, string])[] = [
  ...covers,
  ...vendorVariants.map(
    (variant) => [`vendor ${variant}`, vendorMark({ code: 'HOUSE', name: 'House Studio', variant })] as const,
  ),
  ...motifNames.flatMap((motif) =>
    coverLayers.map(
      (layer) => [`${layer} of ${motif}`, coverLayer(layer, { seed: motif, category: 'RNG', motif })] as const,
    ),
  ),
  ...bannerScenes.map((scene) => [`banner ${scene}`, bannerArt({ scene })] as const),
  ...bannerScenes.map((scene) => [`banner beside links ${scene}`, bannerArt({ scene, crop: 'share' })] as const),
  ...bannerScenes.map((scene) => [`narrow banner ${scene}`, bannerArt({ scene, crop: 'narrow' })] as const),
  ...bannerScenes.map((scene) => [`banner on a card ${scene}`, bannerArt({ scene, crop: 'card' })] as const),
  ...riverLayerNames.map((layer) => [`river ${layer}`, riverLayer(layer)] as const),
  ...['HOUSE', 'SUNB', 'NOBODY'].map((code) => [`head of ${code}`, vendorHero(code)] as const),
  ...avatarMotifs.map((_, i) => [`avatar ${i + 1}`, avatarArt({ seed: String(i + 1) })] as const),
  ...logoVariants.map((variant) => [`logo ${variant}`, appLogo({ variant })] as const),
  ['error', errorImage()],
];

describe('every picture', () => {
  test('is well-formed, with every reference defined and every id unique', () => {
    for (const [name, svg] of everything) {
      expect(openTags(svg), name).toEqual([]);
      expect(svg.replace(/<[^<>]*>/g, ''), `${name}: text or a broken tag`).toBe('');
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([a-z0-9]+)/g)) expect(ids, `${name} #${id}`).toContain(id);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
    }
  });

  test('holds no text, no script and nothing from outside', () => {
    for (const [name, svg] of everything) {
      expect(svg, name).not.toMatch(/<(text|script|foreignObject|image|style|a|iframe|animate)\b/i);
      expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ''), name).not.toMatch(
        /https?:|data:|javascript:|\son\w+=/i,
      );
    }
  });
});

describe('game covers', () => {
  test('are the same bytes for the same seed, and others for another', () => {
    const cover = (seed: string) => gameCover({ seed, category: 'RNG' });
    expect(cover('lotus-fortune')).toBe(cover('lotus-fortune'));
    expect(new Set(Array.from({ length: 200 }, (_, i) => cover(`game-${i}`))).size).toBe(200);
  });

  test('stay within the size limit in every family, whatever the seed', () => {
    for (const [name, svg] of covers) expect(svg.length, name).toBeLessThanOrEqual(coverLimit);
    for (const category of categories) {
      for (let i = 0; i < 60; i++) {
        expect(gameCover({ seed: `${category}${i}`, category }).length).toBeLessThanOrEqual(coverLimit);
      }
    }
  });

  test('draw on enough motifs, palettes, backdrops and weaves for a page of sixty to look like sixty games', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(44);
    expect(new Set(motifNames).size).toBe(motifNames.length);
    expect(new Set(motifNames.map((name) => motifs[name].draw)).size).toBe(motifNames.length);
    expect(palettes.length).toBeGreaterThanOrEqual(14);
    expect(Object.keys(backdrops).length).toBeGreaterThanOrEqual(10);
    expect(weaveNames.length).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ['slots', { category: 'RNG' }],
    ['live', { category: 'LIVE' }],
    ['fish', { category: 'FISH' }],
    ['sports', { category: 'SPORTS' }],
    ['lottery', { category: 'ELOTT' }],
    ['lottery', { category: 'LOTT' }],
    ['table', { category: 'PVP' }],
    ['comprehensive', { category: 'CONS' }],
    ['bingo', { category: 'RNG', classify: 'BINGO' }],
    ['cockfight', { category: 'SPORTS', classify: 'COCKFIGHT' }],
  ] as const)('of %s reach every motif of the family, and no other, by the seed alone', (family, game) => {
    const reached = new Set(Array.from({ length: 900 }, (_, i) => motifOf({ seed: `game-${i}`, ...game })));
    expect([...reached].sort()).toEqual([...motifFamilies[family]].sort());
  });

  test('differ with the motif, and know a motif by its name', () => {
    const pictures = motifNames.map((motif) => gameCover({ seed: 'same', category: 'RNG', motif }));
    expect(new Set(pictures).size).toBe(motifNames.length);
    expect(isMotifName('naga')).toBe(true);
    expect(isMotifName('toString')).toBe(false);
  });

  test('have their main colour in their background', () => {
    for (const seed of ['lotus-fortune', 'golden-buffalo']) {
      const tint = coverTint({ seed, category: 'RNG' });
      expect(tint).toMatch(/^#[0-9a-f]{6}$/);
      expect(gameCover({ seed, category: 'RNG' })).toContain(`stop-color="${tint}"`);
    }
  });

  test('keep their shape for a thumbnail: only the view box changes', () => {
    const card = gameCover({ seed: 'x', category: 'RNG' });
    const square = gameCover({ seed: 'x', category: 'RNG', ratio: '1:1' });
    expect(square.replace('0 46 300 300', '0 0 300 400')).toBe(card);
  });

  test('show the same hero before the same colours in two layers', () => {
    const options = { seed: 'lotus-fortune', category: 'RNG' };
    const heroOf = (svg: string) => /data-hero="([^"]+)"/.exec(svg)?.[1];
    for (const layer of coverLayers) expect(heroOf(coverLayer(layer, options))).toBe(heroOf(gameCover(options)));
    expect(coverLayer('scene', options)).toContain(`stop-color="${coverTint(options)}"`);
  });
});

describe('vendor marks', () => {
  test('differ between vendors and between variants', () => {
    const codes = ['HOUSE', 'SUNB', 'BTI', 'NOBODY', '123BET'];
    const marks = codes.flatMap((code) => vendorVariants.map((variant) => vendorMark({ code, name: code, variant })));
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('of a name in another script is the glyph alone', () => {
    expect(vendorMark({ code: 'HOUSE', name: 'ស្ទូឌីយោ', variant: 'color' }).length).toBeLessThan(
      vendorMark({ code: 'HOUSE', name: 'House Studio', variant: 'color' }).length,
    );
  });
});

describe('the night river', () => {
  test('in layers is the picture of the banner', () => {
    const flat = bannerArt({ scene: 'water-festival' });
    for (const layer of riverLayerNames) {
      // what is not shared with other layers: shapes, without the ids of their colours
      const shapes = [...riverLayer(layer).matchAll(/ d="([^"]{40,})"/g)].map(([, d]) => d);
      for (const shape of shapes) expect(flat, layer).toContain(shape);
    }
  });

  test('is clear around what a layer shows, but for the sky', () => {
    const fillsAll = riverLayerNames.filter((layer) => riverLayer(layer).includes('width="1200" height="480"'));
    expect(fillsAll).toEqual(['sky']);
  });
});
