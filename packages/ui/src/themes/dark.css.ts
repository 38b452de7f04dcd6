import { lantern } from '../brands/lantern.ts';
import { applyTheme } from './apply-theme.ts';

applyTheme(':root, [data-theme=dark]', lantern.dark);
