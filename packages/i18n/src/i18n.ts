import { type I18n, setupI18n, i18n as sharedI18n } from '@lingui/core';
import { type Area, loadCatalog } from './catalogs.ts';
import { countTag } from './count-tag.ts';
import { type LanguageCode, languageOf, sourceLanguage } from './registry.ts';

/** What an instance shows and what it has loaded. */
interface State {
  language: LanguageCode;
  readonly areas: Set<Area>;
  /** Counts activations: of two that overlap the later one wins, whichever catalog arrives first. */
  turn: number;
}

const states = new WeakMap<I18n, State>();

function stateOf(instance: I18n): State {
  let state = states.get(instance);
  if (!state) {
    state = { language: sourceLanguage, areas: new Set(), turn: 0 };
    states.set(instance, state);
  }
  return state;
}

/**
 * A new instance without texts: one for each page rendered on a server, where the shared one would mix the languages of
 * visitors. Pass it to `activate`, `loadArea` and `I18nProvider`.
 */
export function createI18n(): I18n {
  return setupI18n();
}

/**
 * Shows a language: loads its texts of the given areas and of every area loaded before, then switches all at once.
 *
 * @param areas Areas needed now; others follow with `loadArea`.
 * @param instance Default: the shared instance of the browser, which the `t` macro reads too.
 * @param onReady Told when the texts are there, in the same moment before they are shown.
 * @throws Error when a catalog cannot be fetched; the language before stays as it was.
 */
export async function activate(
  language: LanguageCode,
  areas: readonly Area[],
  instance: I18n = sharedI18n,
  onReady?: () => void,
): Promise<void> {
  const state = stateOf(instance);
  state.turn += 1;
  const { turn } = state;
  const wanted = [...new Set([...state.areas, ...areas])];
  const catalogs = await Promise.all(wanted.map((area) => loadCatalog(language, area)));
  if (turn !== state.turn) return;
  onReady?.();
  state.language = language;
  for (const area of wanted) state.areas.add(area);
  const { tag, ownTag } = languageOf(language);
  instance.load(ownTag, Object.assign({}, ...catalogs));
  instance.activate(ownTag, countTag(tag));
}

/**
 * Adds the texts of one more area in the language shown; at once when they are loaded already. Call it in the loader of a
 * lazy route or dialog, beside its code.
 *
 * @throws Error when the catalog cannot be fetched.
 */
export async function loadArea(area: Area, instance: I18n = sharedI18n): Promise<void> {
  const state = stateOf(instance);
  if (state.areas.has(area)) return;
  const { language } = state;
  const catalog = await loadCatalog(language, area);
  // the language changed meanwhile: fetch it in the new one
  if (language !== state.language) return loadArea(area, instance);
  state.areas.add(area);
  const { ownTag } = languageOf(language);
  // what is shown needs none of them yet: told of a change, the whole page would render anew
  if (instance.locale === ownTag) Object.assign(instance.messages, catalog);
  else instance.load(ownTag, catalog);
}
