import { brands } from '@mekong/ui/brands';
import { colorNames, toCss } from '@mekong/ui/tokens/color';

const cell = { padding: 8, borderBlockEnd: '1px solid #8884', textAlign: 'start' } as const;

const themes = Object.values(brands).flatMap(({ title, dark, light }) =>
  [dark, light].map((theme) => [`${title}, ${theme.scheme}`, theme] as const),
);

/** Every colour of all brands in both themes beside each other, from the theme data. */
export function Swatches() {
  return (
    <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
      <thead>
        <tr>
          {['Name', ...themes.map(([head]) => head)].map((head) => (
            <th key={head} style={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colorNames.map((name) => (
          <tr key={name}>
            <td style={cell}>
              <code>{name}</code>
            </td>
            {themes.map(([head, theme]) => (
              <td key={head} style={cell}>
                <Sample value={toCss(theme.color[name])} ground={toCss(theme.color.canvas)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ value, ground }: { readonly value: string; readonly ground: string }) {
  return (
    <span style={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
      <span style={{ background: ground, padding: 4, borderRadius: 8, border: '1px solid #8884' }}>
        <span style={{ display: 'block', inlineSize: 48, blockSize: 24, borderRadius: 6, background: value }} />
      </span>
      <code style={{ fontSize: 11, overflowWrap: 'anywhere' }}>{value}</code>
    </span>
  );
}
