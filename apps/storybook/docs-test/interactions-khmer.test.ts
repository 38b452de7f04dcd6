import { testInteractions } from './test-interactions.ts';

testInteractions('KM');
