import { ConfigError } from './startError.ts';

const ROOTS = ['always_on', 'always_off', 'traceidratio'] as const;
const BY_PARENT = 'parentbased_';
const RATIO = '0.05';

/** Which traces are exported: by a rule for their first span, or where there is a span before it, as that one was. */
export type Sampling = { root: (typeof ROOTS)[number]; byParent: boolean; ratio: number };

/** Reads `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`. */
export function readSampling(env: Record<string, string | undefined>): Sampling {
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_traceidratio';
  const byParent = name.startsWith(BY_PARENT);
  const root = ROOTS.find((one) => one === (byParent ? name.slice(BY_PARENT.length) : name));
  if (!root)
    throw new ConfigError(`环境变量 OTEL_TRACES_SAMPLER 应为 ${ROOTS.join('、')}，前面可加 ${BY_PARENT}`);
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || RATIO);
  if (!(ratio >= 0 && ratio <= 1)) throw new ConfigError('环境变量 OTEL_TRACES_SAMPLER_ARG 应为 0 到 1 的数');
  return { root, byParent, ratio };
}
