/**
 * React Aria's packages whose parts are in use. A part of another one throws when it is rendered and says which package is
 * missing: put it here, and its texts into the tables of the languages that the library does not have.
 */
export const usedGroups = [
  '@react-aria/autocomplete',
  '@react-aria/calendar',
  '@react-aria/datepicker',
  '@react-aria/spinbutton',
  '@react-stately/datepicker',
] as const;
