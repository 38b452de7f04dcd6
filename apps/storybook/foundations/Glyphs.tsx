import { Icon } from '@mekong/ui/Icon';
import { icons } from 'lucide';

const sources = import.meta.glob<string>('../../../packages/ui/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const imported = /import \{([^}]*)\} from 'lucide'/g;
const names = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(imported)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  ),
);
const glyphs = Object.entries(icons)
  .filter(([name]) => names.has(name))
  .sort(([one], [other]) => (one < other ? -1 : 1));

/** Every glyph that a part imports, with the name it is imported by. */
export function Glyphs() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 }}>
      {glyphs.map(([name, glyph]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, padding: 8 }}>
          <Icon glyph={glyph} size="lg" />
          <code style={{ fontSize: 12 }}>{name}</code>
        </div>
      ))}
    </div>
  );
}
