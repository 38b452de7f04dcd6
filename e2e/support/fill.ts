/** Makes the data of the journeys ahead of them, while something else leaves a processor free now and then. */
import { filledData } from './site-data.ts';

filledData();
