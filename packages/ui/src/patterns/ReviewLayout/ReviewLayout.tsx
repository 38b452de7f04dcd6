import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { type TabItem, Tabs } from '../../components/Tabs/Tabs.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './ReviewLayout.css.ts';
import { type ReviewAction, type ReviewField, ReviewLayoutFoot } from './ReviewLayoutFoot.tsx';
import { isTyping, keyOf } from './review-keys.ts';

export type { ReviewAction, ReviewField } from './ReviewLayoutFoot.tsx';

/** One thing that waits. */
export interface ReviewEntry {
  readonly key: string;
  /** Where it is opened. */
  readonly href: string;
  /** What it is about first of all: an amount. */
  readonly amount: ReactNode;
  /** For how long it has waited. */
  readonly age: ReactNode;
  /** Whose it is. */
  readonly name: ReactNode;
  /** What speaks for a closer look, in a word or two. */
  readonly mark?: ReactNode;
}

/** Kinds of the queue, each with its count. */
export interface ReviewTabs {
  /** What is switched, for screen readers: "Which withdrawals". */
  readonly label: string;
  readonly items: readonly TabItem<string>[];
  /** Kind shown; keep it in the address. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Props of {@link ReviewLayout}. */
export interface ReviewLayoutProps {
  /** Name of the queue: "Withdrawals to decide". */
  readonly label: string;
  /** Heading of the queue, where the page has no other one for it. */
  readonly title?: string | undefined;
  /** At the end of the heading's line: the way to a list of everything. */
  readonly titleEnd?: ReactNode;
  /** Kinds of the queue. */
  readonly tabs?: ReviewTabs | undefined;
  /** What waits, in its order. */
  readonly queue: readonly ReviewEntry[];
  /** Which of them is open. Without one the queue is all there is on smaller screens. */
  readonly current?: string | undefined;
  /** In place of entries when there are none. */
  readonly queueEmpty?: ReactNode;
  /** Below the queue: the way to more. */
  readonly queueEnd?: ReactNode;
  /** The evidence. */
  readonly children?: ReactNode;
  /** The way back to the queue, where that has no room beside the evidence. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Who it is about. */
  readonly aside?: ReactNode;
  /** What is to be known before deciding, in a line. */
  readonly note?: ReactNode;
  /** At the end of that line where there is room, in a few quiet words. */
  readonly noteEnd?: ReactNode;
  /**
   * A small field before the buttons where there is room: a reason that they begin with. It calls `onChosen` when that is chosen:
   * the focus goes on to the buttons, so that their keys are keys again.
   */
  readonly field?: ReviewField | undefined;
  /** Buttons that decide. Without them and a note there is no foot. */
  readonly actions?: readonly ReviewAction[] | undefined;
}

/**
 * One case of a queue with its evidence: queue, evidence and person side by side, one after the other on smaller screens. The
 * buttons that decide stay in sight at its foot, and their keys do what they do.
 */
export function ReviewLayout(props: ReviewLayoutProps) {
  const { label, title, titleEnd, tabs, current, children, back, aside, note, noteEnd, field, actions = [] } = props;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // a key that is held down has done its work
    if (event.defaultPrevented || event.repeat || isTyping(event)) return;
    const found = actions.find(({ letter, isPending }) => letter === keyOf(event) && !isPending);
    if (!found?.letter) return;
    event.preventDefault();
    found.onPress();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const isOpen = current !== undefined;
  const list = <Queue {...props} />;
  return (
    <div className={css.root}>
      <div className={css.columns}>
        <div className={isOpen ? css.queue.beside : css.queue.alone}>
          {(title || titleEnd) && (
            <div className={css.head}>
              {title && <Heading level={2}>{title}</Heading>}
              {titleEnd}
            </div>
          )}
          {tabs ? (
            <div className={css.tabs}>
              <Tabs
                label={tabs.label}
                tabs={tabs.items}
                value={tabs.value}
                onValueChange={tabs.onValueChange}
                isFullWidth
              >
                <nav className={css.tabbed} aria-label={label}>
                  {list}
                </nav>
              </Tabs>
            </div>
          ) : (
            <nav aria-label={label}>{list}</nav>
          )}
        </div>
        {isOpen && (
          <div className={css.column}>
            {back && (
              <div className={css.back}>
                <Link href={back.href}>
                  <Inline as="span" gap={1} isWrapping={false}>
                    <Icon glyph={ArrowLeft} size="sm" />
                    {back.label}
                  </Inline>
                </Link>
              </div>
            )}
            {children}
          </div>
        )}
        {isOpen && aside && <div className={css.aside}>{aside}</div>}
      </div>
      {isOpen && (actions.length > 0 || note) && (
        <ReviewLayoutFoot hasAside={Boolean(aside)} {...{ note, noteEnd, field, actions }} />
      )}
    </div>
  );
}

function Queue({ queue, current, queueEmpty, queueEnd }: ReviewLayoutProps) {
  const Anchor = useLinkComponent();
  return (
    <>
      {queue.length > 0 ? (
        <ul className={css.list}>
          {queue.map(({ key, href, amount, age, name, mark }) => (
            <li key={key}>
              <Anchor className={css.entry} href={href} aria-current={key === current ? 'page' : undefined}>
                <span className={css.amount}>{amount}</span>
                <span className={css.age}>{age}</span>
                <span className={css.name}>{name}</span>
                <span className={css.mark}>{mark}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        queueEmpty && <div className={css.rest}>{queueEmpty}</div>
      )}
      {queueEnd && <div className={css.rest}>{queueEnd}</div>}
    </>
  );
}
