import type { PartExamples } from '../../part-docs.ts';
import { messageFixtures } from './MessageList.fixtures.ts';
import { MessageList } from './MessageList.tsx';

const noop = () => undefined;
const none: ReadonlySet<string> = new Set();

export const examples: PartExamples = {
  Dont: () => (
    <MessageList
      label="Messages"
      messages={messageFixtures.slice(0, 2).map((message) => ({ ...message, title: message.text }))}
      onOpenChange={noop}
      values={none}
      onValuesChange={noop}
    />
  ),
};
