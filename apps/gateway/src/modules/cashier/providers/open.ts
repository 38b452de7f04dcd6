import type { PaymentProvider } from './provider.ts';
import { createSandbox, type SandboxConfig } from './sandbox/sandbox.ts';

/** Providers that are configured. A new one is a folder beside `sandbox`, and a line here. */
export interface ProvidersConfig {
  readonly sandbox?: SandboxConfig | undefined;
}

export const openProviders = ({ sandbox }: ProvidersConfig): readonly PaymentProvider[] =>
  sandbox ? [createSandbox(sandbox)] : [];
