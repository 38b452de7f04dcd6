import { languageOf, type ShippedLanguage, textLanguageOf } from '@mekong/i18n/registry';
import { firstLanguage } from '../state/language.ts';

/** The only texts outside of the catalogs: these are shown when no catalog could be fetched. */
const texts: Record<ShippedLanguage, readonly [title: string, retry: string]> = {
  KM: ['មិនអាចផ្ទុកទំព័របានទេ។', 'ព្យាយាមម្តងទៀត'],
  EN: ['The page could not be loaded.', 'Try again'],
  CN: ['页面无法加载。', '重试'],
  TH: ['ไม่สามารถโหลดหน้าเว็บได้', 'ลองอีกครั้ง'],
  PT: ['Não foi possível carregar a página.', 'Tentar de novo'],
  AR: ['تعذّر تحميل الصفحة.', 'إعادة المحاولة'],
  VI: ['Không tải được trang.', 'Thử lại'],
};

/** Says that the page could not be started, and how to try again: without texts there is no application to say it. */
export function showStartFailure(root: HTMLElement): void {
  const language = firstLanguage();
  const shown = textLanguageOf(language) ?? 'EN';
  const [title, retry] = texts[shown];
  const { tag, direction } = languageOf(shown);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText = 'display:grid;gap:16px;place-content:center;justify-items:center;min-block-size:100dvh';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.style.cssText = 'padding:12px 24px;border:1px solid;border-radius:10px';
  button.addEventListener('click', () => location.reload());
  main.append(heading, button);
  root.replaceChildren(main);
}
