import { initialGlobals } from './globals.ts';
import { useToolbarGlobals } from './use-globals.ts';

/**
 * A story in a page of its own: one that opens something over the whole page would otherwise cover the documentation. It is
 * loaded when it is scrolled to, and follows the toolbar.
 */
export function FramedStory({
  id,
  name,
  height,
}: {
  readonly id: string;
  readonly name: string;
  readonly height: string;
}) {
  // ours alone: switches of the workshop, such as its measure, would be read as switched on
  const globals = Object.entries(useToolbarGlobals())
    .filter(([key]) => key in initialGlobals)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
  const query = new URLSearchParams({ id, viewMode: 'story', globals });
  return (
    <iframe
      className="docs-frame"
      title={name}
      src={`iframe.html?${query}`}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
}
