import { lantern } from '../brands/lantern.ts';
import { applyTheme } from './apply-theme.ts';

applyTheme('[data-theme=light]', lantern.light);
