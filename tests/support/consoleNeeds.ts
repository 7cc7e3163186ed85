import type { Permission } from '../../api/src/shared/permissions.ts';

/** What a route of the console needs, by hand: `everyone` for visitors, `operator` for whoever is signed in. */
export const NEEDS: Record<string, Permission | 'everyone' | 'operator'> = {
  'POST /console/login': 'everyone',
  'POST /console/login/code': 'everyone',
  'POST /console/logout': 'operator',
  'POST /console/prove': 'operator',
  'GET /console/me': 'operator',
  'GET /console/operators': 'operators.manage',
  'POST /console/operators/create': 'operators.manage',
  'PUT /console/operators/update': 'operators.manage',
  'POST /console/operators/reset': 'operators.manage',
  'POST /console/operators/signOut': 'operators.manage',
  'GET /console/roles': 'operators.manage',
  'POST /console/roles/save': 'operators.manage',
  'DELETE /console/roles/delete': 'operators.manage',
  'GET /console/audit': 'audit.read',
  'GET /console/approvals': 'approvals.read',
  'POST /console/approvals/decide': 'approvals.read',
  'POST /console/approvals/revoke': 'approvals.read',
  // Of what an operator may not read nothing is found.
  'POST /console/find': 'operator',
  'POST /console/reveal': 'people.reveal',
  'GET /console/orders': 'orders.read',
  'GET /console/orders/detail': 'orders.read',
  'GET /console/parcels': 'orders.read',
  'GET /console/parcels/timeline': 'orders.read',
  'POST /console/orders/cancel': 'orders.act',
  'POST /console/parcels/refund': 'orders.act',
  'POST /console/parcels/reissue': 'orders.act',
  'POST /console/parcels/receiver': 'orders.act',
};
/** Those that move money: they want a second factor that was shown a short time ago. */
export const PROVEN = [
  'POST /console/approvals/decide',
  'POST /console/orders/cancel',
  'POST /console/parcels/refund',
];
