import { useLingui } from '@lingui/react/macro';
import type { PermissionInfo } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Container } from '@mekong/ui/Container';
import { UiProvider } from '@mekong/ui/provider';
import { useEffect, useMemo } from 'react';
import type { Decision } from '../entry/decision.ts';
import { ClosedServices } from './ClosedServices.tsx';
import { ClosedState } from './ClosedState.tsx';
import { ClosedTop } from './ClosedTop.tsx';
import { useRecheck } from './use-recheck.ts';

/** Props of {@link ClosedScreen}. */
export interface ClosedScreenProps {
  readonly decision: Exclude<Decision, 'normal' | 'unreachable'>;
  /** What the permission call said. */
  readonly info: PermissionInfo;
  readonly isChecking: boolean;
  /** Asks again; a stable function. */
  readonly onRetry: () => void;
}

/** The only page there is when the normal site does not exist for this visitor. */
export function ClosedScreen({ decision, info, isChecking, onRetry }: ClosedScreenProps) {
  const { t } = useLingui();
  const { direction } = useLanguage();
  const { name, timeZone } = info.merchant;
  const locale = useMemo(() => ({ currencySymbols: {}, timeZone }), [timeZone]);
  const title = {
    maintenance: t`We will be right back`,
    region: t`Not available in your region`,
    'invalid-domain': t`This address does not belong to us`,
  }[decision];
  useRecheck(decision, { onCheck: onRetry, until: info.maintenanceInfo?.until, isChecking });
  useEffect(() => {
    document.title = decision === 'invalid-domain' ? title : `${title} · ${name}`;
  }, [title, name, decision]);
  return (
    <Container>
      <ClosedTop merchant={info.merchant} isOurs={decision !== 'invalid-domain'} />
      <main>
        <UiProvider direction={direction} locale={locale}>
          <ClosedState decision={decision} title={title} info={info} isChecking={isChecking} onRetry={onRetry} />
        </UiProvider>
        <ClosedServices info={info} />
      </main>
    </Container>
  );
}
