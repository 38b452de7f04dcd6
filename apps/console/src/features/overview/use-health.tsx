import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Overview } from '@mekong/api-client/admin/types';
import type { HealthItem } from '@mekong/ui/patterns/HealthRow';
import { healthOf } from './health.ts';
import { PaymentHealth } from './PaymentHealth.tsx';

/** How each part of the site is doing, in words. */
export function useHealth(overview: Overview): readonly HealthItem[] {
  const { t } = useLingui();
  const { site, health, attention, figures } = overview;
  const tones = healthOf(overview);
  const words = {
    good: t({ message: 'Healthy', comment: 'State of a part of the system' }),
    warning: t({ message: 'Needs attention', comment: 'State of a part of the system, and what needs somebody' }),
    bad: t({ message: 'Failing', comment: 'State of a part of the system' }),
  };
  const waiting = health.queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const failed = health.queues.reduce((sum, queue) => sum + queue.failed, 0);
  const item = (key: keyof typeof tones, label: string, detail: HealthItem['detail']): HealthItem => ({
    key,
    label,
    detail,
    tone: tones[key],
    toneLabel: words[tones[key]],
  });
  return [
    item(
      'site',
      t`Site`,
      site.open
        ? t({
            message: `Online, ${plural(figures.activeSessions, { one: '# active session', other: '# active sessions' })}`,
            comment: 'State of the site: members can use it, and so many are logged in',
          })
        : t`Closed for maintenance`,
    ),
    item('database', t`Database`, health.database.writable ? t`Takes writes` : t`Takes no writes`),
    item(
      'jobs',
      t`Jobs`,
      health.jobs.clockHeld
        ? t`Waiting for the clock to be confirmed`
        : t`${health.jobs.count} in all, ${health.jobs.late} late, ${health.jobs.failing} failing`,
    ),
    item('queues', t`Queues`, t`${waiting} waiting, ${failed} failed`),
    item(
      'payments',
      t({ message: 'Payments', context: 'part of the system' }),
      <PaymentHealth payments={health.payments} />,
    ),
    item('codes', t`Codes by SMS`, t`${attention.codes.used} of ${attention.codes.sent} used in the last hour`),
  ];
}
