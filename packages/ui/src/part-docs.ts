import type { ReactNode } from 'react';

/**
 * What the workshop's page of a part says besides its properties and stories: `Name.docs.ts` beside `Name.tsx`, under the
 * name `docs`. Texts are Markdown of one line. Those of the parts of games, which import nothing of the design system, stand
 * in `apps/storybook/games`.
 */
export interface PartDocs {
  /** `new` until its properties have stood for a release; `deprecated` with the part to take instead in `avoidWhen`. */
  readonly status: 'stable' | 'new' | 'deprecated';
  /** What it is for, in one or two sentences. */
  readonly purpose: string;
  /** Cases it is made for. */
  readonly useWhen: readonly string[];
  /** Cases in which another part serves better; each names that part. */
  readonly avoidWhen: readonly string[];
  /** What it is made of, from the first thing that is seen or read. */
  readonly anatomy: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Story that shows the first of `dos`, by the name of its export. */
  readonly example?: string;
  /** Story that shows what the first of `donts` warns of, where an example needs a page of its own: parts of games. */
  readonly counterexample?: string;
  /** Keys and what each does; empty when nothing in it takes the focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Roles, names, what is announced, and what the caller has to see to. */
  readonly accessibility: readonly string[];
  /** How its texts are written. */
  readonly content: readonly string[];
}

/**
 * Live examples on the page of a part: `Name.examples.tsx` beside `Name.docs.ts`, under the name `examples`. They stand in
 * the workshop alone and are no stories: what is a state of the part is one.
 */
export interface PartExamples {
  /** Shows the first of `dos`; left out where the story `example` shows it. */
  readonly Do?: () => ReactNode;
  /** Shows what the first of `donts` warns of. */
  readonly Dont: () => ReactNode;
}
