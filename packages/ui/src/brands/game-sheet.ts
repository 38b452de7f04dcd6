import { standIns, toFamily } from '../fonts/stacks.ts';
import { themeValues } from './brand-values.ts';
import { brandNames, brands } from './brands.ts';

/** The colours that a framed game shows too, by their variables. */
const shared = { text: '--text', accent: '--accent', accentHover: '--accent-hover', onAccent: '--on-accent' } as const;

/**
 * What a framed game has of every brand: those colours of the dark theme that it shows too, since games are night scenes in
 * every theme, and the faces. The first brand's hold for a page that names none. `npm run tokens` writes it.
 */
export function gameSheet(): string {
  const rules = brandNames.map((name) => {
    const { dark, faces } = brands[name];
    const { color } = themeValues(dark);
    const colors = Object.entries(shared).map(
      ([from, variable]) => `  ${variable}: ${color[from as keyof typeof shared]};`,
    );
    const ownFaces = faces.filter((face) => !standIns.some((standIn) => standIn === face));
    const font = `  --font: ${toFamily(ownFaces, 'system-ui, sans-serif')};`;
    const isFirst = name === brandNames[0];
    const lines = isFirst || faces !== brands[brandNames[0]].faces ? [...colors, font] : colors;
    return `${isFirst ? ':root' : `:root[data-brand="${name}"]`} {\n${lines.join('\n')}\n}\n`;
  });
  return `/* Made from packages/ui/src/brands by npm run tokens. */\n${rules.join('')}`;
}
