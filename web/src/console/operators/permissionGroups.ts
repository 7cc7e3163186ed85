import { knownPermissions, type Permission } from '../permissions.text.ts';
import { permissionGroups } from './operators.text.ts';

interface PermissionGroup {
  /** What they are about. */
  group: string;
  permissions: Permission[];
}

/** Permissions by what they are about, in the order of the table of permissions. */
export function groupedPermissions(given: readonly string[]): PermissionGroup[] {
  const groups = new Map<string, Permission[]>();
  for (const permission of knownPermissions(given)) {
    const [noun = permission] = permission.split('.');
    groups.set(noun, [...(groups.get(noun) ?? []), permission]);
  }
  return [...groups].map(([noun, permissions]) => ({ group: permissionGroups[noun] ?? noun, permissions }));
}
