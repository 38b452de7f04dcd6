import { useLingui } from '@lingui/react/macro';
import { showEvidence } from '@mekong/api-client/admin/sdk/showEvidence';
import type { DisputeRow } from '@mekong/api-client/admin/types';
import { PictureDialog } from '../../parts/PictureDialog.tsx';

interface EvidenceDialogProps {
  readonly dispute: DisputeRow;
  readonly onClose: () => void;
}

/** The pictures of a dispute. */
export function EvidenceDialog({ dispute: { id, caseNo, fileIds }, onClose }: EvidenceDialogProps) {
  const { t } = useLingui();
  return (
    <PictureDialog
      title={t`Evidence of case ${caseNo}`}
      fileIds={fileIds}
      load={(fileId) => showEvidence({ path: { id, fileId } })}
      onClose={onClose}
    />
  );
}
