import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './SideMenu.css.ts';

/** Props of {@link SideMenuLanguage}. */
export interface SideMenuLanguageProps {
  /** Languages to choose from, each with its name in itself and its BCP 47 tag. */
  readonly languages: readonly { readonly code: string; readonly nativeName: string; readonly tag: string }[];
  /** Code of the language that the page is in. */
  readonly value: string;
  /** Called with the language that was chosen. */
  readonly onValueChange: (value: string) => void;
}

/** Chooses the language of the site. */
export function SideMenuLanguage({ languages, value, onValueChange }: SideMenuLanguageProps) {
  const { t } = useLingui();
  const current = languages.find(({ code }) => code === value);
  return (
    <div className={css.language}>
      <Icon glyph={Globe} />
      <span className={css.label} lang={current?.tag} aria-hidden>
        {current?.nativeName}
      </span>
      <select
        className={css.select}
        aria-label={t`Language`}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      >
        {languages.map(({ code, nativeName, tag }) => (
          <option key={code} value={code} lang={tag}>
            {nativeName}
          </option>
        ))}
      </select>
    </div>
  );
}
