import type { Tx } from '../../db/client.ts';
import { tell } from '../notices/personNotices.ts';
import { LICENCE_NAMES } from './licenceNames.ts';
import type { LicenceDto } from './licences.schemas.ts';

const ACCEPTED = 2;

/** Tells a supplier how one of its licences was decided about. */
export async function tellDecision(tx: Tx, { id, sellerId, kind, status, reason }: LicenceDto) {
  const name = LICENCE_NAMES[kind] ?? '资质';
  const told =
    status === ACCEPTED
      ? { title: `${name}已通过审核`, detail: '已在您的店铺页面展示。' }
      : { title: `${name}未通过审核`, detail: `${reason}。请准备好后重新提交。` };
  await tell(tx, [
    {
      ...{ ...told, accountId: sellerId, kind: 'licenceDecided', link: '/me' },
      onceKey: `licenceDecided:${id}`,
    },
  ]);
}
