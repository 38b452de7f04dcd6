import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@mekong/ui/Card';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Heading } from '@mekong/ui/Heading';
import { NumberField } from '@mekong/ui/NumberField';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { useController } from 'react-hook-form';
import { channels } from './apply-values.ts';
import type { ApplyKit } from './use-apply-form.ts';

/** Where players come from, and how many. */
export function ApplyPlayers({ kit: { form, field, words } }: { readonly kit: ApplyKit }) {
  const { t } = useLingui();
  const chosen = useController({ name: 'channels', control: form.control });
  const expected = useController({ name: 'expectedPlayers', control: form.control });
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="subtitle">
          <Trans>Your players</Trans>
        </Heading>
        {/* biome-ignore lint/a11y/useSemanticElements: boxes in a row, without the frame of a set of fields */}
        <div role="group" aria-label={t`Where you find players`}>
          <Stack gap={2}>
            <Heading level={3}>{t`Where you find players`}</Heading>
            {channels.map((channel, n) => (
              <Checkbox
                key={channel}
                label={words.channels[channel]}
                isChecked={chosen.field.value.includes(channel)}
                error={n === 0 ? chosen.fieldState.error?.message : undefined}
                ref={n === 0 ? chosen.field.ref : undefined}
                onCheckedChange={(isOn) =>
                  chosen.field.onChange(
                    isOn ? [...chosen.field.value, channel] : chosen.field.value.filter((other) => other !== channel),
                  )
                }
              />
            ))}
          </Stack>
        </div>
        <TextArea
          {...field('urls')}
          label={t`Addresses of your pages`}
          description={t`One on each line, up to 5. Leave it empty if you have none.`}
          rows={2}
          dir="ltr"
        />
        <NumberField
          label={t`Players you expect within three months`}
          value={expected.field.value}
          onValueChange={expected.field.onChange}
          onBlur={expected.field.onBlur}
          ref={expected.field.ref}
          min="1"
          max="1000000"
          error={expected.fieldState.error?.message}
          isRequired
        />
        <TextArea {...field('experience')} label={t`What you have done before`} rows={2} maxLength={300} />
        <TextArea {...field('message')} label={t`Anything else we should know?`} rows={3} maxLength={500} />
      </Stack>
    </Card>
  );
}
