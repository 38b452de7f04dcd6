import { overviewPage } from '../features/overview/overview.page.ts';
import type { ConsolePage } from '../parts/console-page.ts';

/** Every page of the console, in the order of the menu. */
export const pages: readonly ConsolePage[] = [overviewPage];
