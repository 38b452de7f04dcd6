import type { ModuleContext } from '../../contract/module.ts';
import { iconsRoutes } from './icons.routes.ts';
import { createIcons } from './icons.service.ts';

/** Pictures that members choose to stand for them. */
export const createIconsModule = ({ db }: ModuleContext) => ({ handlers: iconsRoutes(createIcons(db)) });
