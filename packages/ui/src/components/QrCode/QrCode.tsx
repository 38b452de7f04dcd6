import { QRCodeSVG } from 'qrcode.react';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './QrCode.css.ts';
import type { QrCodeLevel } from './QrCode.variants.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What a camera reads: an address or a payment text, at most about 1,000 characters at level M. */
  readonly value: string;
  /** What scanning it does: "Download the Android app". */
  readonly label: string;
  /**
   * Edge in CSS pixels with the margin included. 130 in the header, 800 where it is saved as a picture.
   * @default 200
   */
  readonly size?: number | undefined;
  /**
   * White around the code in CSS pixels. Cameras need the width of four squares.
   * @default 20
   */
  readonly margin?: number | undefined;
  /**
   * Error correction.
   * @default 'M'
   */
  readonly level?: QrCodeLevel | undefined;
  /**
   * Gives each square whole pixels: the code takes less of its size and the margin more. For codes that are scanned from
   * screens by apps of banks, old ones among them.
   * @default false
   */
  readonly hasWholePixels?: boolean | undefined;
}

/**
 * A text for the camera of a phone. Always give the same address as a link too: who reads the page on the phone cannot
 * scan it. Weighs 6 KB: load what holds it on intent.
 */
export function QrCode({ value, label, size = 200, margin = 20, level = 'M', hasWholePixels = false }: QrCodeProps) {
  const root = useRef<HTMLSpanElement>(null);
  const room = Math.max(size - 2 * margin, 1);
  const [edge, setEdge] = useState(room);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another number of squares
  useLayoutEffect(() => {
    const squares = root.current?.querySelector('svg')?.viewBox.baseVal.width ?? 0;
    setEdge(hasWholePixels && squares > 0 && squares <= room ? room - (room % squares) : room);
  }, [hasWholePixels, room, value, level]);
  return (
    <span ref={root} className={css.root} style={{ padding: margin + (room - edge) / 2 }}>
      <QRCodeSVG value={value} size={edge} level={level} marginSize={0} aria-label={label} />
    </span>
  );
}
