import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What is copied. It stands in sight beside the button, so that it can be selected where copying is not allowed. */
  readonly text: string;
  /** What the button does: "Copy the key". */
  readonly children: ReactNode;
  /** Called once the text is in the clipboard. */
  readonly onCopied?: (() => void) | undefined;
}

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, children, onCopied, ...button }: CopyButtonProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy(): Promise<void> {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('refused'); // the browser does not allow it here
    }
  }
  return (
    <>
      <Button {...button} icon={outcome === 'copied' ? Check : Copy} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        {outcome === 'copied' && <VisuallyHidden>{t`Copied`}</VisuallyHidden>}
        {outcome === 'refused' && t`Copying is not allowed here. Select the text instead.`}
      </span>
    </>
  );
}
