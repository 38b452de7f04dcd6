import type { Rolldown } from 'vite';

/** Styles of fields and windows: whatever asks something of its visitor. */
const forms =
  /\/ui\/src\/(styles\/field|internal\/appear|components\/(Captcha|Check|ComboBox|ConfirmDialog|Dialog|\w*Field|Password|Popover|Progress|Select|SliderChallenge|SmsCode|Social|Switch|TextArea)\w*\/\w+|patterns\/(\w+Form|SessionList|TotpSetup)\/\w+)\.css\.ts/;

/** Styles of lists: games, rooms, draws, records. */
const lists =
  /\/ui\/src\/(components\/(Accordion|Chip|Countdown|DateTime|DescriptionList|Pagination|Stepper|Table|Tabs|Tag|Timeline)|patterns\/(DrawCard|DrawHistory|FilterBar|FilterChips|GameGrid|LiveTableCard|OpenedNumbers|PageHeader|RecordFilters|RecordTable|RoomTable|VendorChips))\/\w+\.css\.ts/;

/** Plain parts of both, which need no package besides those of the initial load. */
const plainFields =
  /\/ui\/src\/components\/(CopyButton|Field|OneTimeCodeField|PasswordField|Progress|Switch|TextArea|TextField)\/[\w.-]+\.tsx?$/;
const plainParts = /\/ui\/src\/(components\/(Chip|Tag)|patterns\/PageHeader)\/[\w.-]+\.tsx?$/;

/**
 * Small things that many later pages share, laid together. In a file each they compress apart from each other, and the
 * first download holds the name of every file that a page brings along. They import only each other and what the first
 * view has, so that no chunk can come to wait for one that waits for it.
 */
export const sharedChunks: readonly Rolldown.CodeSplittingGroup[] = [
  // calls to the gateway that the initial load does not make
  { name: 'calls', test: /\/api-client\/src\/generated\/(sdk|queries)\// },
  { name: 'glyphs', test: /\/lucide\/dist\/esm\/icons\// },
  { name: 'forms', test: (id) => forms.test(id) || plainFields.test(id) },
  { name: 'lists', test: (id) => lists.test(id) || plainParts.test(id) },
  // numbers, money, dates and durations in the words of a language
  { name: 'formats', test: /\/i18n\/src\/formats\// },
  // of the calendar: days and their state on one side, elements and keys on the other, each within the budget of a chunk
  { name: 'days', test: /node_modules\/(react-stately\/(?!.*\/(disclosure|utils)\/)|@internationalized)\// },
];
