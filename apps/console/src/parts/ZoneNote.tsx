import { useLingui } from '@lingui/react/macro';
import { Text } from '@mekong/ui/Text';
import { useZone } from './use-zone.ts';

/** Says once for a list in which zone its moments are read. */
export function ZoneNote() {
  const { t } = useLingui();
  const zone = useZone().nameAt(Date.now());
  return (
    <Text size="small" tone="muted">
      {t({ message: `Times in ${zone}`, comment: 'Above a list. A time zone: Asia/Phnom_Penh (GMT+7)' })}
    </Text>
  );
}
