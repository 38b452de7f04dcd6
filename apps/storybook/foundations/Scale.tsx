import type { ReactNode } from 'react';

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

/** A bar of so many pixels. */
export function Bar({ length, radius = 2 }: { readonly length: number; readonly radius?: number }) {
  return (
    <span
      style={{
        display: 'block',
        inlineSize: length,
        blockSize: Math.max(12, Math.min(radius * 2, 40)),
        background: 'oklch(0.84 0.145 86)',
        borderRadius: radius,
      }}
    />
  );
}
