import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import * as css from './QrCard.css.ts';
import { QrCardSave } from './QrCardSave.tsx';

/** Props of {@link QrCard}. */
export interface QrCardProps {
  /** What the phone gets: "iPhone and iPad". */
  readonly name: string;
  /** What a camera reads. */
  readonly value: string;
  /** The same address as a link: who reads the page on the phone cannot scan it. */
  readonly href: string;
  /** Words of the link. */
  readonly linkLabel: string;
  /** A few words below the name. */
  readonly text?: ReactNode;
  /**
   * Edge of the code in CSS pixels with its margin of 20: 130 in the header.
   * @default 200
   */
  readonly size?: number | undefined;
  /** Name of the file under which a picture of 800 px can be saved, without its ending; without it none can. */
  readonly fileName?: string | undefined;
}

/** A code for the camera of a phone, what it is for, and the same address as a link. Load it on intent. */
export function QrCard({ name, value, href, linkLabel, text, size, fileName }: QrCardProps) {
  const { t } = useLingui();
  const code = useRef<HTMLSpanElement>(null);
  return (
    <div className={css.root}>
      <span ref={code}>
        <QrCode value={value} label={t`Code for the camera of your phone: ${name}`} size={size} margin={20} level="M" />
      </span>
      <span className={css.name}>{name}</span>
      {text && <span className={css.text}>{text}</span>}
      <Link href={href}>{linkLabel}</Link>
      {fileName && <QrCardSave code={code} fileName={fileName} />}
    </div>
  );
}
