import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { keyGroups } from './key-groups.ts';
import * as css from './TotpSetup.css.ts';
import type { TotpSetupProps } from './TotpSetup.tsx';

/** Props of {@link TotpSetupScan}. */
export interface TotpSetupScanProps extends Pick<TotpSetupProps, 'onSubmit' | 'code' | 'onCancel' | 'isPending'> {
  readonly uri: string;
  readonly secret: string;
}

/** The key for the app, to be scanned, opened or typed, and the field that proves that the app has it. */
export function TotpSetupScan({ uri, secret, onSubmit, code, onCancel, isPending = false }: TotpSetupScanProps) {
  const { t } = useLingui();
  return (
    <div className={css.scan}>
      <QrCode value={uri} label={t`Key for the authenticator app`} />
      <form className={css.words} onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          <Stack gap={2}>
            <Text>
              <Trans>
                Scan this picture with an authenticator app. On this phone,{' '}
                <Link href={uri} isInText>
                  open the app
                </Link>{' '}
                or copy the key into it.
              </Trans>
            </Text>
            <Inline gap={2}>
              <bdi className={css.key} dir="ltr">
                {keyGroups(secret)}
              </bdi>
              <CopyButton size="sm" text={secret}>
                {t`Copy the key`}
              </CopyButton>
            </Inline>
          </Stack>
          <OneTimeCodeField
            {...code}
            label={t`Type the code that the app shows`}
            isReadOnly={isPending}
            enterKeyHint="done"
          />
          <Inline gap={2}>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t({ message: 'Confirm', comment: 'Button: sends a password or code as proof of who is there' })}
            </Button>
            <Button onClick={onCancel} isDisabled={isPending}>
              {t`Cancel`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </div>
  );
}
