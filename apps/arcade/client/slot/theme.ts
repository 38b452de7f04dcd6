/** The theme of a slot: its symbols, its landscape and its colours. Without one the page shows pictures of its own. */
import { el } from '../kit/dom.ts';
import type { Rules } from './model.ts';
import { setThemeSymbols, type ThemeSymbol } from './symbols.ts';

type Theme = NonNullable<Rules['theme']>;

/** Side of a symbol in device pixels: the largest cell on a fine screen. */
const side = 224;

async function load(address: string): Promise<HTMLImageElement> {
  const image = el('img', { src: address, alt: '' });
  await image.decode();
  return image;
}

/** What is drawn to see whether a canvas can be trusted, and how far each part of a colour may be off. */
const proof = [64, 128, 192, 255] as const;
const noise = 8;

/**
 * Whether what was drawn can be read again. Browsers that guard people from being recognised by it refuse, or give noise or
 * white in its place.
 */
function isReadable(context: CanvasRenderingContext2D): boolean {
  const [red, green, blue] = proof;
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, 1, 1);
  try {
    const { data } = context.getImageData(0, 0, 1, 1);
    return proof.every((part, index) => Math.abs((data[index] ?? 0) - part) <= noise);
  } catch {
    return false;
  }
}

/** Cuts the one picture of all symbols: drawn once each, however many cells show them. */
async function cutSymbols(theme: Theme): Promise<ReadonlyMap<string, ThemeSymbol>> {
  const { base, sprite, codes, columns, symbols, cells = codes } = theme;
  const image = await load(base + sprite);
  const [width, height] = [columns * side, Math.ceil(codes.length / columns) * side];
  // a drawing has no size of its own: it takes that of its element
  image.width = width;
  image.height = height;
  const all = el('canvas', { width, height });
  const one = el('canvas', { width: side, height: side });
  const [from, to] = [all.getContext('2d'), one.getContext('2d')];
  from?.drawImage(image, 0, 0, width, height);
  const draw = (index: number) => {
    to?.clearRect(0, 0, side, side);
    to?.drawImage(all, -side * (index % columns), -side * Math.floor(index / columns));
  };
  draw(0);
  const isCut = from && to && isReadable(to);
  return new Map(
    codes.map((code, index) => {
      if (isCut) draw(index);
      // without a canvas each cell shows its part of the one picture, which costs more to draw
      const picture = isCut ? one.toDataURL() : `${image.src}#at-${code}`;
      return [cells[index] ?? code, { picture, id: symbols[index] ?? '' }];
    }),
  );
}

/** Landscape behind the game, for the way the page is held. */
function showLandscape(base: string, host: Element | null): void {
  const upright = window.matchMedia('(orientation: portrait)');
  const picture = el('img', { class: 'landscape', src: `${base}${upright.matches ? 'tall' : 'wide'}.svg`, alt: '' });
  upright.addEventListener('change', () => {
    picture.src = `${base}${upright.matches ? 'tall' : 'wide'}.svg`;
  });
  host?.prepend(picture);
}

let themes: Pick<Theme, 'colors' | 'lightColors'> | undefined;

/** Gives the reels the colours of the site's theme; the scene around them is of the night in both. */
export function colorSlot(): void {
  if (!themes) return;
  const { dataset, style } = document.documentElement;
  const colors = dataset.theme === 'light' ? themes.lightColors : themes.colors;
  for (const [name, color] of Object.entries(colors)) style.setProperty(`--theme-${name}`, color);
}

/** Puts the theme on before the game is shown. Pictures that do not come are replaced by those of the page. */
export async function applySlotTheme({ theme }: Rules): Promise<void> {
  if (!theme) return;
  const { classList, style, dataset } = document.documentElement;
  if (classList.contains('themed')) return;
  classList.add('themed');
  dataset.hero = theme.hero;
  themes = theme;
  colorSlot();
  for (const part of ['frame', 'crest']) style.setProperty(`--theme-${part}`, `url("${theme.base}${part}.svg")`);
  showLandscape(theme.base, document.querySelector('.scene'));
  setThemeSymbols(await cutSymbols(theme).catch(() => new Map<string, ThemeSymbol>()));
}
