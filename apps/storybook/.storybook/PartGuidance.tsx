import type { PartDocs, PartExamples } from '@mekong/ui/part-docs';
import { Heading, Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Stage } from './Stage.tsx';
import { useToolbarGlobals } from './use-globals.ts';

const statusTexts: Readonly<Record<PartDocs['status'], string>> = {
  stable: 'Stable',
  new: 'New: its properties may still change',
  deprecated: 'Deprecated: do not use it in new code',
};

/** What a part is for and when to take another, above the first story. */
export function Introduction({ docs }: { readonly docs: PartDocs }) {
  return (
    <>
      <p>
        <span className="docs-status" data-status={docs.status}>
          {statusTexts[docs.status]}
        </span>
      </p>
      <Markdown>{docs.purpose}</Markdown>
      <div className="docs-columns">
        <Column title="When to use it" items={docs.useWhen} />
        <Column title="When not to" items={docs.avoidWhen} />
      </div>
    </>
  );
}

/** How a part is built and used well, below its properties. */
export function Guidance({
  docs,
  examples,
  example,
}: {
  readonly docs: PartDocs;
  readonly examples: PartExamples | undefined;
  readonly example: (story: string) => ReactNode;
}) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <ol>
        {docs.anatomy.map((part) => (
          <li key={part}>
            <Markdown>{part}</Markdown>
          </li>
        ))}
      </ol>
      <Heading>Do and don't</Heading>
      <div className="docs-columns">
        <Column title="Do" mark="do" items={docs.dos} Example={examples?.Do} />
        <Column title="Don't" mark="dont" items={docs.donts} Example={examples?.Dont} />
      </div>
      {docs.example && example(docs.example)}
      {docs.counterexample && (
        <div className="docs-column" data-mark="dont">
          <strong>Don't</strong>
          <Markdown>{docs.donts[0] ?? ''}</Markdown>
          {example(docs.counterexample)}
        </div>
      )}
      <Heading>Keyboard</Heading>
      {docs.keyboard.length > 0 ? (
        <Keyboard rows={docs.keyboard} />
      ) : (
        <p>It takes no keys: nothing of its own can be focused.</p>
      )}
      <Heading>Accessibility</Heading>
      <Items items={docs.accessibility} />
      <Heading>Content</Heading>
      <Items items={docs.content} />
    </>
  );
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Markdown>{item}</Markdown>
        </li>
      ))}
    </ul>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly mark?: 'do' | 'dont';
  /** Shows the first of the items. */
  readonly Example?: (() => ReactNode) | undefined;
}

function Column({ title, items, mark, Example }: ColumnProps) {
  const globals = useToolbarGlobals();
  return (
    <div className="docs-column" data-mark={mark}>
      <strong>{title}</strong>
      {Example && (
        <Unstyled>
          <div className="docs-example">
            <Stage globals={globals}>
              <Example />
            </Stage>
          </div>
        </Unstyled>
      )}
      <Items items={items} />
    </div>
  );
}

function Keyboard({ rows }: { readonly rows: PartDocs['keyboard'] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, effect]) => (
          <tr key={keys}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
