import { useLingui } from '@lingui/react/macro';
import { languageOf, offeredLanguages, toLanguageCode } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { SideMenu } from '@mekong/ui/patterns/SideMenu';
import { SideMenuLanguage } from '@mekong/ui/patterns/SideMenuLanguage';
import { SideMenuTheme } from '@mekong/ui/patterns/SideMenuTheme';
import { Play } from 'lucide';
import { useMerchant } from '../queries/status.ts';
import { useModal } from '../state/modal.ts';
import { useMemberShell } from './member-shell.ts';
import { useNarrowGroups } from './narrow-menu.ts';
import { useSideMenuGroups } from './side-menu.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { usePlay } from './use-play.ts';

interface MenuProps {
  readonly id: string;
  readonly mode: 'column' | 'sheet';
  readonly onClose: () => void;
}

/** The side menu of this merchant for whoever looks at the page. */
export function Menu(menu: MenuProps) {
  const { t } = useLingui();
  const { languages } = useMerchant();
  const { code } = useLanguage();
  const { open } = useModal();
  const play = usePlay();
  const changeLanguage = useChangeLanguage();
  const narrow = useNarrowGroups(menu.mode === 'sheet');
  const leave = useMemberShell()?.leaveGroup(() => open('logout'));
  const groups = [...narrow, ...useSideMenuGroups(), ...(leave ? [leave] : [])];
  const end = (
    <>
      <SideMenuLanguage
        languages={offeredLanguages(languages).map(languageOf)}
        value={code}
        onValueChange={(chosen) => void changeLanguage(toLanguageCode(chosen) ?? code)}
      />
      <SideMenuTheme />
    </>
  );
  return (
    <SideMenu
      {...menu}
      groups={groups}
      // beside the column the page has its own main action, and so has the header
      lead={
        menu.mode === 'sheet' && (
          <Button variant="primary" icon={Play} isFullWidth onClick={play}>
            {t({
              message: 'Play',
              comment: 'Goes on with the game that was played last, in the bar at the bottom',
            })}
          </Button>
        )
      }
      end={end}
    />
  );
}
