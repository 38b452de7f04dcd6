import { useLingui } from '@lingui/react/macro';
import { stopBonusOffer } from '@mekong/api-client/admin/sdk/stopBonusOffer';
import type { BonusOfferRow } from '@mekong/api-client/admin/types';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { useAct } from '../../parts/use-act.ts';

/** Asks before nobody can choose an offer any more. */
export function StopOffer({ offer: { id }, onClose }: { readonly offer: BonusOfferRow; readonly onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Stop the bonus offer ${id}?`}
      description={t`Nobody can choose it any more. Deposits that were begun with it still bring their bonus, and bonuses in play go on.`}
      confirmLabel={t`Stop the offer`}
      tone="danger"
      onConfirm={() =>
        void act
          .run(() => stopBonusOffer({ path: { id } }), {
            said: t`The bonus offer is stopped`,
            stale: ['listBonusOffers', 'listAudit'],
          })
          .then((done) => done && onClose())
      }
    />
  );
}
