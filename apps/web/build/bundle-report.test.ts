import { expect, test } from 'vitest';
import { circleOf } from './bundle-report.ts';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('circleOf names chunks that import each other, and nothing where paths only meet again', () => {
  const shared = [chunk('shared.js'), chunk('forms.js', 'shared.js'), chunk('lists.js', 'shared.js')];
  expect(circleOf([chunk('page.js', 'forms.js', 'lists.js'), ...shared])).toBeUndefined();
  const others = [chunk('a.js', 'shared.js', 'b.js'), chunk('b.js', 'c.js'), chunk('c.js', 'a.js')];
  expect(circleOf([...shared, chunk('page.js', 'a.js'), ...others])).toEqual(['a.js', 'b.js', 'c.js', 'a.js']);
});
