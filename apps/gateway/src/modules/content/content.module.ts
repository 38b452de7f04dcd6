import type { ModuleContext } from '../../contract/module.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';

/** Announcements, banners and help. @param needs.imageCdns https origins that may serve pictures, next to our own */
export function createContentModule({ db, notifier }: ModuleContext, { imageCdns }: { imageCdns: string[] }) {
  const content = createContentService(db, notifier, imageCdns);
  return { handlers: contentRoutes(content), content };
}
