import { formatDateTime, formatZone, type Instant } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useLocaleInfo } from '@mekong/ui/provider/locale';
import { withMoments } from './moment.ts';

/** The zone in which every moment of the console is read and typed. */
interface Zone {
  readonly timeZone: string;
  /** Its name, and what its clocks are ahead of Greenwich at a moment: "Asia/Phnom_Penh (GMT+7)". */
  readonly nameAt: (moment: Instant) => string;
  /** A value of a record whose moments are written for people. */
  readonly written: (value: unknown) => unknown;
}

/** The zone of the merchant. */
export function useZone(): Zone {
  const { timeZone } = useLocaleInfo();
  const { code: language } = useLanguage();
  return {
    timeZone,
    nameAt: (moment) => `${timeZone} (${formatZone(moment, timeZone)})`,
    written: (value) => withMoments(value, (instant) => formatDateTime(instant, { language, timeZone })),
  };
}
