import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

/** Milliseconds that the button is held until it steps again, and between the steps that follow. */
const holdMs = { first: 400, next: 75 };

/** Props of {@link NumberFieldStep}. */
interface NumberFieldStepProps extends Pick<IconButtonProps, 'icon' | 'label'> {
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}

/** The button for one step more or less; held down, it goes on. The focus stays where it is: the keys step in the input. */
export function NumberFieldStep({ onStep, isDisabled, ...native }: NumberFieldStepProps) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  if (isHeld && isDisabled) setHeld(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    onStep();
  });
  useEffect(() => {
    if (!isHeld) return;
    const next = (): void => {
      timer = window.setTimeout(next, holdMs.next);
      repeat();
    };
    let timer = window.setTimeout(next, holdMs.first);
    return () => window.clearTimeout(timer);
  }, [isHeld]);
  const release = (): void => setHeld(false);
  return (
    <IconButton
      {...native}
      isDisabled={isDisabled}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ button }) => {
        hasRepeated.current = false;
        setHeld(button === 0);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      // the press that ends a hold is none of its own
      onClick={() => hasRepeated.current || onStep()}
    />
  );
}
