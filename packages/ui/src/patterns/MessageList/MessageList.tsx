import { useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { Mail } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as list from '../SessionList/SessionList.css.ts';
import * as css from './MessageList.css.ts';

/** One message. */
export interface MessageEntry {
  readonly id: string;
  readonly title: string;
  /** What it says, plain text. */
  readonly text: string;
  /** Glyph of its kind. */
  readonly glyph: IconGlyph;
  /** Word of its kind: "Security". */
  readonly kind: string;
  readonly sentAt: Instant;
  readonly isRead: boolean;
}

/** Props of {@link MessageList}. */
export interface MessageListProps<Message extends MessageEntry> {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Messages, the newest first. */
  readonly messages: readonly Message[];
  /** Id of the message that is open. */
  readonly openId?: string | undefined;
  /** A message is opened, or with `undefined` the open one closed. Mark it as read. */
  readonly onOpenChange: (message: Message | undefined) => void;
  /** Ids of the messages that are chosen. */
  readonly values: ReadonlySet<string>;
  /** Called with all that are chosen now. */
  readonly onValuesChange: (values: ReadonlySet<string>) => void;
  /** What can be done with an open message: the way to what it tells of, to delete it. */
  readonly actions?: ((message: Message) => ReactNode) | undefined;
}

/** Messages to one person: each is opened in its place, and several can be chosen. */
export function MessageList<Message extends MessageEntry>({
  label,
  messages,
  openId,
  onOpenChange,
  values,
  onValuesChange,
  actions,
}: MessageListProps<Message>) {
  const { t } = useLingui();
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(values);
    if (isChosen) next.add(id);
    else next.delete(id);
    onValuesChange(next);
  };
  return (
    <ul className={list.list} aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} className={list.item}>
          <Checkbox
            label={<VisuallyHidden>{t`Choose: ${message.title}`}</VisuallyHidden>}
            isChecked={values.has(message.id)}
            onCheckedChange={(isChosen) => choose(message.id, isChosen)}
          />
          <MessageItem {...{ message, onOpenChange, actions }} open={message.id === openId} />
        </li>
      ))}
    </ul>
  );
}

interface MessageItemProps<Message extends MessageEntry>
  extends Pick<MessageListProps<Message>, 'onOpenChange' | 'actions'> {
  /** The message. */
  readonly message: Message;
  /** Whether what it says is shown. */
  readonly open: boolean;
}

function MessageItem<Message extends MessageEntry>({
  message,
  open,
  onOpenChange,
  actions,
}: MessageItemProps<Message>) {
  const { t } = useLingui();
  const id = useId();
  const { title, text, glyph, kind, sentAt, isRead } = message;
  return (
    <div className={css.message}>
      <button
        type="button"
        className={css.opener}
        data-read={isRead || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(open ? undefined : message)}
      >
        <span className={list.glyph}>
          <Icon glyph={glyph} />
        </span>
        <span className={list.words}>
          <span className={isRead ? css.text : list.name}>
            {title}
            {!isRead && (
              <Tag tone="accent" icon={Mail}>
                {t({ message: 'Unread', comment: 'Mark of a message' })}
              </Tag>
            )}
          </span>
          <span className={list.details}>
            <span>{kind}</span>
            <DateTime value={sentAt} />
          </span>
        </span>
      </button>
      {open && (
        <div id={id} className={css.message}>
          <p className={css.text}>{text}</p>
          {actions?.(message)}
        </div>
      )}
    </div>
  );
}
