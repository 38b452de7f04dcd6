import { useLingui } from '@lingui/react/macro';
import { ZoomIn, ZoomOut } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import * as css from './PictureViewer.css.ts';
import { pictureZooms } from './PictureViewer.variants.ts';

/** Props of {@link PictureViewer}. */
export interface PictureViewerProps {
  /** Address of the picture. */
  readonly src: string;
  /** What the picture is of. Names the part as well. */
  readonly label: string;
  /** Width of the picture in pixels. */
  readonly width: number;
  /** Height of the picture in pixels. */
  readonly height: number;
}

/** A picture that is read closely: made larger in steps, and moved within its place. */
export function PictureViewer({ src, label, width, height }: PictureViewerProps) {
  const { t } = useLingui();
  const [step, setStep] = useState(0);
  const zoom = pictureZooms[step] ?? 'fit';
  const last = pictureZooms.length - 1;
  return (
    <div className={css.root}>
      <Inline gap={2}>
        <IconButton
          icon={ZoomOut}
          label={t({ message: 'Smaller', comment: 'Button: shows a picture smaller' })}
          onClick={() => setStep(Math.max(0, step - 1))}
        />
        <IconButton
          icon={ZoomIn}
          label={t({ message: 'Larger', comment: 'Button: shows a picture larger' })}
          onClick={() => setStep(Math.min(last, step + 1))}
        />
      </Inline>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is moved by the arrow keys */}
      <section className={css.place} tabIndex={0} aria-label={label}>
        <div className={css.zoom[zoom]} data-zoom={zoom}>
          <LazyImage key={src} src={src} alt={label} width={width} height={height} isPriority />
        </div>
      </section>
    </div>
  );
}
