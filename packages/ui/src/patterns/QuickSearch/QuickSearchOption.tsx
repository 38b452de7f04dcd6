import { CornerDownLeft } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import { type MarkedPart, markMatches, markRanges } from './mark-matches.ts';
import * as css from './QuickSearch.css.ts';
import type { QuickSearchResult } from './QuickSearchPanel.tsx';

/** Props of {@link QuickSearchOption}. */
export interface QuickSearchOptionProps {
  readonly id: string;
  readonly result: QuickSearchResult;
  /** What was looked for: marked in the words. */
  readonly looked: string;
  readonly isActive: boolean;
  /** The pointer moves over it. */
  readonly onPoint: () => void;
  readonly onPress: (event: MouseEvent) => void;
}

/** How wide a cover stands before its words. */
const tileSize = '36px';

/** One result: a link, so that it opens in a new tab too, or a button for what happens in the list. */
export function QuickSearchOption({ id, result, looked, isActive, onPoint, onPress }: QuickSearchOptionProps) {
  const Anchor = useLinkComponent();
  const { label, note, matches, noteMatches, href, imageUrl, imageSrcSet, glyph } = result;
  const content = (
    <>
      <span className={css.mark}>
        {imageUrl ? (
          <LazyImage
            src={imageUrl}
            srcSet={imageSrcSet}
            sizes={imageSrcSet && tileSize}
            alt=""
            width={96}
            height={96}
            isPriority
          />
        ) : (
          glyph && <Icon glyph={glyph} />
        )}
      </span>
      <span className={css.words}>
        <span className={css.label}>
          <Marked parts={matches ? markRanges(label, matches) : markMatches(label, looked)} />
        </span>
        {note && (
          <span className={css.note}>
            <Marked parts={noteMatches ? markRanges(note, noteMatches) : markMatches(note, looked)} />
          </span>
        )}
      </span>
      <span className={css.enter}>
        <Icon glyph={CornerDownLeft} size="sm" />
      </span>
    </>
  );
  const option = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1, className: css.option } as const;
  return (
    <div role="presentation" onPointerMove={onPoint}>
      {href ? (
        <Anchor {...option} href={href} onClick={onPress}>
          {content}
        </Anchor>
      ) : (
        <button type="button" {...option} onClick={onPress}>
          {content}
        </button>
      )}
    </div>
  );
}

/** Words with what was found marked in them. */
function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing but their place
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
