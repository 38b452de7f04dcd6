import { brands } from '@mekong/ui/brands';
import type { Brand } from '@mekong/ui/brands/brand';
import type { ReactNode } from 'react';

/** A value of every brand: "Lantern 8, Orchid 12, Harbour 2 px". */
export const inEveryBrand = (value: (brand: Brand) => number, unit: string): string =>
  `${Object.values(brands)
    .map((brand) => `${brand.title} ${value(brand)}`)
    .join(', ')} ${unit}`;

/** A table of names and values, each with a picture of what it measures. */
export function Scale({
  rows,
}: {
  readonly rows: readonly (readonly [name: string, value: string, sample: ReactNode])[];
}) {
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'max-content max-content 1fr',
        gap: '8px 24px',
        alignItems: 'center',
      }}
    >
      {rows.map(([name, value, sample]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd style={{ margin: 0 }}>{value}</dd>
          <dd style={{ margin: 0 }}>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A bar of so many pixels, in the brand of the toolbar; a tall one when it shows a radius, which may be a variable. */
export function Bar({ length, radius }: { readonly length: number; readonly radius?: string }) {
  return (
    <span
      style={{
        display: 'block',
        inlineSize: length,
        blockSize: radius ? 40 : 12,
        background: 'var(--mk-color-accent)',
        borderRadius: radius ?? 2,
      }}
    />
  );
}
