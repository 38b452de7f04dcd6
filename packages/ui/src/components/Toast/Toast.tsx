import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, type IconNode, Info, PartyPopper, X } from 'lucide';
import { Toast as RadixToast } from 'radix-ui';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';
import type { ToastTone } from './Toast.variants.ts';
import type { QueuedToast } from './toast-store.ts';

/** Props of {@link Toast}. */
export interface ToastProps {
  /** What it says, from the queue. */
  readonly toast: QueuedToast;
  /** Called when its time is over, it is closed or swiped away, or its action was taken. */
  readonly onClose: () => void;
}

const glyphs: Record<ToastTone, IconNode> = {
  neutral: CircleCheck,
  positive: PartyPopper,
  negative: CircleAlert,
  info: Info,
};

/** One short message of a `ToastRegion`. Call `toast()` to show one. */
export function Toast({ toast, onClose }: ToastProps) {
  const { t } = useLingui();
  const { title, description, action, tone, duration } = toast;
  return (
    <RadixToast.Root
      className={css.root}
      type={tone === 'negative' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(open) => !open && onClose()}
    >
      <span className={css.glyph[tone]}>
        <Icon glyph={glyphs[tone]} />
      </span>
      <div className={css.words}>
        <RadixToast.Title className={css.title}>{title}</RadixToast.Title>
        {description && <RadixToast.Description className={css.description}>{description}</RadixToast.Description>}
        {action && (
          <span className={css.action}>
            <RadixToast.Action asChild altText={action.alternative} onClick={action.onSelect}>
              <Button size="sm">{action.label}</Button>
            </RadixToast.Action>
          </span>
        )}
      </div>
      <span className={css.close}>
        <RadixToast.Close asChild>
          <IconButton icon={X} label={t`Dismiss`} size="sm" />
        </RadixToast.Close>
      </span>
    </RadixToast.Root>
  );
}
