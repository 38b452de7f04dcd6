import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { IconGlyph } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { TextRange } from './mark-matches.ts';
import * as css from './QuickSearch.css.ts';
import { QuickSearchOption } from './QuickSearchOption.tsx';

/** One thing that was found, or something to do in the list. */
export interface QuickSearchResult {
  /** Unlike that of every other result in the list. */
  readonly key: string;
  readonly label: string;
  /** A second line: the vendor of a game, its name in the language that was typed. */
  readonly note?: string | undefined;
  /** Places of the label that match, where whoever searched knows them. Else what was typed is looked for in it. */
  readonly matches?: readonly TextRange[] | undefined;
  /** Places of the note that match. */
  readonly noteMatches?: readonly TextRange[] | undefined;
  /** Where it leads. A result without it does something in the list: words of an earlier search. */
  readonly href?: string | undefined;
  /** Address of a cover; a tile shows its middle as a square. */
  readonly imageUrl?: string | undefined;
  /** Widths of a square crop of the cover to choose from, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** Stands where there is no cover. */
  readonly glyph?: IconGlyph | undefined;
}

/** Results of one kind. */
export interface QuickSearchGroup {
  readonly key: string;
  readonly title: string;
  readonly results: readonly QuickSearchResult[];
  /**
   * Nothing that was looked for: popular games where nothing was found. Enter takes none of it that was not chosen.
   * @default false
   */
  readonly isSuggestion?: boolean | undefined;
}

/** Props of {@link QuickSearchPanel}. */
export interface QuickSearchPanelProps {
  /** What is looked for, as it was typed. */
  readonly text: string;
  /** Called with every change of what is typed. */
  readonly onTextChange: (text: string) => void;
  /**
   * What can be looked for; name of the field.
   * @default 'Search games, providers and pages'
   */
  readonly searchLabel?: string | undefined;
  /** What was found, the nearest first; undefined while there is nothing to show yet. */
  readonly groups: readonly QuickSearchGroup[] | undefined;
  /**
   * The groups answer an earlier text; the answer to this one is on its way. Enter waits for it.
   * @default false
   */
  readonly isStale?: boolean | undefined;
  /** A result was taken by a plain press or by Enter. One with another button or key follows its link by itself. */
  readonly onChoose: (result: QuickSearchResult) => void;
  /** Stands over the groups: a failure with its retry, or that nothing was found. */
  readonly notice?: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The field of a {@link QuickSearch} with its results: a combobox of the ARIA practices, the focus stays in the field. */
export function QuickSearchPanel({
  text,
  onTextChange,
  searchLabel,
  groups,
  isStale = false,
  onChoose,
  notice,
}: QuickSearchPanelProps) {
  const { t } = useLingui();
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string>();
  // Enter was pressed before the answer to what was typed: its first result is taken when it comes
  const isAwaited = useRef(false);

  const results = groups?.flatMap((group) => group.results) ?? [];
  const isAsked = text.trim() !== '';
  // the nearest is at hand; before anything is typed Enter takes nothing that was not chosen
  const known = results.findIndex(({ key }) => key === activeKey);
  const found = isAsked
    ? (groups ?? []).filter(({ isSuggestion }) => !isSuggestion).flatMap((group) => group.results)
    : [];
  const active = known === -1 && found[0] && found[0] === results[0] ? 0 : known;
  const idOf = (place: number): string => `${listId}-${place}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const [first] = found;
  useEffect(() => {
    if (isStale || !isAwaited.current) return;
    isAwaited.current = false;
    if (first) onChoose(first);
  }, [isStale, first, onChoose]);

  const type = (next: string): void => {
    isAwaited.current = false;
    setActiveKey(undefined);
    onTextChange(next);
  };

  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    if (key === 'Enter' && isStale && activeKey === undefined) isAwaited.current = true;
    // by its link, so that it goes the way of every press on it
    else if (key === 'Enter' && active >= 0) document.getElementById(idOf(active))?.click();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && results.length > 0) {
      event.preventDefault();
      const from = active === -1 && key === 'ArrowUp' ? results.length : active;
      setActiveKey(results[(from + (key === 'ArrowDown' ? 1 : -1) + results.length) % results.length]?.key);
    }
  };

  const placed = (groups ?? []).map((group, index, all) => ({
    ...group,
    from: all.slice(0, index).reduce((sum, { results: before }) => sum + before.length, 0),
  }));

  return (
    <div className={css.root}>
      <div className={css.head}>
        <SearchField
          label={searchLabel ?? t`Search games, providers and pages`}
          value={text}
          onValueChange={type}
          results={{
            listId,
            activeId: active >= 0 ? idOf(active) : undefined,
            isExpanded: results.length > 0,
            onKeyDown: move,
          }}
        />
      </div>
      <VisuallyHidden>
        <output>
          {isAsked && groups && !isStale && <Plural value={found.length} one="# result" other="# results" />}
        </output>
      </VisuallyHidden>
      {notice}
      {/* a press must not take the focus out of the field */}
      <div
        id={listId}
        role="listbox"
        aria-label={t`Results`}
        aria-busy={isStale || !groups}
        className={css.list}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {placed.map(({ key, title, results: lines, from }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className={css.group}>
            <div id={`${listId}-${key}`} role="presentation" className={css.title}>
              {title}
            </div>
            {lines.map((result, index) => (
              <QuickSearchOption
                key={result.key}
                id={idOf(from + index)}
                result={result}
                looked={text}
                isActive={from + index === active}
                onPoint={() => setActiveKey(result.key)}
                onPress={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onChoose(result);
                }}
              />
            ))}
          </div>
        ))}
        {!groups && <Skeletons />}
      </div>
    </div>
  );
}

/** Results are on their way. */
function Skeletons() {
  return (
    <div className={css.group} aria-hidden>
      {['a', 'b', 'c', 'd', 'e'].map((skeleton) => (
        <div key={skeleton} className={css.skeleton}>
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}
