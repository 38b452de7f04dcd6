import { useLingui } from '@lingui/react/macro';
import type { AgentTeamTotals } from '@mekong/api-client/types';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Text } from '@mekong/ui/Text';
import { Fragment } from 'react';

interface TeamPathProps {
  /** From the level below the reader down; undefined while it is on its way. */
  readonly path: AgentTeamTotals['path'] | undefined;
  /** Address of the downlines of a member; of the own ones without a number. */
  readonly hrefOf: (memberId: string | undefined) => string;
}

/** The way from the own team down to the level in sight, each step a link but the last. */
export function TeamPath({ path = [], hrefOf }: TeamPathProps) {
  const { t } = useLingui();
  const own = t({ message: 'My team', comment: 'First step of the way down the tree of an agent' });
  const steps = [{ memberId: undefined, name: own }, ...path];
  return (
    <nav aria-label={t({ message: 'Place in the team', comment: 'Name of the way down the tree, for screen readers' })}>
      <Inline gap={2}>
        {steps.map(({ memberId, name }, index) => (
          <Fragment key={memberId ?? ''}>
            {index > 0 && (
              <span aria-hidden>
                <Text tone="muted">/</Text>
              </span>
            )}
            {index === steps.length - 1 ? (
              <span aria-current="page">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <Link href={hrefOf(memberId)}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </Fragment>
        ))}
      </Inline>
    </nav>
  );
}
