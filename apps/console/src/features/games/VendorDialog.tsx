import { useLingui } from '@lingui/react/macro';
import { switchVendor } from '@mekong/api-client/admin/sdk/switchVendor';
import type { Vendor } from '@mekong/api-client/admin/types';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { MomentField } from '../../parts/MomentField.tsx';
import { refusedNames } from '../../parts/refused-names.ts';
import { useAct } from '../../parts/use-act.ts';

/** What is done with a vendor: its maintenance begins, ends, or gets another expected end. */
export interface VendorTask {
  readonly kind: 'begin' | 'end' | 'until';
  readonly vendor: Vendor;
}

interface VendorDialogProps {
  readonly task: VendorTask;
  readonly onClose: () => void;
}

/** Asks before the maintenance of a vendor begins or ends; it may say when it is expected to end. */
export function VendorDialog({ task: { kind, vendor }, onClose }: VendorDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const { code, name } = vendor;
  const [until, setUntil] = useState(vendor.until);
  const words = {
    end: {
      title: t`End maintenance of ${name}?`,
      description: t`Its games can be played at once.`,
      confirmLabel: t`End maintenance`,
      said: t`${name} is available`,
    },
    begin: {
      title: t`Put ${name} under maintenance?`,
      description: t`Bets on its games are refused at once, and everybody who plays one is told. Rounds in progress are still paid out.`,
      confirmLabel: t`Begin maintenance`,
      said: t`${name} is under maintenance`,
    },
    until: {
      title: t`When is ${name} expected back?`,
      description: t`Players are told. Leave it empty when nobody knows; maintenance is ended by hand only.`,
      confirmLabel: t`Save the end`,
      said: t`The expected end is saved`,
    },
  }[kind];
  const { said, ...question } = words;
  return (
    <ActDialog
      {...question}
      act={act}
      isOpen
      onClose={onClose}
      tone={kind === 'begin' ? 'danger' : 'default'}
      onConfirm={() =>
        void act
          .run(
            () =>
              switchVendor({
                path: { code },
                body: kind === 'end' ? { status: 'active' } : { status: 'maintenance', until },
              }),
            { said, stale: ['listVendors', 'listGames', 'listLotteries'] },
          )
          .then((done) => done && onClose())
      }
    >
      {kind !== 'end' && (
        <MomentField
          label={t`Expected end`}
          value={until}
          error={
            refusedNames({}, act.error).has('until')
              ? t`Write day and time in full, and one that is to come.`
              : undefined
          }
          onValueChange={(typed) => {
            act.reset();
            setUntil(typed);
          }}
        />
      )}
    </ActDialog>
  );
}
