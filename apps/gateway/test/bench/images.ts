/**
 * `node apps/gateway/test/bench/images.ts`: bytes of covers and banners in every format and width, and the time of a core
 * to render them. Figures of the same sixty covers as in docs/performance.md.
 */
import { gzipSync } from 'node:zlib';
import { bannerArt } from '@mekong/art/banner-art';
import { bannerScenes } from '@mekong/art/banner-scenes';
import { gameCover } from '@mekong/art/game-cover';
import { allGames } from '@mekong/catalogue/games';
import { renderPicture } from '../../src/modules/pictures/render-picture.ts';
import { imageFormats } from '../../src/modules/pictures/sizes.ts';

const COVERS = 60;

async function measure(what: string, widths: readonly number[], svgs: readonly string[]): Promise<void> {
  const mean = (sum: number): number => Math.round(sum / svgs.length);
  const sent = mean(svgs.reduce((sum, svg) => sum + gzipSync(svg).length, 0));
  process.stdout.write(`${what}: SVG, compressed ${sent} bytes\n`);
  for (const width of widths)
    for (const format of imageFormats) {
      const before = process.cpuUsage();
      let bytes = 0;
      for (const svg of svgs) bytes += (await renderPicture(svg, { format, width })).length;
      const { user, system } = process.cpuUsage(before);
      process.stdout.write(`  ${width} px ${format}  ${mean(bytes)} bytes  ${mean((user + system) / 1000)} ms\n`);
    }
}

const slots = allGames().filter(({ category, classify }) => category === 'RNG' && !classify);
const covers = slots.slice(1200, 1200 + COVERS).map(({ gameId, ...game }) => gameCover({ seed: gameId, ...game }));
// the engine is loaded with the first picture, which is not what is measured
await renderPicture(covers[0] ?? '', { format: 'webp', width: 160 });
await measure('Cover', [160, 240, 360], covers);
await measure(
  'Banner',
  [640, 960, 1440],
  bannerScenes.map((scene) => bannerArt({ scene })),
);
