import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import type { Db } from '../../kernel/db/open.ts';
import { registerEntryGates, visitOf } from './entry-gates.ts';
import { openSettings } from './settings.service.ts';
import { createSettingsEditor } from './settings-editor.service.ts';
import { systemAdmin, systemRules } from './system.admin.ts';
import { systemRoutes } from './system.routes.ts';
import { createSystemService, type SystemConfig } from './system.service.ts';

export interface SystemNeeds {
  /** The database itself, whose readiness is told. */
  database: Db;
  config: SystemConfig;
  /** Addresses or ranges whose forwarding headers are believed. */
  trustProxy: readonly string[];
}

/** Settings, and what the site has to know about itself before and beside every screen. */
export async function createSystemModule(
  { db, notifier, cursors, log, now }: ModuleContext,
  { database, config, trustProxy }: SystemNeeds,
) {
  const settings = await openSettings(db, notifier, log);
  const service = createSystemService(database, settings, config, now);
  return {
    handlers: systemRoutes(service, async (request) =>
      visitOf(request, trustProxy, (await settings.current()).region.header),
    ),
    admin: systemAdmin(createSettingsEditor({ db, settings, cursors })),
    approvalRules: systemRules(settings),
    settings,
    readiness: service.readiness,
    /** Closes the calls of the contract while the site is closed to a visitor; before they are registered. */
    guardEntry: (app: FastifyInstance) => registerEntryGates(app, settings, trustProxy),
    close: () => settings.close(),
  };
}
