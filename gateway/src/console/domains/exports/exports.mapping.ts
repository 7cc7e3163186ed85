import type { Body } from '../../../rest/contract.ts';
import type { ListExportInput } from '../../resolvers.generated.ts';

/** The list that the input names, with its filter as REST takes it. */
export function exportOf({ walletLines, ...others }: ListExportInput) {
  if (walletLines) {
    const { accountId, filter } = walletLines;
    return { list: 'walletLines' as const, filter: { accountId, ...given(filter) } };
  }
  const [[list, filter] = []] = Object.entries(others);
  return { list: list as Body<'/console/exports', 'post'>['list'], filter: given(filter) };
}

/** REST has no nulls in filters. */
function given(filter: object | null | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => value != null));
}
