import { languageOf, type ShippedLanguage, shippedLanguages } from '@mekong/i18n/registry';
import { type BrandName, brandNames, brands } from '@mekong/ui/brands';
import type { Preview } from '@storybook/react-vite';

/** What the toolbar switches, and what a run of the stories sets. */
export interface StoryGlobals {
  readonly brand: BrandName;
  readonly theme: 'dark' | 'light';
  /** `auto` follows the language. */
  readonly direction: 'auto' | 'ltr' | 'rtl';
  readonly locale: ShippedLanguage | 'pseudo';
  readonly density: 'comfortable' | 'compact';
}

/** Where the workshop starts. */
export const initialGlobals: StoryGlobals = {
  brand: brandNames[0],
  theme: 'dark',
  direction: 'auto',
  locale: 'EN',
  density: 'comfortable',
};

const item = (value: string, title: string) => ({ value, title });

/** The toolbar. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'starhollow',
      dynamicTitle: true,
      items: Object.entries(brands).map(([name, { title }]) => item(name, title)),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [item('dark', 'Dark'), item('light', 'Light')] },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [item('auto', 'Direction of the language'), item('ltr', 'Left to right'), item('rtl', 'Right to left')],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [...shippedLanguages.map((code) => item(code, languageOf(code).nativeName)), item('pseudo', 'Pseudo')],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'grow',
      dynamicTitle: true,
      items: [item('comfortable', 'Comfortable'), item('compact', 'Compact')],
    },
  },
};
