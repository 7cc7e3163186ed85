import { type Static, Type } from 'typebox';
import { EntityId, entityId } from '../../shared/values.ts';
import { MoneyLogsBody } from './wallet.schemas.ts';

const fen = Type.Integer({ description: 'fen' });

export const WalletQuery = Type.Object({
  accountId: Type.Optional(entityId('of the account; or its phone with its kind')),
  phone: Type.Optional(Type.String({ pattern: '^1\\d{10}$', description: 'with `kind`, instead of the id' })),
  kind: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: '1 buyer, 2 supplier' })),
});
export type WalletOf = Static<typeof WalletQuery>;

export const WalletAtDesk = Type.Object({
  accountId: EntityId,
  kind: Type.Integer({ description: '1 buyer, 2 supplier' }),
  status: Type.Integer({ description: '1 active, 2 frozen, 4 closed' }),
  name: Type.String({ description: 'nickname or store' }),
  phone: Type.String({ description: 'masked' }),
  balance: fen,
  held: Type.Integer({ description: 'fen of the balance that may have to come back' }),
  frozen: Type.Integer({ description: 'fen of open cash-outs' }),
  deposit: Type.Integer({ description: 'fen in a supplier’s deposit' }),
  withdrawable: Type.Integer({ description: 'fen that may be cashed out' }),
  recharged: fen,
  spent: fen,
  earned: fen,
});
export type WalletAtDeskDto = Static<typeof WalletAtDesk>;

export const WalletLogsQuery = Type.Object({ accountId: EntityId, ...MoneyLogsBody.properties });
