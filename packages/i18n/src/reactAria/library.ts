import type { ReactAriaStrings } from './templates.ts';

/**
 * The texts of a language module of React Aria.
 *
 * @param module Namespace of `react-aria-components/i18n/xx-XX`; its declaration names the default export as a type only.
 */
export function textsOf(module: object): ReactAriaStrings {
  return Reflect.get(module, 'default') as ReactAriaStrings;
}
