import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { AnnouncementItem } from '../AnnouncementModal/AnnouncementModal.tsx';
import { AgencyNoticeText } from './AgencyNoticeText.tsx';

/** Props of {@link AgencyNotice}. */
export interface AgencyNoticeProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called with `false` when Escape, the close button or a press beside it puts the notices off: they stay unread. */
  readonly onOpenChange: (open: boolean) => void;
  /** The unread notices, at least one, in the order they are read in. */
  readonly notices: readonly AnnouncementItem[];
  /** Where pictures in the texts may come from: see `HtmlContent`. */
  readonly imageHosts?: readonly string[] | undefined;
  /** Called when all of them were shown and the agent says so. */
  readonly onAcknowledge: () => void;
}

/**
 * Notices for agents, one at a time. They are acknowledged together once each was shown; closing only puts them
 * off. Announcements to players are an `AnnouncementModal`.
 */
export function AgencyNotice({ open, onOpenChange, notices, imageHosts, onAcknowledge }: AgencyNoticeProps) {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [readIds, setReadIds] = useState<readonly string[]>([]);
  const count = notices.length;
  const place = Math.min(index, count - 1) + 1;
  const notice = notices[place - 1];
  const areRead = notices.every((each) => each === notice || readIds.includes(each.id));
  if (!notice) return null;

  const turn = (by: -1 | 1): void => {
    setReadIds([...readIds, notice.id]);
    setIndex(place - 1 + by);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Notice for agents`}
      description={count > 1 ? t`Notice ${place} of ${count}` : undefined}
      isFlush
      footer={
        <>
          {count > 1 && (
            <>
              <Button icon={ChevronLeft} isDisabled={place === 1} onClick={() => turn(-1)}>
                {t({ message: 'Previous', comment: 'Button: the notice before this one' })}
              </Button>
              <Button iconEnd={ChevronRight} isDisabled={place === count} onClick={() => turn(1)}>
                {t({ message: 'Next', comment: 'Button: the notice after this one' })}
              </Button>
            </>
          )}
          <Button
            variant="primary"
            disabledReason={areRead ? undefined : t`Look at every notice first.`}
            onClick={onAcknowledge}
          >
            {t({ message: 'Acknowledge', comment: 'Button: I have read these notices and know of them' })}
          </Button>
        </>
      }
    >
      {/* one text after another keeps the place of the first otherwise */}
      <AgencyNoticeText key={notice.id} notice={notice} imageHosts={imageHosts} isTurned={readIds.length > 0} />
    </Dialog>
  );
}
