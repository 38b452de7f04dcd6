import { testInteractions } from './test-interactions.ts';

testInteractions('AR');
