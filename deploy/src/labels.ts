import { k8s } from 'cdk8s-plus-33';

const PART_OF = 'chengcang';
const NAME = 'app.kubernetes.io/name';

export type Role = 'api' | 'worker' | 'gateway' | 'console' | 'migrate';

/** What selects the pods of a role. */
export const selects = (role: Role) => ({ [NAME]: `${PART_OF}-${role}` });

export const labelsOf = (role: Role) => ({ ...selects(role), 'app.kubernetes.io/part-of': PART_OF });

export const nameOf = (role: Role) => `${PART_OF}-${role}`;

export const PORTS = { gateway: 4000, api: 4001, console: 4002, metrics: 9464 };

export const port = k8s.IntOrString.fromNumber;
