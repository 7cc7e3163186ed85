import { fixed, flag, id, keyOf, named, page, scope, searchParams } from '../../lib/searchParams.ts';

export type DeveloperTab = 'tokens' | 'webhooks';

/** Which part of 开放接口 is shown, as the address has it; of the second, the log of one endpoint. */
export const developerParams = searchParams({
  tab: keyOf<DeveloperTab>({ tokens: '', webhooks: '' }, 'tokens'),
  endpointId: named('endpoint', scope(id())),
});

/** Which messages of an endpoint are listed. */
export const messagesParams = searchParams({
  tab: fixed('webhooks'),
  endpointId: named('endpoint', scope(id())),
  failed: flag(),
  page: page(),
});
