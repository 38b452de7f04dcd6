/** Arabic of React Aria itself, with the text replaced that is in English there (1.22.1). */
import * as library from 'react-aria-components/i18n/ar-AE';
import { textsOf } from './library.ts';
import type { ReactAriaStrings } from './templates.ts';

const texts = textsOf(library);

/** Arabic texts of all groups. */
export const strings: ReactAriaStrings = {
  ...texts,
  '@react-stately/datepicker': { ...texts['@react-stately/datepicker'], unavailableDate: 'التاريخ المحدد غير متاح.' },
};
