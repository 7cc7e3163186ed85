import type { Db } from '../db/client.ts';
import { findByPhone } from '../modules/accounts/accounts.repository.ts';
import { freezeAccount, reconcileFrozenSellers, thawAccount } from '../modules/shipments/freezing.service.ts';
import { shanghaiIsoOrNull } from '../shared/clock.ts';
import { accountStatuses } from '../shared/statuses.ts';
import { audited, type Command, OpsError, requireOption, type Values } from './command.ts';

const KINDS: Record<string, number> = { buyer: 1, seller: 2 };
const FROZEN = accountStatuses.frozen;
const person = { phone: { type: 'string' }, kind: { type: 'string' } } as const;

export const accountCommands: Command[] = [
  {
    name: 'account find',
    usage: '查看账号：--phone 手机号 --kind buyer|seller',
    options: person,
    run: async ({ db }, values) => {
      const { id, phone, nickName, status, level, superId, realStatus, lastLoginAt } = await accountOf(
        db,
        values,
      );
      const state = status === FROZEN ? '冻结' : '正常';
      return [
        {
          id,
          phone,
          nickName,
          state,
          level,
          superId,
          realStatus,
          lastLoginAt: shanghaiIsoOrNull(lastLoginAt),
        },
      ];
    },
  },
  {
    name: 'account freeze',
    usage:
      '冻结账号并立即结束其登录；供应商的商品随之下架，未付款订单取消，未出单的包裹48小时后退款，货款暂停结算：--phone 手机号 --kind buyer|seller --reason 原因',
    options: { ...person, reason: { type: 'string' } },
    run: async (context, values) => {
      const reason = requireOption(values, 'reason');
      const { id } = await accountOf(context.db, values);
      await audited(context, 'account freeze', String(id), { reason }, async (tx) => {
        await freezeAccount(context.db, tx, id);
      });
      await reconcileFrozenSellers(context.db);
      return `账号 ${id} 已冻结`;
    },
  },
  {
    name: 'account thaw',
    usage: '解冻账号，供应商因冻结下架的商品重新上架：--phone 手机号 --kind buyer|seller --reason 原因',
    options: { ...person, reason: { type: 'string' } },
    run: async (context, values) => {
      const reason = requireOption(values, 'reason');
      const { id } = await accountOf(context.db, values);
      await audited(context, 'account thaw', String(id), { reason }, (tx) => thawAccount(tx, id));
      return `账号 ${id} 已解冻`;
    },
  },
];

async function accountOf(db: Db, values: Values) {
  const kind = KINDS[requireOption(values, 'kind')];
  if (!kind) throw new OpsError('--kind 只能是 buyer 或 seller');
  const account = await findByPhone(db, kind, requireOption(values, 'phone'));
  if (!account) throw new OpsError('没有这个账号');
  return account;
}
