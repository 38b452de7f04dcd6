import { QRCodeSVG } from 'qrcode.react';
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
}

/**
 * A text for the camera of a phone. Always give the same address as a link too: who reads the page on the phone cannot
 * scan it. Weighs 6 KB: load what holds it on intent.
 */
export function QrCode({ value, label, size = 200, margin = 20, level = 'M' }: QrCodeProps) {
  return (
    <span className={css.root} style={{ padding: margin }}>
      <QRCodeSVG value={value} size={Math.max(size - 2 * margin, 1)} level={level} marginSize={0} aria-label={label} />
    </span>
  );
}
