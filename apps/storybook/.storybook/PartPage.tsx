import type { PartDocs, PartExamples } from '@mekong/ui/part-docs';
import {
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ContextType, Suspense, use, useContext } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { Guidance, Introduction } from './PartGuidance.tsx';

const docsFiles = import.meta.glob<PartDocs>(
  ['../../../packages/ui/src/{components,patterns}/*/*.docs.ts', '../games/*.docs.ts'],
  { import: 'docs' },
);
const exampleFiles = import.meta.glob<PartExamples>('../../../packages/ui/src/{components,patterns}/*/*.examples.tsx', {
  import: 'examples',
});

interface Written {
  readonly docs: PartDocs | undefined;
  readonly examples: PartExamples | undefined;
}

/** Name of a part, which its title ends with. */
const nameOf = (title: string): string => title.split('/').at(-1) ?? '';

const loaded = new Map<string, Promise<Written>>();

/** What is written about a part; one promise for each, so that React can wait for it. */
function writtenOf(title: string): Promise<Written> {
  const known = loaded.get(title);
  if (known) return known;
  const name = nameOf(title);
  const place = title.startsWith('Games/') ? `/games/${name}` : `/${name}/${name}`;
  const load = <T,>(files: Record<string, () => Promise<T>>, end: string): Promise<T | undefined> =>
    Promise.resolve(Object.entries(files).find(([file]) => file.endsWith(place + end))?.[1]());
  const loading = Promise.all([load(docsFiles, '.docs.ts'), load(exampleFiles, '.examples.tsx')]).then(
    ([docs, examples]) => ({ docs, examples }),
  );
  loaded.set(title, loading);
  return loading;
}

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The end of a story's id, as Storybook makes it of the name of its export. */
const storyNameToId = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** A story on the page; one that opens something over the page stands in a frame of its own. */
function StoryOnPage({ story }: { readonly story: PreparedStory }) {
  const { inline, height } = story.parameters.docs?.story ?? {};
  if (inline === false) return <FramedStory id={story.id} name={story.name} height={height ?? '560px'} />;
  return <Canvas of={story.moduleExport} />;
}

/** The page of a part: what is written about it in `Name.docs.ts`, its properties, and all its stories. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Suspense>
        <PartPageBody description={preparedMeta.parameters.docs?.description?.component} title={preparedMeta.title} />
      </Suspense>
    </>
  );
}

interface PartPageBodyProps {
  /** Groups and name of the part. */
  readonly title: string;
  /** Stands in where nothing more is written about the part. */
  readonly description: string | undefined;
}

function PartPageBody({ title, description }: PartPageBodyProps) {
  const { docs, examples } = use(writtenOf(title));
  const stories = useContext(DocsContext).componentStories();
  // the one whose args are all its own: a story that renders without them has no controls
  const first = stories.find((story) => story.name === 'Playground') ?? stories[0];
  const others = stories.filter((story) => story !== first);
  return (
    <>
      {docs ? <Introduction docs={docs} /> : <Markdown>{description ?? ''}</Markdown>}
      {first && (
        <>
          <StoryOnPage story={first} />
          <Controls of={first.moduleExport} />
        </>
      )}
      {docs && (
        <Guidance
          docs={docs}
          examples={examples}
          example={(story) => {
            const found = stories.find(({ id }) => id.endsWith(`--${storyNameToId(story)}`));
            return found && <StoryOnPage story={found} />;
          }}
        />
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Markdown>{String(story.parameters.docs?.description?.story ?? '')}</Markdown>
          <StoryOnPage story={story} />
        </div>
      ))}
    </>
  );
}
