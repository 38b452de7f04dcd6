import { Trans, useLingui } from '@lingui/react/macro';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Icon } from '@mekong/ui/Icon';
import { Inline } from '@mekong/ui/Inline';
import { Text } from '@mekong/ui/Text';
import { TriangleAlert } from 'lucide';

/** From this part of the promised time on it is said with a warning. */
const warned = 1 / 3;

interface PromiseLeftProps {
  /** When it was requested, and when it should be decided. */
  readonly from: string;
  readonly until: string;
  readonly now: number;
}

/** Time that is left until a withdrawal should be decided, or by how much that is late. */
export function PromiseLeft({ from, until, now }: PromiseLeftProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  // whole minutes: a second says nothing here
  const words = (ms: number) => formatDuration(Math.max(1, Math.round(ms / 60_000)) * 60, code);
  const [total, left] = [words(end - begin), end - now];
  const isLate = left < 0;
  const isShort = left < (end - begin) * warned;
  const said = isLate ? t`late by ${words(-left)}` : t`${words(left)} left`;
  return (
    <Inline gap={1} as="span">
      <Text as="span" size="small" tone="muted">
        <Trans comment="In what time a withdrawal should be decided; how much of it is left follows">
          Promise: {total},
        </Trans>
      </Text>
      <Text as="span" size="small" weight="bold" tone={isLate ? 'negative' : isShort ? 'accent' : 'default'}>
        <Inline gap={1} as="span">
          {isShort && <Icon glyph={TriangleAlert} size="sm" />}
          {said}
        </Inline>
      </Text>
    </Inline>
  );
}
