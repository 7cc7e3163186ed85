import {
  duration,
  endSpan,
  LONG_SECONDS,
  labelSets,
  SpanKind,
  startChild,
  withinSpan,
} from '@chengcang/process';
import { countCall } from './callCounts.ts';
import { ProviderError } from './providerError.ts';
import { ShopError } from './shops/shopError.ts';
import { TrackingError } from './tracking/trackingError.ts';
import { WaybillError } from './waybills/waybillError.ts';

const durations = duration('chengcang_provider_call_duration_seconds', {
  description: 'Calls of outside platforms by kind of outcome',
  seconds: LONG_SECONDS,
});
const labels = labelSets('provider', 'outcome');

/** A failed call by its kind or reason, of which there is a fixed set; anything else is a defect here. */
function outcomeOf(error: unknown): string {
  if (error instanceof ProviderError) return error.reason;
  if (error instanceof ShopError || error instanceof WaybillError || error instanceof TrackingError)
    return error.kind;
  return 'defect';
}

/** Measures a call of an outside platform. */
export async function observeCall<T>(provider: string, call: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const span = startChild(
    () => `${provider} ${call}`,
    SpanKind.CLIENT,
    () => ({ 'peer.service': provider }),
  );
  let outcome = 'ok';
  try {
    return await withinSpan(span, work);
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    endSpan(span, outcome === 'ok' ? undefined : outcome);
    durations.record((performance.now() - begun) / 1000, labels(provider, outcome));
    countCall(provider, outcome);
  }
}

/** The same adapter, of which these calls are measured, as far as it has them. */
export function observed<Adapter extends object>(
  provider: string,
  adapter: Adapter,
  calls: readonly (keyof Adapter & string)[],
): Adapter {
  const measured = calls.flatMap((call) => {
    const make = adapter[call] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (!make) return [];
    return [[call, (...args: unknown[]) => observeCall(provider, call, () => make.apply(adapter, args))]];
  });
  return { ...adapter, ...Object.fromEntries(measured) };
}
