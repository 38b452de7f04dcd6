import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import { type RefObject, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as css from './QrCard.css.ts';
import { qrPicture, savePicture } from './save-qr.ts';

/** Props of {@link QrCardSave}. */
export interface QrCardSaveProps {
  /** What holds the code on the page: a QrCode is drawn as one SVG. */
  readonly code: RefObject<HTMLElement | null>;
  /** Name of the file, without its ending. */
  readonly fileName: string;
  /**
   * What to do where it cannot be saved.
   * @default that the link beside it can be used
   */
  readonly failureText?: string | undefined;
}

/** Saves a code of the page as a picture of 800 px, to be printed or sent on. */
export function QrCardSave({ code, fileName, failureText }: QrCardSaveProps) {
  const { t } = useLingui();
  const [hasFailed, setHasFailed] = useState(false);

  async function save(): Promise<void> {
    setHasFailed(false);
    try {
      const svg = code.current?.querySelector('svg');
      if (svg) savePicture(await qrPicture(svg), `${fileName}.png`);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <Button size="sm" variant="ghost" icon={Download} onClick={() => void save()}>
        {t`Save the picture`}
      </Button>
      <span role="status" className={css.text}>
        {hasFailed && (failureText ?? t`The picture could not be saved here. Use the link instead.`)}
      </span>
    </>
  );
}
