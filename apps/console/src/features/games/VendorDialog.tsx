import { useLingui } from '@lingui/react/macro';
import { switchVendor } from '@mekong/api-client/admin/sdk';
import type { Vendor } from '@mekong/api-client/admin/types';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { MomentField } from '../../parts/MomentField.tsx';
import { useAct } from '../../parts/use-act.ts';

interface VendorDialogProps {
  readonly vendor: Vendor;
  readonly onClose: () => void;
}

/** Asks before the maintenance of a vendor begins or ends; it may say when it is expected to end. */
export function VendorDialog({ vendor: { code, name, status }, onClose }: VendorDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [until, setUntil] = useState<string>();
  const isOpening = status !== 'active';
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={isOpening ? t`End maintenance of ${name}?` : t`Put ${name} under maintenance?`}
      description={
        isOpening
          ? t`Its games can be played at once.`
          : t`Bets on its games are refused at once, and everybody who plays one is told. Rounds in progress are still paid out.`
      }
      confirmLabel={isOpening ? t`End maintenance` : t`Begin maintenance`}
      tone={isOpening ? 'default' : 'danger'}
      onConfirm={() =>
        void act
          .run(
            () =>
              switchVendor({
                path: { code },
                body: isOpening ? { status: 'active' } : { status: 'maintenance', until },
              }),
            {
              said: isOpening ? t`${name} is available` : t`${name} is under maintenance`,
              stale: ['listVendors', 'listGames', 'listLotteries'],
            },
          )
          .then((done) => done && onClose())
      }
    >
      {!isOpening && <MomentField label={t`Expected end`} value={until} onValueChange={setUntil} />}
    </ActDialog>
  );
}
