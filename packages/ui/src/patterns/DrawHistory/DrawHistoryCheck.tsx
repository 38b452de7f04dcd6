import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, LoaderCircle, ShieldAlert, ShieldCheck } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './DrawHistory.css.ts';
import type { DrawHistoryRow } from './DrawHistory.tsx';
import type { DrawCheck } from './draw-check.ts';

/** Whether a past draw could be recomputed, and what it is recomputed from. */
export function DrawHistoryCheck({ row }: { readonly row: DrawHistoryRow }) {
  const { t } = useLingui();
  const { drawNo, seed, seedHash, publicValue, check } = row;
  return (
    <div className={css.cell}>
      <Verdict check={check} />
      <Popover
        label={t({
          message: `Proof of draw ${drawNo}`,
          comment: 'Numbers of a lottery draw can be recomputed from it',
        })}
        align="end"
        trigger={
          <Button size="sm" variant="ghost">
            <Trans comment="Button: shows what the numbers of a lottery draw can be recomputed from">Proof</Trans>
          </Button>
        }
      >
        <div className={css.proof}>
          <Explanation check={check} />
          <Secret
            name={t({ message: 'Hash, published before the draw', comment: 'A long code that nobody can guess' })}
            value={seedHash}
            action={t`Copy the hash`}
          />
          <Secret
            name={t({ message: 'Seed, shown after the draw', comment: 'A long code that the numbers follow from' })}
            value={seed}
            action={t`Copy the seed`}
          />
          {publicValue && (
            <Secret
              name={t({
                message: 'Public value mixed in',
                comment: 'A number that a public source publishes at the moment of a lottery draw',
              })}
              value={publicValue}
              action={t`Copy the public value`}
            />
          )}
        </div>
      </Popover>
    </div>
  );
}

function Verdict({ check }: { readonly check: DrawCheck }) {
  const { t } = useLingui();
  switch (check) {
    case 'checking':
      return (
        <Tag icon={LoaderCircle}>{t({ message: 'Checking…', comment: 'A lottery draw is being recomputed' })}</Tag>
      );
    case 'verified':
      return (
        <Tag tone="positive" icon={ShieldCheck}>
          {t({ message: 'Verified', comment: 'A lottery draw was recomputed, and its numbers are right' })}
        </Tag>
      );
    case 'mismatch':
      return (
        <Tag tone="negative" icon={ShieldAlert}>
          {t({ message: 'Does not match', comment: 'A lottery draw was recomputed, and its numbers are other ones' })}
        </Tag>
      );
    case 'unavailable':
      return (
        <Tag icon={CircleHelp}>
          {t({ message: 'Not checked', comment: 'A lottery draw cannot be recomputed in this browser' })}
        </Tag>
      );
  }
}

function Explanation({ check }: { readonly check: DrawCheck }) {
  return (
    <Text size="small" tone="muted">
      {check === 'mismatch' ? (
        <Trans>
          Your device computed this draw and found other numbers than the ones shown. Tell customer service and name the
          draw.
        </Trans>
      ) : check === 'unavailable' ? (
        <Trans>
          This browser cannot compute the draw here. With hash and seed you can check it yourself, on any device.
        </Trans>
      ) : (
        <Trans>
          The hash was fixed before anybody could bet. Your device computes hash and numbers from the seed and compares
          them.
        </Trans>
      )}
    </Text>
  );
}

interface SecretProps {
  readonly name: string;
  readonly value: string;
  /** What its button does. */
  readonly action: string;
}

/** A long code, to be read, selected and copied. */
function Secret({ name, value, action }: SecretProps) {
  return (
    <div className={css.secret}>
      <Text size="small" weight="bold">
        {name}
      </Text>
      <bdi dir="ltr" className={css.code}>
        {value}
      </bdi>
      <CopyButton size="sm" text={value}>
        {action}
      </CopyButton>
    </div>
  );
}
