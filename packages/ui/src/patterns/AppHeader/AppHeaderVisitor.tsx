import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import * as css from './AppHeaderAccount.css.ts';

/** Props of {@link AppHeaderVisitor}. */
export interface AppHeaderVisitorProps {
  /** Opens the log-in. */
  readonly onLogin: () => void;
  /** Opens the registration. */
  readonly onRegister: () => void;
  /** The pointer or focus comes near: load what the dialogs need. */
  readonly onIntent?: (() => void) | undefined;
}

/** End of the header for somebody who is not logged in: log in and register. */
export function AppHeaderVisitor({ onLogin, onRegister, onIntent }: AppHeaderVisitorProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the buttons inside are the controls
    <span className={css.visitor} onPointerEnter={onIntent} onFocus={onIntent}>
      <Button variant="ghost" onClick={onLogin}>
        {t({
          message: 'Log in',
          context: 'header',
          comment: 'Button of the header, beside "Register": as short as can be',
        })}
      </Button>
      <Button variant="soft" onClick={onRegister}>
        {t({
          message: 'Register',
          context: 'header',
          comment: 'Button of the header, beside "Log in": as short as can be',
        })}
      </Button>
    </span>
  );
}
