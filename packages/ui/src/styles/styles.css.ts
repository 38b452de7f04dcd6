/**
 * Everything an app imports once, before any part: `import '@mekong/ui/styles'`.
 * The order of these lines is the order of the cascade.
 */
import './layers.css.ts';
import '../themes/dark.css.ts';
import '../themes/light.css.ts';
import '../themes/shape.css.ts';
import './reset.css.ts';
import './global.css.ts';
import './direction.css.ts';
import '../fonts/fonts.css.ts';
