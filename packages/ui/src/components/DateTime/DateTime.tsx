import { formatDate, formatDateTime, formatTime, type Instant } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useLocaleInfo } from '../../provider/locale.ts';
import * as css from './DateTime.css.ts';

/** Props of {@link DateTime}. */
export interface DateTimeProps {
  /** The instant: ISO 8601 with zone, as on the wire, milliseconds since 1970, or a Date. */
  readonly value: Instant;
  /**
   * What of it is written.
   * @default 'dateTime'
   */
  readonly show?: 'dateTime' | 'date' | 'time' | undefined;
  /**
   * `short` is digits only, `medium` names the month.
   * @default 'medium'
   */
  readonly length?: 'short' | 'medium' | 'long' | undefined;
  /**
   * Whether seconds are written.
   * @default false
   */
  readonly hasSeconds?: boolean | undefined;
  /**
   * Whether the zone follows, as in "GMT+7". Leave it out where a heading names it once.
   * @default false
   */
  readonly hasZone?: boolean | undefined;
}

/** An instant in the merchant's time zone, in the words of the language, with Latin digits of one width. */
export function DateTime({ value, show = 'dateTime', length, hasSeconds, hasZone = false }: DateTimeProps) {
  const { code: language } = useLanguage();
  const { timeZone } = useLocaleInfo();
  const format = { language, timeZone, length, seconds: hasSeconds, zone: hasZone };
  const text = { dateTime: formatDateTime, date: formatDate, time: formatTime }[show](value, format);
  return (
    <time className={css.dateTime} dateTime={new Date(value).toISOString()}>
      {text}
    </time>
  );
}
