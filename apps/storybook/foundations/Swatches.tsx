import { dark } from '@mekong/ui/themes/dark';
import { light } from '@mekong/ui/themes/light';
import { colorNames, toCss } from '@mekong/ui/tokens/color';

const cell = { padding: 8, borderBlockEnd: '1px solid #8884', textAlign: 'start' } as const;

/** Every colour of both themes beside each other, from the theme data. */
export function Swatches() {
  return (
    <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
      <thead>
        <tr>
          {['Name', 'Dark', 'Light'].map((head) => (
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
            {[dark, light].map((theme) => (
              <td key={theme.scheme} style={cell}>
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
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <span style={{ background: ground, padding: 4, borderRadius: 8, border: '1px solid #8884' }}>
        <span style={{ display: 'block', inlineSize: 48, blockSize: 24, borderRadius: 6, background: value }} />
      </span>
      <code style={{ fontSize: 12 }}>{value}</code>
    </span>
  );
}
