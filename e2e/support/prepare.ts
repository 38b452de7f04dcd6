import { filledData } from './site-data.ts';

/** The data is there before the first worker wants a copy: two that made it at once would be in each other's way. */
export default function prepare(): void {
  filledData();
}
