import { ConfigError } from '@chengcang/process';
import type { TargetRules } from '../adapters/webhooks/webhookTargets.ts';

type Env = Record<string, string | undefined>;

/** Where messages of webhooks may go. Production sends by https to the internet alone. */
export function readWebhookTargets(env: Env, { demo }: { demo: boolean }): TargetRules {
  const text = env.WEBHOOKS_TO_THIS_MACHINE || 'false';
  if (!['true', 'false'].includes(text))
    throw new ConfigError('环境变量缺失或不正确：WEBHOOKS_TO_THIS_MACHINE');
  const allowsThisMachine = text === 'true';
  if (allowsThisMachine && !demo) throw new ConfigError('环境变量 WEBHOOKS_TO_THIS_MACHINE 不能用于生产环境');
  return { allowsHttp: demo, allowsThisMachine };
}
