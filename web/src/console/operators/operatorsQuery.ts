import { given } from '../../lib/given.ts';
import { id, keyOf, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import type { OperatorFilter } from '../graphql/generated/graphql.ts';
import { permissionText } from '../permissions.text.ts';
import { statusNames } from './operators.text.ts';

/** Which operators are listed, as the address has it. */
export const operatorsParams = searchParams({
  status: keyOf(statusNames),
  role: id(),
  permission: keyOf(permissionText),
});

export const operatorsFilter = ({
  status,
  role,
  permission,
}: QueryOf<typeof operatorsParams>): OperatorFilter => ({
  ...(status && { isEnabled: status === 'enabled' }),
  ...given({ roleId: role, permission }),
});

/** Which roles. */
export const rolesParams = searchParams({ permission: keyOf(permissionText) });
