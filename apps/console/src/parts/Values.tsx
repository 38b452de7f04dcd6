import { Text } from '@mekong/ui/Text';
import { useZone } from './use-zone.ts';
import { writeValues } from './write-values.ts';

/** Values of an entry of a record in a few words; nothing when there are none. */
export function Values({ values }: { readonly values: Readonly<Record<string, unknown>> | undefined }) {
  const { written } = useZone();
  const text = values && writeValues(written(values) as typeof values);
  return text ? (
    <Text size="small" maxLines={3}>
      <bdi>{text}</bdi>
    </Text>
  ) : (
    '–'
  );
}
