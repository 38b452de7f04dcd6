import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { ArrowDownToLine } from 'lucide';
import { useDepositsEnded } from '../../queries/safer-play.ts';

interface DepositLinkProps {
  /** The main action of its page. @default false */
  readonly isMain?: boolean;
  /** As wide as what holds it. @default false */
  readonly isFullWidth?: boolean;
}

/** Leads a member to a deposit. Nobody who takes a break, or is leaving, is invited to one. */
export function DepositLink({ isMain = false, isFullWidth = false }: DepositLinkProps) {
  if (useDepositsEnded()) return null;
  return (
    <ButtonLink
      href="/member?page=depositv2"
      variant={isMain ? 'primary' : 'secondary'}
      icon={isMain ? ArrowDownToLine : undefined}
      isFullWidth={isFullWidth}
    >
      <Trans context="page" comment="Page where money is paid in">
        Deposit
      </Trans>
    </ButtonLink>
  );
}
