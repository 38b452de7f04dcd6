import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { MemberService } from '../identity/member.service.ts';
import type { Registration } from '../identity/registration.service.ts';
import type { SignIn } from '../identity/sign-in.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { openProviders } from './providers.ts';
import { createHandoverPage } from './social.page.ts';
import { purgeSocial } from './social.repository.ts';
import { registerHandover, socialFaults, socialRoutes } from './social.routes.ts';
import { createSocial } from './social.service.ts';
import type { SocialClients } from './social-config.ts';

export interface SocialNeeds {
  settings: Settings;
  signIn: SignIn;
  registration: Registration;
  members: MemberService;
  clients: SocialClients;
}

/** Signing in with an account of another provider. */
export function createSocialModule(
  { db, cipher, publicOrigin, log }: ModuleContext,
  { clients, ...ports }: SocialNeeds,
) {
  const sendHandover = createHandoverPage(ports.settings);
  const social = createSocial({ db, ...ports, cipher, providers: openProviders(clients), publicOrigin, log });
  return {
    handlers: socialRoutes(social, sendHandover),
    register: registerHandover,
    jobs: [{ name: 'social.purge', everySeconds: 300, run: ({ db }) => purgeSocial(db) }] satisfies IntervalJob[],
    /** Shows a failure in the window that a provider has opened. */
    showFault: socialFaults(sendHandover),
  };
}
