import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as css from './TotpSetup.css.ts';
import type { TotpSetupProps } from './TotpSetup.tsx';

/** Props of {@link TotpSetupCodes}. */
export interface TotpSetupCodesProps extends Pick<TotpSetupProps, 'onSaveCodes' | 'onCodesKept'> {
  readonly codes: readonly string[];
}

/** The recovery codes, this once: copied, saved or written down, and confirmed before they go. */
export function TotpSetupCodes({ codes, onSaveCodes, onCodesKept }: TotpSetupCodesProps) {
  const { t } = useLingui();
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <Stack gap={4}>
      <Alert
        tone="positive"
        title={t`The authenticator protects your account now`}
        description={t`Save these recovery codes in a safe place: each of them logs you in once when you do not have your phone. They are not shown again.`}
      />
      <ul className={css.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <Inline gap={2}>
        <CopyButton text={codes.join('\n')}>{t`Copy the codes`}</CopyButton>
        <Button icon={Download} onClick={() => onSaveCodes(codes)}>
          {t`Save as a file`}
        </Button>
      </Inline>
      <Checkbox
        label={t`I have saved my recovery codes`}
        isChecked={isKept}
        error={error}
        onCheckedChange={(isChecked) => {
          setKept(isChecked);
          setError(undefined);
        }}
      />
      <Inline>
        <Button
          variant="primary"
          onClick={() =>
            isKept
              ? onCodesKept()
              : setError(t`Save the codes first: without them and without your phone you cannot log in.`)
          }
        >
          {t({ message: 'Done', comment: 'Button: the recovery codes were kept' })}
        </Button>
      </Inline>
    </Stack>
  );
}
