import { defaultResource, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import manifest from '../package.json' with { type: 'json' };

export const VERSION = manifest.version;

/** What metrics and traces say of the process that they come from. */
export function resourceOf(role: string): Resource {
  return defaultResource().merge(
    resourceFromAttributes({ 'service.name': `chengcang-${role}`, 'service.version': VERSION }),
  );
}
