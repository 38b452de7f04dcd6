import type { ReactNode } from 'react';
import { useDisclosureGroupState } from 'react-stately/useDisclosureGroupState';
import * as css from './Accordion.css.ts';
import { AccordionSection } from './AccordionSection.tsx';

/** One section of an {@link Accordion}. */
export interface AccordionItem {
  /** Its name, unique in the list. */
  readonly key: string;
  /** What it answers or holds: a question, a topic. */
  readonly title: string;
  /** A few words below the title: the topic it belongs to. */
  readonly note?: ReactNode;
  /** What it shows while it is open. It is in the page from the first, so that a search in the page finds and opens it. */
  readonly content: ReactNode;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** The sections in their order. */
  readonly items: readonly AccordionItem[];
  /**
   * Place of the titles in the outline; headings inside come below it.
   * @default 2
   */
  readonly level?: 2 | 3 | 4 | undefined;
  /**
   * Only one is open at a time: another one closes it.
   * @default false
   */
  readonly isSingle?: boolean | undefined;
  /**
   * Keys of those that are open at first.
   * @default none
   */
  readonly defaultValues?: readonly string[] | undefined;
  /** Called with the keys of those that are open now. */
  readonly onValuesChange?: ((values: readonly string[]) => void) | undefined;
}

/** Sections of which the titles are read first, each opened in its place: questions and their answers. */
export function Accordion({ items, level = 2, isSingle = false, defaultValues = [], onValuesChange }: AccordionProps) {
  const group = useDisclosureGroupState({
    allowsMultipleExpanded: !isSingle,
    defaultExpandedKeys: defaultValues,
    onExpandedChange: (keys) => onValuesChange?.([...keys].map(String)),
  });
  return (
    <div className={css.root}>
      {items.map((item) => (
        <AccordionSection key={item.key} item={item} level={level} group={group} />
      ))}
    </div>
  );
}
