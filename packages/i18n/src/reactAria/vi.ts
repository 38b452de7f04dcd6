/**
 * The texts React Aria's parts say by themselves, in Vietnamese, which the library does not have. Most are for screen readers.
 *
 * `{name}` stands for a value. Vietnamese has no plural forms, so a template is enough.
 */
import { fromTemplates } from './templates.ts';

/** Vietnamese texts of all groups. */
export const strings = fromTemplates({
  '@react-aria/autocomplete': { collectionLabel: 'Gợi ý' },
  '@react-aria/spinbutton': { Empty: 'Trống' },
  '@react-aria/datepicker': {
    era: 'kỷ nguyên',
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    second: 'giây',
    dayPeriod: 'sáng/chiều',
    calendar: 'Lịch',
    startDate: 'Ngày bắt đầu',
    endDate: 'Ngày kết thúc',
    weekday: 'thứ trong tuần',
    timeZoneName: 'múi giờ',
    selectedDateDescription: 'Ngày đã chọn: {date}',
    selectedRangeDescription: 'Khoảng đã chọn: {startDate} đến {endDate}',
    selectedTimeDescription: 'Giờ đã chọn: {time}',
  },
  '@react-aria/calendar': {
    previous: 'Trước',
    next: 'Tiếp theo',
    selectedDateDescription: 'Ngày đã chọn: {date}',
    selectedRangeDescription: 'Khoảng đã chọn: {dateRange}',
    todayDate: 'Hôm nay, {date}',
    todayDateSelected: 'Hôm nay, {date}, đã chọn',
    dateSelected: '{date}, đã chọn',
    startRangeSelectionPrompt: 'Nhấn để chọn ngày bắt đầu',
    finishRangeSelectionPrompt: 'Nhấn để chọn ngày kết thúc',
    minimumDate: 'Ngày đầu tiên có thể chọn',
    maximumDate: 'Ngày cuối cùng có thể chọn',
    dateRange: '{startDate} đến {endDate}',
  },
  '@react-stately/datepicker': {
    rangeUnderflow: 'Giá trị phải từ {minValue} trở đi.',
    rangeOverflow: 'Giá trị phải từ {maxValue} trở về trước.',
    rangeReversed: 'Ngày bắt đầu phải trước ngày kết thúc.',
    unavailableDate: 'Ngày này không chọn được.',
  },
});
