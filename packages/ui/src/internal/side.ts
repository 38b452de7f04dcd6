import { useDirection } from '../provider/UiProvider.tsx';

/** A side in the direction of the text. */
export type LogicalSide = 'block-end' | 'block-start' | 'inline-end' | 'inline-start';

/** The positioning engine knows the sides of the screen only. */
export function usePhysicalSide(side: LogicalSide): 'top' | 'bottom' | 'left' | 'right' {
  const isRtl = useDirection() === 'rtl';
  switch (side) {
    case 'block-end':
      return 'bottom';
    case 'block-start':
      return 'top';
    case 'inline-end':
      return isRtl ? 'left' : 'right';
    case 'inline-start':
      return isRtl ? 'right' : 'left';
  }
}
