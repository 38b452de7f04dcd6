import './bare.ts';
import { testStories } from './test-stories.ts';

await testStories(1);
