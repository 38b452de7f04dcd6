/**
 * The texts React Aria's parts say by themselves, in Thai, which the library does not have. Most are for screen readers.
 *
 * `{name}` stands for a value. Thai has no plural forms, so a template is enough.
 */
import { fromTemplates } from './templates.ts';

/** Thai texts of all groups. */
export const strings = fromTemplates({
  '@react-aria/autocomplete': { collectionLabel: 'คำแนะนำ' },
  '@react-aria/spinbutton': { Empty: 'ว่าง' },
  '@react-aria/datepicker': {
    era: 'ศักราช',
    year: 'ปี',
    month: 'เดือน',
    day: 'วัน',
    hour: 'ชั่วโมง',
    minute: 'นาที',
    second: 'วินาที',
    dayPeriod: 'ก่อนเที่ยง/หลังเที่ยง',
    calendar: 'ปฏิทิน',
    startDate: 'วันที่เริ่ม',
    endDate: 'วันที่สิ้นสุด',
    weekday: 'วันของสัปดาห์',
    timeZoneName: 'เขตเวลา',
    selectedDateDescription: 'วันที่ที่เลือก: {date}',
    selectedRangeDescription: 'ช่วงที่เลือก: {startDate} ถึง {endDate}',
    selectedTimeDescription: 'เวลาที่เลือก: {time}',
  },
  '@react-aria/calendar': {
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    selectedDateDescription: 'วันที่ที่เลือก: {date}',
    selectedRangeDescription: 'ช่วงที่เลือก: {dateRange}',
    todayDate: 'วันนี้ {date}',
    todayDateSelected: 'วันนี้ {date} เลือกแล้ว',
    dateSelected: '{date} เลือกแล้ว',
    startRangeSelectionPrompt: 'คลิกเพื่อเลือกวันที่เริ่ม',
    finishRangeSelectionPrompt: 'คลิกเพื่อเลือกวันที่สิ้นสุด',
    minimumDate: 'วันแรกที่เลือกได้',
    maximumDate: 'วันสุดท้ายที่เลือกได้',
    dateRange: '{startDate} ถึง {endDate}',
  },
  '@react-stately/datepicker': {
    rangeUnderflow: 'ค่าต้องเป็น {minValue} หรือหลังจากนั้น',
    rangeOverflow: 'ค่าต้องเป็น {maxValue} หรือก่อนหน้านั้น',
    rangeReversed: 'วันที่เริ่มต้องอยู่ก่อนวันที่สิ้นสุด',
    unavailableDate: 'วันที่นี้เลือกไม่ได้',
  },
});
