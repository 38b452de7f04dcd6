/**
 * Names of months, days and units for shipped languages whose data browsers lack.
 *
 * Chromium carries no Khmer, Burmese, Lao, Nepali, Kazakh or Uzbek: its `Intl` silently answers in English there, while
 * Node answers in the language, so a page rendered on the server would even change on hydration. Languages listed here are
 * therefore formatted from these tables everywhere. Source of the Khmer words: CLDR 48.
 */
import type { LanguageCode } from '../registry.ts';

/** Units of a span of time. */
export type SpanUnit = 'day' | 'hour' | 'minute' | 'second';

/** What `Intl` would have to know of one language. */
export interface LocaleData {
  /** January to December. */
  readonly months: readonly string[];
  /** Sunday to Saturday. */
  readonly weekdays: readonly string[];
  /** Sunday to Saturday, as short as a calendar's head needs. */
  readonly weekdaysShort: readonly string[];
  readonly units: Readonly<Record<SpanUnit, string>>;
  /** How long ago something was: what follows a number with its unit, and what needs no number. */
  readonly past: { readonly ago: string; readonly yesterday: string; readonly thisMinute: string };
}

const tables: Partial<Record<LanguageCode, LocaleData>> = {
  KM: {
    months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
    weekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
    weekdaysShort: ['អា', 'ច', 'អ', 'ពុ', 'ព្រ', 'សុ', 'ស'],
    units: { day: 'ថ្ងៃ', hour: 'ម៉ោង', minute: 'នាទី', second: 'វិនាទី' },
    past: { ago: 'មុន', yesterday: 'ម្សិលមិញ', thisMinute: 'នាទីនេះ' },
  },
};

/** The table of a language, if `Intl` cannot be trusted with it. */
export function localeDataOf(language: LanguageCode): LocaleData | undefined {
  return tables[language];
}
