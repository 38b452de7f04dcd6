import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** The report is kept: the number to quote. */
export function ReportProblemSent({ ticket }: { readonly ticket: string }) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <Text>
        <Trans>Your report is kept under this number. Name it when you write to customer service.</Trans>
      </Text>
      <Inline gap={2}>
        <Text as="span" size="large" weight="bold">
          <bdi dir="ltr">{ticket}</bdi>
        </Text>
        <CopyButton text={ticket}>{t`Copy the number`}</CopyButton>
      </Inline>
    </Stack>
  );
}
