import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ModalHost.css.ts';

/** What every modal gets from the host. */
export interface HostedModalProps {
  /** Closes the modal; the focus goes back to what opened it. */
  readonly onClose: () => void;
}

/** Loads the component of a modal: `() => import('./LoginModal.tsx').then((module) => module.LoginModal)`. */
export type ModalLoader = () => Promise<ComponentType<HostedModalProps>>;

/** Props of {@link ModalHost}. */
export interface ModalHostProps<Name extends string> {
  /** Every modal by its typed name. Keep the object stable. */
  readonly registry: Readonly<Record<Name, ModalLoader>>;
  /** Name of the modal to show, usually read from the address; undefined when none is open. */
  readonly current: Name | undefined;
  /** Called when the modal closes itself. */
  readonly onClose: () => void;
}

type Loaded<Name> =
  | { readonly name: Name; readonly Modal: ComponentType<HostedModalProps> }
  | { readonly name: Name; readonly hasFailed: true };

/**
 * One modal may lead to another, and the second never saw what opened the first. So the host remembers it for all of them:
 * when the last one is gone and nothing else took the focus, it goes back there.
 */
function useOpener(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      // after the modal's own attempt, which its focus trap makes in a task of its own
      setTimeout(() => {
        const { current: element } = opener;
        if (document.activeElement === document.body && element instanceof HTMLElement && element.isConnected)
          element.focus();
      });
    };
  }, [isOpen]);
}

/**
 * The one place where modals are shown. Their code is loaded when they open, or earlier on intent by calling the same
 * loader (a pointer that comes near is intent); it is kept in state rather than behind a suspense boundary, which shows it a third of a second sooner.
 */
export function ModalHost<Name extends string>({ registry, current, onClose }: ModalHostProps<Name>) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState<Loaded<Name>>();
  const wanted = useRef(current);
  wanted.current = current;

  const load = useCallback(
    (name: Name): void => {
      registry[name]().then(
        (Modal) => wanted.current === name && setLoaded({ name, Modal }),
        () => wanted.current === name && setLoaded({ name, hasFailed: true }),
      );
    },
    [registry],
  );

  useEffect(() => {
    if (current === undefined) setLoaded(undefined);
    else load(current);
  }, [current, load]);
  useOpener(current !== undefined);

  if (current === undefined) return null;
  if (loaded?.name !== current)
    return (
      <div role="status">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      </div>
    );
  if ('hasFailed' in loaded) {
    const retry = (): void => {
      setLoaded(undefined);
      load(current);
    };
    return (
      <div className={css.failure}>
        <Alert
          tone="negative"
          title={t`This window could not be loaded`}
          description={t`Check your connection and try again.`}
        />
        <Inline gap={2} justify="end">
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button variant="primary" onClick={retry}>{t`Try again`}</Button>
        </Inline>
      </div>
    );
  }
  const { Modal } = loaded;
  return <Modal onClose={onClose} />;
}
