import { useLingui } from '@lingui/react/macro';
import { Card } from '@mekong/ui/Card';
import { Container } from '@mekong/ui/Container';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { RecoverAccess } from './RecoverAccess.tsx';

/** Reset password as a page: for a link in a mail, in the help, from customer service. */
export function ResetScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  usePageTitle(t`Reset password`);
  return (
    <Container width="narrow" isNested>
      <Stack gap={6}>
        <PageHeader
          title={t`Reset password`}
          text={t`Set a new password by a link that we email to you, or by a code that we send to your phone.`}
        />
        <Card padding="lg">
          <RecoverAccess onDone={() => void navigate({ to: '/', search: {}, replace: true })} />
        </Card>
      </Stack>
    </Container>
  );
}
