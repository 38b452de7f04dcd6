/** Arabic of React Aria itself, with the texts replaced that are wrong or missing there (1.22.1). */
import * as library from 'react-aria-components/i18n/ar-AE';
import { textsOf } from './library.ts';
import type { ReactAriaStrings } from './templates.ts';

const texts = textsOf(library);

/** Arabic texts of all groups. */
export const strings: ReactAriaStrings = {
  ...texts,
  '@react-aria/breadcrumbs': { breadcrumbs: 'مسار التنقل' },
  '@react-aria/color': { ...texts['@react-aria/color'], colorSwatch: 'عينة لون' },
  '@react-stately/datepicker': { ...texts['@react-stately/datepicker'], unavailableDate: 'التاريخ المحدد غير متاح.' },
  'react-aria-components': {
    ...texts['react-aria-components'],
    dropzoneLabel: 'منطقة إفلات الملفات',
    colorSwatchPicker: 'عينات الألوان',
  },
};
