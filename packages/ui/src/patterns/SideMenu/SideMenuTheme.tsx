import { useLingui } from '@lingui/react/macro';
import { Moon } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useTheme } from '../../provider/use-theme.ts';
import { setTheme } from '../../themes/switch.ts';
import * as css from './SideMenu.css.ts';

/** Switches between the dark and the light theme, and remembers the choice. */
export function SideMenuTheme() {
  const { t } = useLingui();
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      className={css.item}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon glyph={Moon} />
      <span className={css.label}>{t`Dark theme`}</span>
      <span className={css.track} />
    </button>
  );
}
