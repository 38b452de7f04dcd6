import { useLingui } from '@lingui/react/macro';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Icon } from '@mekong/ui/Icon';
import { Inline } from '@mekong/ui/Inline';
import { Text } from '@mekong/ui/Text';
import { TriangleAlert } from 'lucide';
import { useNow } from './use-now.ts';

interface AnswerByProps {
  /** When it should be answered. */
  readonly until: string;
}

/** By when something should be answered, marked with how late it is once that is over. */
export function AnswerBy({ until }: AnswerByProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const late = useNow() - Date.parse(until);
  return (
    <>
      <Text size="small" tone="muted">
        {t({ message: 'Answer by', comment: 'A date and time follows' })} <DateTime value={until} />
      </Text>
      {late > 0 && (
        <Text as="span" size="small" weight="bold" tone="negative">
          <Inline gap={1} as="span">
            <Icon glyph={TriangleAlert} size="sm" />
            {/* whole minutes: a second says nothing here */}
            {t`late by ${formatDuration(Math.max(1, Math.round(late / 60_000)) * 60, code)}`}
          </Inline>
        </Text>
      )}
    </>
  );
}
