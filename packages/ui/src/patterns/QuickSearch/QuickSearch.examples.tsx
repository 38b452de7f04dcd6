import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { QuickSearchPanel } from './QuickSearchPanel.tsx';

/** Asks on every letter, and empties itself while the answer is on its way. */
function OnEveryLetter() {
  const [text, setText] = useState('');
  return <QuickSearchPanel text={text} onTextChange={setText} groups={undefined} onChoose={() => undefined} />;
}

export const examples: PartExamples = { Dont: () => <OnEveryLetter /> };
