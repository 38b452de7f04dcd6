import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { latestSignInsQuery, sessionsQuery } from '../../queries/security.ts';
import { deviceName } from './devices.ts';
import { lastLogIn } from './last-log-in.ts';

/** When and where the account was used before, for its owner to notice what was not him. */
export function LastLogIn() {
  const { t } = useLingui();
  const { data: sessions } = useQuery(sessionsQuery());
  const { data: history } = useQuery(latestSignInsQuery());
  const current = sessions?.sessions.find((open) => open.current);
  if (!current || !history) return <Text tone="muted">{t`How you log in, and where you are logged in.`}</Text>;
  const { before, refusedSince } = lastLogIn(history.content, current.since);
  const device = before && deviceName(before);
  const place = before?.countryName;
  return (
    <Stack gap={3}>
      <Text tone="muted" as="div">
        {before ? (
          <>
            <Trans comment="Behind it stand date and time, then device and place">
              Last log-in: <DateTime value={before.at} />
            </Trans>
            {' · '}
            <bdi>{device}</bdi>
            {place && ` · ${place}`}
          </>
        ) : (
          <Trans>This is your first log-in.</Trans>
        )}
      </Text>
      {refusedSince > 0 && (
        <Alert
          title={t`Somebody tried to log in to your account`}
          description={
            <Plural
              value={refusedSince}
              one="# attempt was refused since then. If it was not you, change your password."
              other="# attempts were refused since then. If it was not you, change your password."
            />
          }
        />
      )}
    </Stack>
  );
}
