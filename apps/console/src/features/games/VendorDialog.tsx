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

/** Asks before a vendor is closed or opened; a maintenance may say when it ends. */
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
      title={isOpening ? t`Open ${name}?` : t`Put ${name} under maintenance?`}
      description={
        isOpening
          ? t`Its games can be played at once.`
          : t`Bets on its games are refused at once, and everybody who has one open is told. Rounds that are open are paid out.`
      }
      confirmLabel={isOpening ? t`Open the provider` : t`Begin maintenance`}
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
              said: isOpening ? t`${name} is open` : t`${name} is under maintenance`,
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
