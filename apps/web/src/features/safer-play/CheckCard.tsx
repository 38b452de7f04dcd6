import { useLingui } from '@lingui/react/macro';
import { setRealityCheck } from '@mekong/api-client/sdk/setRealityCheck';
import { formatUnit } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { useTakeState } from './use-safer-play.ts';

const choices = [15, 30, 60] as const;

/** How often a game pauses and says how long it has been. */
export function CheckCard({ minutes }: { readonly minutes: number }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const takeState = useTakeState();
  const { act, pending, alert } = useAction();
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="subtitle">{t`Reality check`}</Heading>
          <Text size="small" tone="muted">{t`The game pauses and shows your time and your result.`}</Text>
        </Stack>
        <RadioGroup
          label={t`Every`}
          isLabelHidden
          options={choices.map((value) => ({ value: String(value), label: formatUnit(value, 'minute', code) }))}
          value={String(minutes)}
          isDisabled={pending !== undefined}
          onValueChange={(chosen) => {
            const picked = choices.find((value) => String(value) === chosen);
            if (picked) void act('check', async () => takeState(await setRealityCheck({ body: { minutes: picked } })));
          }}
        />
        {alert}
      </Stack>
    </Card>
  );
}
