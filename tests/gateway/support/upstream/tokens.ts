import type { ApiTokenDto, TokenDocumentDto } from '../../../../gateway/src/domains/tokens/tokens.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const token: ApiTokenDto = {
  ...{ id: 1, name: '仓库程序', hint: 'chengcang_Ab12', status: 1, scopes: ['orders:read', 'orders:pay'] },
  ...{ networks: ['203.0.113.0/24'], dayLimit: 100_000, spentToday: 1_200, documents: 3 },
  ...{ createdAt: '2026-11-20T12:00:00+08:00', expiresAt: '2027-02-18T12:00:00+08:00' },
  ...{ lastUsedAt: '2026-11-21T12:00:00+08:00', revokedAt: null },
};

const document: TokenDocumentDto = {
  ...{ hash: 'a'.repeat(64), name: 'Orders', type: 'query', createdAt: '2026-11-20T12:00:00+08:00' },
};

export const answers: Answers = {
  '/tokens/list': () => ok({ list: [token], grantable: [{ scope: 'orders:read', name: '查看订单' }] }),
  '/tokens/documents': () => ok({ list: [document] }),
  '/tokens/registerDocuments': () => ok({ list: [document] }),
  '/tokens/deleteDocuments': () => ok({ list: [] }),
  '/tokens/create': () => ok({ ...token, token: `chengcang_${'A'.repeat(42)}` }),
  '/tokens/revoke': () => ok({ ...token, status: 3, revokedAt: '2026-11-22T12:00:00+08:00' }),
};
