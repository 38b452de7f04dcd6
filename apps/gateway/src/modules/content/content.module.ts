import type { ModuleContext } from '../../contract/module.ts';
import { contentAdmin } from './content.admin.ts';
import { contentRoutes } from './content.routes.ts';
import { type ContentNeeds, createContentService } from './content.service.ts';
import { createEditor } from './editor.service.ts';

/** Announcements, banners and help. */
export function createContentModule(context: ModuleContext, needs: ContentNeeds) {
  const content = createContentService(context, needs);
  const editor = createEditor(context, needs);
  return { handlers: contentRoutes(content), admin: contentAdmin(content, editor), content };
}
