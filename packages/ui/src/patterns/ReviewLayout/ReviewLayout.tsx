import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './ReviewLayout.css.ts';
import { isTyping, keyOf } from './review-keys.ts';

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
  /** What speaks for a closer look. */
  readonly mark?: ReactNode;
}

/** What a key does. */
export interface ReviewKey {
  /** A letter of the Latin alphabet: "A". On a keyboard of another script its place counts. */
  readonly letter: string;
  readonly onPress: () => void;
}

/** Props of {@link ReviewLayout}. */
export interface ReviewLayoutProps {
  /** Name of the queue: "Withdrawals to decide". */
  readonly label: string;
  /** What waits, in its order. */
  readonly queue: readonly ReviewEntry[];
  /** Which of them is open. */
  readonly current: string;
  /** Below the queue: the way to more. */
  readonly queueEnd?: ReactNode;
  /** The evidence. */
  readonly children: ReactNode;
  /** Who it is about. */
  readonly aside?: ReactNode;
  /** What is to be known before deciding, in a line. */
  readonly note?: ReactNode;
  /** Buttons that decide; their names say their keys. Without them there is no foot. */
  readonly actions?: ReactNode;
  /** Keys of the page. They do nothing while somebody types or a question is open. */
  readonly keys?: readonly ReviewKey[];
}

/** One case of a queue with its evidence: queue, evidence and person side by side, one after the other on smaller screens. */
export function ReviewLayout(props: ReviewLayoutProps) {
  const { label, queue, current, queueEnd, children, aside, note, actions, keys = [] } = props;
  const Anchor = useLinkComponent();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event)) return;
    const found = keys.find(({ letter }) => letter === keyOf(event));
    if (!found) return;
    event.preventDefault();
    found.onPress();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={css.root}>
      <nav className={css.queue} aria-label={label}>
        <ul className={css.list}>
          {queue.map(({ key, href, amount, age, name, mark }) => (
            <li key={key}>
              <Anchor className={css.entry} href={href} aria-current={key === current ? 'page' : undefined}>
                <span className={css.amount}>{amount}</span>
                <span>{age}</span>
                <span className={css.name}>{name}</span>
                <span className={css.mark}>{mark}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        {queueEnd}
      </nav>
      <div className={css.column}>
        {children}
        {actions && (
          <div className={css.footer}>
            {note}
            <div className={css.actions}>{actions}</div>
          </div>
        )}
      </div>
      {aside && <div className={css.column}>{aside}</div>}
    </div>
  );
}
