/**
 * The texts React Aria's parts say by themselves, in Khmer, which the library does not have. Most are for screen readers.
 *
 * `{name}` stands for a value. Khmer has no plural forms, so a template is enough.
 */
import { fromTemplates } from './templates.ts';

/** Khmer texts of all groups. */
export const strings = fromTemplates({
  '@react-aria/autocomplete': { collectionLabel: 'ការណែនាំ' },
  '@react-aria/spinbutton': { Empty: 'ទទេ' },
  '@react-aria/datepicker': {
    era: 'សករាជ',
    year: 'ឆ្នាំ',
    month: 'ខែ',
    day: 'ថ្ងៃ',
    hour: 'ម៉ោង',
    minute: 'នាទី',
    second: 'វិនាទី',
    dayPeriod: 'ព្រឹក/ល្ងាច',
    calendar: 'ប្រតិទិន',
    startDate: 'ថ្ងៃចាប់ផ្តើម',
    endDate: 'ថ្ងៃបញ្ចប់',
    weekday: 'ថ្ងៃនៃសប្តាហ៍',
    timeZoneName: 'ល្វែងម៉ោង',
    selectedDateDescription: 'កាលបរិច្ឆេទដែលបានជ្រើសរើស៖ {date}',
    selectedRangeDescription: 'រយៈពេលដែលបានជ្រើសរើស៖ {startDate} ដល់ {endDate}',
    selectedTimeDescription: 'ម៉ោងដែលបានជ្រើសរើស៖ {time}',
  },
  '@react-aria/calendar': {
    previous: 'មុន',
    next: 'បន្ទាប់',
    selectedDateDescription: 'កាលបរិច្ឆេទដែលបានជ្រើសរើស៖ {date}',
    selectedRangeDescription: 'រយៈពេលដែលបានជ្រើសរើស៖ {dateRange}',
    todayDate: 'ថ្ងៃនេះ {date}',
    todayDateSelected: 'ថ្ងៃនេះ {date} បានជ្រើសរើស',
    dateSelected: '{date} បានជ្រើសរើស',
    startRangeSelectionPrompt: 'ចុចដើម្បីជ្រើសរើសថ្ងៃចាប់ផ្តើម',
    finishRangeSelectionPrompt: 'ចុចដើម្បីជ្រើសរើសថ្ងៃបញ្ចប់',
    minimumDate: 'កាលបរិច្ឆេទដំបូងដែលអាចជ្រើសរើសបាន',
    maximumDate: 'កាលបរិច្ឆេទចុងក្រោយដែលអាចជ្រើសរើសបាន',
    dateRange: '{startDate} ដល់ {endDate}',
  },
  '@react-stately/datepicker': {
    rangeUnderflow: 'តម្លៃត្រូវតែជា {minValue} ឬក្រោយនេះ។',
    rangeOverflow: 'តម្លៃត្រូវតែជា {maxValue} ឬមុននេះ។',
    rangeReversed: 'ថ្ងៃចាប់ផ្តើមត្រូវតែមុនថ្ងៃបញ្ចប់។',
    unavailableDate: 'កាលបរិច្ឆេទនេះមិនអាចជ្រើសរើសបានទេ។',
  },
});
