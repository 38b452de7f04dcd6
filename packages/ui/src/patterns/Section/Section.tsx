import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Section.css.ts';

/** Props of {@link Section}. */
export interface SectionProps {
  /** What stands in it: "Hot games". */
  readonly title: string;
  /** What stands in the section. */
  readonly children: ReactNode;
  /** Where all of it can be seen; shows a "See all" link. */
  readonly seeAllHref?: string | undefined;
  /** Stands at the end of the title's line, before the link: a badge, a control. */
  readonly aside?: ReactNode;
}

/** A titled block of a page: a landmark with its heading, and the way to all of it. */
export function Section({ title, children, seeAllHref, aside }: SectionProps) {
  const id = useId();
  return (
    <section className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        {(aside || seeAllHref) && (
          <div className={css.end}>
            {aside}
            {seeAllHref && (
              <Link href={seeAllHref}>
                <Trans comment="Link to a whole list; the title is read to screen readers">
                  See all<VisuallyHidden>: {title}</VisuallyHidden>
                </Trans>
              </Link>
            )}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
