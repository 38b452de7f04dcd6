import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { BrandMark } from '@mekong/ui/BrandMark';
import { AppHeader, type HeaderItem } from '@mekong/ui/patterns/AppHeader';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type Ref, useEffect, useMemo } from 'react';
import { headerSections, playedSections, sectionPath, vendorPath } from '../parts/navigation.ts';
import { sectionLabels } from '../parts/sections.tsx';
import { useVendorImage } from '../parts/use-vendor-image.ts';
import { gameMenusQuery } from '../queries/games.ts';
import { useMerchant } from '../queries/status.ts';
import { agreeOnLanguage } from '../state/language-choice.ts';
import { menuId } from '../state/server-rendered.ts';
import { AppDownload } from './AppDownload.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import { menuToggle, toggleMenu, useMenuState } from './menu-state.ts';
import { SearchButton } from './SearchButton.tsx';

/** The side menu that the header opens; a page that has none says nothing of it. */
interface HeaderProps {
  readonly isMenuOpen?: boolean;
  readonly menuId?: string;
  readonly onToggleMenu?: () => void;
  readonly toggleRef?: Ref<HTMLButtonElement>;
}

const mark = <BrandMark />;
const extra = <AppDownload />;
const search = <SearchButton />;
const end = <HeaderEnd />;

/** The header with this merchant's game families. */
export function Header(menu: HeaderProps) {
  const { name } = useMerchant();
  // here and not at the start: the header is hydrated late, and the next page is soon enough
  useEffect(agreeOnLanguage, []);
  return (
    <AppHeader brand={name} mark={mark} items={useHeaderItems()} extra={extra} search={search} end={end} {...menu} />
  );
}

/** The header with the button of the side menu. */
export function MenuHeader() {
  const { isOpen } = useMenuState();
  return <Header isMenuOpen={isOpen} menuId={menuId} onToggleMenu={toggleMenu} toggleRef={menuToggle} />;
}

/** Home, Hot, Promotions, then one item for each game family. */
function useHeaderItems(): HeaderItem[] {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { pathname } = useLocation();
  const { data } = useQuery(gameMenusQuery(code));
  const vendorImage = useVendorImage();
  return useMemo(() => {
    const place = (key: string, label: string, href: string): HeaderItem => ({
      key,
      label,
      href,
      isCurrent: pathname === href,
    });
    const families = (data ? playedSections(headerSections(data)) : []).map(({ section, vendors }): HeaderItem => {
      const href = sectionPath(section);
      return {
        ...place(section, i18n._(sectionLabels[section]), href),
        vendors: vendors.map(({ vassalage, name, isHot }) => ({
          code: vassalage,
          name,
          imageUrl: vendorImage(vassalage),
          href: vendorPath(section, vassalage),
          isHot: isHot === 1,
        })),
        moreHref: section === 'rng' ? href : undefined,
      };
    });
    return [
      place('home', t`Home`, '/'),
      place('hot', t({ message: 'Hot', comment: 'What is played much these days: games, providers' }), '/hot'),
      place('promotions', t`Promotions`, '/promotions'),
      ...families,
    ];
  }, [t, i18n, pathname, data, vendorImage]);
}
