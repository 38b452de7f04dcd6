import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import type { DisclosureGroupState } from 'react-stately/useDisclosureGroupState';
import { useDisclosureState } from 'react-stately/useDisclosureState';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Accordion.css.ts';
import type { AccordionItem, AccordionProps } from './Accordion.tsx';

/** Props of {@link AccordionSection}. */
export interface AccordionSectionProps {
  readonly item: AccordionItem;
  readonly level: NonNullable<AccordionProps['level']>;
  /** Which sections are open. */
  readonly group: DisclosureGroupState;
}

/** A title that opens and closes what stands below it. */
export function AccordionSection({ item, level, group }: AccordionSectionProps) {
  const { key, title, note, content } = item;
  const panel = useRef<HTMLDivElement>(null);
  const state = useDisclosureState({
    isExpanded: group.expandedKeys.has(key),
    onExpandedChange: () => group.toggleKey(key),
  });
  const { buttonProps, panelProps } = useDisclosure({}, state, panel);
  const Heading = `h${level}` as const;
  return (
    <div className={css.section}>
      <Heading>
        {/* presses are the browser's: those of the library would write a style into the page, which its policy refuses */}
        <button
          type="button"
          className={css.trigger}
          id={buttonProps.id}
          aria-expanded={state.isExpanded}
          aria-controls={panelProps.id}
          onClick={state.toggle}
        >
          <span>
            {title}
            {note !== undefined && <span className={css.note}>{note}</span>}
          </span>
          <span className={css.sign}>
            <Icon glyph={ChevronDown} />
          </span>
        </button>
      </Heading>
      <div ref={panel} {...panelProps}>
        <div className={css.content}>{content}</div>
      </div>
    </div>
  );
}
