/** Portuguese of React Aria itself, with the text replaced that is missing there (1.22.1). */
import * as library from 'react-aria-components/i18n/pt-BR';
import { textsOf } from './library.ts';
import type { ReactAriaStrings } from './templates.ts';

const texts = textsOf(library);

/** Portuguese texts of all groups. */
export const strings: ReactAriaStrings = {
  ...texts,
  'react-aria-components': { ...texts['react-aria-components'], dropzoneLabel: 'Área para soltar arquivos' },
};
