import type { ModuleContext } from '../../contract/module.ts';
import { contentAdmin } from './content.admin.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';

/** Announcements, banners and help. @param needs.imageCdns https origins that may serve pictures, next to our own */
export function createContentModule(context: ModuleContext, { imageCdns }: { imageCdns: string[] }) {
  const content = createContentService(context, imageCdns);
  return { handlers: contentRoutes(content), admin: contentAdmin(content), content };
}
