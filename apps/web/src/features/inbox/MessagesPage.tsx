import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { markRead, useUnreadBadge } from '../../queries/inbox.ts';
import { MessageBox } from './MessageBox.tsx';
import { messageLooks } from './message-labels.ts';
import { type MessagesSearch, messageKinds, messagesSearch } from './messages-search.ts';

/** Messages to the member (messageV2). Tab and open message stand in the address. */
export function MessagesPage({ search }: { readonly search: MessagesSearch }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { show } = useCentreSearch('/member', messagesSearch);
  const { act, pending, alert } = useAction();
  const unread = useUnreadBadge();
  const title = t({ message: 'Messages', comment: 'Messages to the member, page of the member centre' });
  usePageTitle(title);
  const all = 'ALL';
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`Messages are kept for 90 days.`}
        actions={
          <Button
            isPending={pending === 'all'}
            disabledReason={unread ? undefined : t`All messages are read.`}
            onClick={() => void act('all', () => markRead(queryClient))}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        }
      />
      {alert}
      <Tabs
        label={t`Kind of message`}
        tabs={[
          { value: all, label: t({ message: 'All', context: 'messages', comment: 'Every kind of message' }) },
          ...messageKinds.map((value) => ({ value, label: i18n._(messageLooks[value].label) })),
        ]}
        value={search.kind ?? all}
        onValueChange={(value) => show({ kind: messageKinds.find((kind) => kind === value), message: undefined }, true)}
      >
        <MessageBox
          key={search.kind}
          kind={search.kind}
          openId={search.message}
          onOpen={(message) => show({ message }, true)}
        />
      </Tabs>
    </Stack>
  );
}
