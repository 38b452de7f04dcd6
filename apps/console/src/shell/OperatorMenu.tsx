import { useLingui } from '@lingui/react/macro';
import { logOutOperator } from '@mekong/api-client/admin/sdk/logOutOperator';
import type { Operator } from '@mekong/api-client/admin/types';
import { languageOf } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { IconButton } from '@mekong/ui/IconButton';
import { Menu } from '@mekong/ui/Menu';
import { MenuGroup } from '@mekong/ui/MenuGroup';
import { MenuItem } from '@mekong/ui/MenuItem';
import { MenuRadioGroup } from '@mekong/ui/MenuRadioGroup';
import { MenuSeparator } from '@mekong/ui/MenuSeparator';
import { useTheme } from '@mekong/ui/provider/theme';
import { toast } from '@mekong/ui/Toast/store';
import { setTheme } from '@mekong/ui/themes/switch';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, KeyRound, LogOut, Moon, Sun } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { roleLabel } from '../parts/role-labels.ts';
import { leaveSession } from '../queries/session.ts';
import { changeLanguage, consoleLanguages, isConsoleLanguage } from '../state/language.ts';

// seldom asked for: its form and validators come then
const PasswordDialog = lazy(() =>
  import('./PasswordDialog.tsx').then(({ PasswordDialog: Form }) => ({ default: Form })),
);

/** At the end of the bar: the look of the console, and who works with it. */
export function OperatorMenu({ operator }: { readonly operator: Operator }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { code } = useLanguage();
  const isDark = useTheme() === 'dark';
  const role = roleLabel(operator.role);
  const [isChanging, setChanging] = useState(false);

  async function choose(language: string): Promise<void> {
    if (!isConsoleLanguage(language)) return;
    try {
      await changeLanguage(language);
      // forms of settings come in the language of the console
      await queryClient.invalidateQueries();
    } catch {
      toast({ tone: 'negative', title: t`The language could not be loaded. Try again.` });
    }
  }

  async function leave(): Promise<void> {
    try {
      await logOutOperator();
      await leaveSession(queryClient);
    } catch {
      toast({ tone: 'negative', title: t`Something went wrong. Try again.` });
    }
  }

  return (
    <>
      <IconButton
        icon={isDark ? Sun : Moon}
        label={isDark ? t`Light theme` : t`Dark theme`}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      />
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" iconEnd={ChevronDown}>
            <bdi>{operator.name}</bdi>
          </Button>
        }
      >
        <MenuGroup label={role ? i18n._(role) : operator.role}>
          <MenuRadioGroup
            label={t`Language`}
            value={code}
            onValueChange={(language) => void choose(language)}
            choices={consoleLanguages.map((language) => {
              const { nativeName, tag } = languageOf(language);
              return { value: language, label: nativeName, lang: tag };
            })}
          />
        </MenuGroup>
        {!operator.isOpen && (
          <>
            <MenuSeparator />
            <MenuItem icon={KeyRound} onSelect={() => setChanging(true)}>
              {t`Change password`}
            </MenuItem>
            <MenuItem icon={LogOut} onSelect={() => void leave()}>
              {t`Log out`}
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>{isChanging && <PasswordDialog onClose={() => setChanging(false)} />}</Suspense>
    </>
  );
}
